// Pieces of a game as small drawings on a square of 24: on the stage, falling, and in pictures.

export interface Piece {
  /** Its outline; none: only what is written. */
  readonly path: string;
  readonly fill: string;
  readonly edge?: string;
  readonly text?: string;
  /** Of what is written and drawn on it. */
  readonly ink?: string;
  /** How far down the text stands; 12 is the middle. */
  readonly at?: number;
  /** What is drawn on it besides. */
  readonly sign?: string;
}

export const SIDE = 24;
const INK = '#33231c';

const SQUARE = 'M5 1h14a4 4 0 014 4v14a4 4 0 01-4 4H5a4 4 0 01-4-4V5a4 4 0 014-4z';
export const DISC = 'M12 1a11 11 0 010 22 11 11 0 010-22z';
export const DIAMOND = 'M12 1l11 11-11 11L1 12z';

/** An ivory letter; others choose their colours. */
export const tile = (text: string, changes: Partial<Piece> = {}): Piece => ({ path: SQUARE, fill: '#fbf6e9', edge: '#cdbd97', text, ink: INK, ...changes });

/** A sign between pieces, such as ×. */
export const sign = (text: string): Piece => ({ path: '', fill: 'none', text, ink: 'currentColor' });

/** How large its text is, so that two figures have room as well. */
export const textSize = ({ text = '', path }: Piece): number => (path && text.length > 1 ? 10.5 : 14.5);

const shape = (path: string): Path2D => new Path2D(path);

/** Draws a piece on a canvas, so wide, with its corner at the canvas's present origin. */
export function draw(on: CanvasRenderingContext2D, piece: Piece, width: number, ink: string): void {
  on.save();
  on.scale(width / SIDE, width / SIDE);
  if (piece.path) {
    on.fillStyle = piece.fill;
    on.fill(shape(piece.path));
    if (piece.edge) {
      on.strokeStyle = piece.edge;
      on.lineWidth = 1.2;
      on.stroke(shape(piece.path));
    }
  }
  on.fillStyle = piece.ink === 'currentColor' ? ink : (piece.ink ?? ink);
  if (piece.sign) on.fill(shape(piece.sign));
  if (piece.text) {
    on.font = `700 ${textSize(piece)}px Atkinson, sans-serif`;
    on.textAlign = 'center';
    on.textBaseline = 'alphabetic';
    on.fillText(piece.text, SIDE / 2, (piece.at ?? 12) + textSize(piece) * 0.34);
  }
  on.restore();
}
