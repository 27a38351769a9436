// What one reads off a view: its rows and columns, and squares by their names. Pure.
import type { Square } from '../../kit/board/grid.ts';
import type { View } from './wire.ts';

export const EMPTY = '.';
export const NEUTRAL = '#';
const ROWS = 'ABCDEFGH';

export const rowNames = (view: View): readonly string[] => [...ROWS.slice(0, view.options.height)];
export const colNames = (view: View): readonly string[] => Array.from({ length: view.options.width }, (_, col) => String(col + 1));
export const size = (view: View): number => view.options.width * view.options.height;

/** C5: row C, column 5. */
export const squareName = ([row, col]: Square): string => `${ROWS[row] ?? '?'}${col + 1}`;

export function squareNamed(name: unknown): Square | null {
  const found = typeof name === 'string' ? /^([A-H])(\d{1,2})$/.exec(name) : null;
  return found ? [ROWS.indexOf(found[1] ?? ''), Number(found[2]) - 1] : null;
}

export const alone = (view: View): boolean => view.filled.length === 1;
