// A result as a picture, drawn on the device in the game's colours, to be sent to others or kept.
import { draw, type Piece } from './piece.ts';

export interface Poster {
  readonly hue: number;
  readonly emblem: string | undefined;
  readonly game: string;
  readonly title: string;
  readonly line: string;
  readonly scores: readonly { readonly name: string; readonly score: number; readonly winner: boolean }[];
  /** Row by row; several rows are drawn smaller. */
  readonly pieces: readonly (readonly Piece[])[];
  /** What the pieces are. */
  readonly caption: string;
  readonly brand: string;
  readonly address: string;
}

export const WIDTH = 1080;
const HEIGHT = 1080;
const MARGIN = 80;
const CREAM = '#fbf3e2';
const SOFT = '#e9dcc3';

export async function pictureOf(poster: Poster): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const on = canvas.getContext('2d');
  if (!on) throw new Error('no canvas');
  const [emblem] = await Promise.all([imageOf(poster.emblem), document.fonts.load('700 40px Atkinson'), document.fonts.load('60px "Young Serif"')]);
  paint(on, poster, emblem);
  return await new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}

function paint(on: CanvasRenderingContext2D, poster: Poster, emblem: HTMLImageElement | null): void {
  const felt = on.createRadialGradient(WIDTH / 2, 300, 100, WIDTH / 2, HEIGHT / 2, 900);
  felt.addColorStop(0, `oklch(0.46 0.078 ${poster.hue})`);
  felt.addColorStop(1, `oklch(0.3 0.065 ${poster.hue})`);
  on.fillStyle = felt;
  on.fillRect(0, 0, WIDTH, HEIGHT);
  on.textAlign = 'center';
  if (emblem) on.drawImage(emblem, WIDTH / 2 - 120, 56, 240, 200);
  write(on, poster.game, 318, 44, SOFT, 'Atkinson, sans-serif', 700);
  let below = write(on, poster.title, 412, 84, CREAM, '"Young Serif", serif', 400);
  if (poster.line) below = write(on, poster.line, below + 70, 38, SOFT, 'Atkinson, sans-serif', 400);
  below = poster.scores.length ? table(on, poster.scores, below + 50) : below + 30;
  stage(on, poster, below + 40, HEIGHT - 120);
  write(on, `${poster.brand} · ${poster.address}`, HEIGHT - 46, 34, SOFT, 'Atkinson, sans-serif', 500);
}

/** Writes in the middle, smaller where it would be too wide; says where its foot is. */
function write(on: CanvasRenderingContext2D, text: string, foot: number, size: number, colour: string, family: string, weight: number): number {
  const most = WIDTH - 2 * MARGIN;
  on.font = `${weight} ${size}px ${family}`;
  const wide = on.measureText(text).width;
  if (wide > most) on.font = `${weight} ${Math.floor((size * most) / wide)}px ${family}`;
  on.fillStyle = colour;
  on.textAlign = 'center';
  on.fillText(text, WIDTH / 2, foot);
  return foot;
}

function table(on: CanvasRenderingContext2D, scores: Poster['scores'], top: number): number {
  const row = scores.length > 3 ? 54 : 66;
  const [left, right] = [WIDTH / 2 - 300, WIDTH / 2 + 300];
  scores.forEach(({ name, score, winner }, n) => {
    const foot = top + (n + 0.72) * row;
    if (winner) {
      on.fillStyle = 'oklch(1 0 0 / 0.14)';
      on.beginPath();
      on.roundRect(left - 30, top + n * row, 660, row - 6, 18);
      on.fill();
    }
    on.font = `${winner ? 700 : 400} ${row * 0.62}px Atkinson, sans-serif`;
    on.fillStyle = CREAM;
    on.textAlign = 'left';
    on.fillText(`${winner ? '★ ' : ''}${name}`, left, foot, 440);
    on.textAlign = 'right';
    on.fillText(String(score), right, foot);
  });
  return top + scores.length * row;
}

/** The pieces, as large as they have room, with their sentence under them. */
function stage(on: CanvasRenderingContext2D, { pieces, caption }: Poster, top: number, bottom: number): void {
  const most = Math.max(1, ...pieces.map((row) => row.length));
  const room = bottom - top - (caption ? 70 : 0);
  const cell = Math.min(104, (WIDTH - 2 * MARGIN) / most, room / Math.max(1, pieces.length));
  const start = top + Math.max(0, (room - cell * pieces.length) / 2);
  pieces.forEach((row, n) => {
    row.forEach((piece, place) => {
      on.save();
      on.translate(WIDTH / 2 + (place - row.length / 2) * cell, start + n * cell);
      draw(on, piece, cell - 8, CREAM);
      on.restore();
    });
  });
  if (caption) write(on, caption, start + cell * pieces.length + 52, 36, CREAM, 'Atkinson, sans-serif', 400);
}

async function imageOf(address: string | undefined): Promise<HTMLImageElement | null> {
  if (!address) return null;
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return null; // A picture without its emblem is still a picture.
  }
}
