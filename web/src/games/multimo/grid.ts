// Grids and what waits beside them: reading, changing, comparing. Pure.
import type { Square } from '../../kit/board/grid.ts';
import { EMPTY, NEUTRAL } from './view.ts';
import type { Grid, View } from './wire.ts';

/** What is on a square; beyond the edge nothing can be. */
export const at = (grid: Grid, [row, col]: Square): string => grid[row]?.[col] ?? EMPTY;

export const inside = (grid: Grid, [row, col]: Square): boolean => grid[row]?.[col] !== undefined;

export const isLetter = (tile: string): boolean => tile !== EMPTY && tile !== NEUTRAL;

export const key = ([row, col]: Square): string => `${row},${col}`;

/** The grid with other contents on some squares. */
export function put(grid: Grid, ...changes: readonly (readonly [Square, string])[]): Grid {
  const rows = grid.map((row) => [...row]);
  for (const [[row, col], tile] of changes) {
    const line = rows[row];
    if (line) line[col] = tile;
  }
  return rows.map((row) => row.join(''));
}

export const sameGrid = (one: Grid, other: Grid): boolean => one.join('/') === other.join('/');

/** Everything that lies on a grid. */
export const tilesOn = (grid: Grid): string => grid.join('').replaceAll(EMPTY, '');

/** What one holds less what lies on the grid; null if the grid has more than one holds. */
export function without(held: string, laid: string): string | null {
  const left = [...held];
  for (const tile of laid) {
    const found = left.indexOf(tile);
    if (found < 0) return null;
    left.splice(found, 1);
  }
  return left.join('');
}

/** What would wait beside one's own grid if it looked like this; null if it cannot. */
export const waitingBeside = (view: View, grid: Grid): string | null => without(tilesOn(view.grid) + view.waiting, tilesOn(grid));

export interface Pile {
  readonly face: string;
  readonly count: number;
}

/** The waiting area in piles: the neutral squares first, then letter by letter. */
export function piles(waiting: string): readonly Pile[] {
  const counts = new Map<string, number>();
  for (const face of waiting) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts].map(([face, count]) => ({ face, count })).sort((one, other) => (one.face < other.face ? -1 : 1));
}
