// Pieces of the game fall softly over the page, once; nothing can be touched by them, and nothing falls where motion is not wanted.
import { still } from '../board/travel.ts';
import { draw, type Piece } from './piece.ts';

const LASTS = 4200;
const SIZE = 30;

interface Flake {
  readonly picture: HTMLCanvasElement;
  /** Where it falls, as a share of the width. */
  readonly x: number;
  readonly starts: number;
  /** Milliseconds from top to bottom. */
  readonly falls: number;
  readonly sway: number;
  readonly spin: number;
  readonly size: number;
}

/** Lets so many pieces fall; the answer takes them away before their time. */
export function fall(pieces: readonly Piece[], many: number): () => void {
  const nothing = (): void => {};
  if (still() || !pieces.length) return nothing;
  const canvas = document.createElement('canvas');
  const on = canvas.getContext('2d');
  if (!on) return nothing;
  canvas.dataset['confetti'] = '';
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', pointerEvents: 'none', zIndex: '30' });
  const sharp = Math.min(devicePixelRatio, 2);
  [canvas.width, canvas.height] = [innerWidth * sharp, innerHeight * sharp];
  const pictures = pieces.map((piece) => pictureOf(piece, SIZE * sharp * 1.4));
  const flakes = Array.from({ length: many }, (_, n) => flake(pictures[n % pictures.length]!));
  document.body.append(canvas);
  const began = performance.now();
  let next = requestAnimationFrame(function step(now) {
    if (now - began > LASTS) return canvas.remove();
    on.clearRect(0, 0, canvas.width, canvas.height);
    for (const one of flakes) place(on, one, now - began, sharp);
    next = requestAnimationFrame(step);
  });
  return () => {
    cancelAnimationFrame(next);
    canvas.remove();
  };
}

function flake(picture: HTMLCanvasElement): Flake {
  const falls = 1900 + Math.random() * 1300;
  const some = (most: number): number => (Math.random() - 0.5) * 2 * most;
  return {
    picture,
    x: Math.random(),
    starts: Math.random() * (LASTS - falls),
    falls,
    sway: some(40),
    spin: some(3.5),
    size: SIZE * (0.6 + Math.random() * 0.7),
  };
}

function place(on: CanvasRenderingContext2D, one: Flake, time: number, sharp: number): void {
  const way = (time - one.starts) / one.falls;
  if (way < 0 || way > 1) return;
  const { width, height } = on.canvas;
  on.save();
  on.globalAlpha = Math.min(1, (1 - way) * 4);
  on.translate(one.x * width + Math.sin(way * 5 + one.x * 7) * one.sway * sharp, way * (height + 2 * SIZE * sharp) - SIZE * sharp);
  on.rotate(one.spin * way + one.x);
  const size = one.size * sharp;
  on.drawImage(one.picture, -size / 2, -size / 2, size, size);
  on.restore();
}

function pictureOf(piece: Piece, width: number): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.width = picture.height = Math.ceil(width);
  const on = picture.getContext('2d');
  if (on) draw(on, piece, width, '#33231c');
  return picture;
}
