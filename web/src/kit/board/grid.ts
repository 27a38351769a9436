// Squares of a board: their neighbours by arrow key, and what a dropped piece has been dropped on. Pure but for reading attributes.

/** Row and column, from 0, top left. */
export type Square = readonly [row: number, col: number];

export const sameSquare = (one: Square, other: Square): boolean => one[0] === other[0] && one[1] === other[1];

/** So many steps to the right, or down. */
export const stepped = ([row, col]: Square, steps: number, across: boolean): Square => (across ? [row, col + steps] : [row + steps, col]);

/** The square a key leads to, or null when the key is none of ours; the edge of the board is its edge. */
export function neighbour(key: string, [row, col]: Square, rows: number, cols: number): Square | null {
  switch (key) {
    case 'ArrowLeft':
      return [row, Math.max(0, col - 1)];
    case 'ArrowRight':
      return [row, Math.min(cols - 1, col + 1)];
    case 'ArrowUp':
      return [Math.max(0, row - 1), col];
    case 'ArrowDown':
      return [Math.min(rows - 1, row + 1), col];
    case 'Home':
      return [row, 0];
    case 'End':
      return [row, cols - 1];
    default:
      return null;
  }
}

/** What pieces may be dropped on: squares of a Grid, spots of a Rack, and the rack itself. */
export const PLACES = '[data-square], [data-spot], [data-rack]';

export type Landing = { readonly on: 'square'; readonly square: Square } | { readonly on: 'rack'; readonly spot: number | null };

export function landing(place: HTMLElement): Landing {
  const { square, spot } = place.dataset;
  if (square === undefined) return { on: 'rack', spot: spot === undefined ? null : Number(spot) };
  const [row = 0, col = 0] = square.split(',').map(Number);
  return { on: 'square', square: [row, col] };
}
