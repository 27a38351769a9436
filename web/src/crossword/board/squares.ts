// Squares by their names, and squares among others. Pure.
import { sameSquare, stepped, type Square } from '../../kit/board/grid.ts';

const ROWS = 'ABCDEFGHIJKLMNO';

export const rowNames = (size: number): readonly string[] => [...ROWS.slice(0, size)];
export const colNames = (size: number): readonly string[] => Array.from({ length: size }, (_, col) => String(col + 1));

/** E3: row E, column 3. */
export const squareName = ([row, col]: Square): string => `${ROWS[row] ?? '?'}${col + 1}`;

export function squareNamed(name: unknown): Square | null {
  const found = typeof name === 'string' ? /^([A-O])(\d{1,2})$/.exec(name) : null;
  return found ? [ROWS.indexOf(found[1] ?? ''), Number(found[2]) - 1] : null;
}

export const isAmong = (squares: readonly Square[], square: Square): boolean => squares.some((one) => sameSquare(one, square));

/** The squares of a word, from its first on. */
export function squaresOf({ row, col, across }: { readonly row: number; readonly col: number; readonly across: boolean }, length: number): readonly Square[] {
  return Array.from({ length }, (_, n) => stepped([row, col], n, across));
}
