// Which words of a grid count and which do not, square by square, to be drawn along them. Pure.
import { stepped, type Square } from '../../kit/board/grid.ts';
import type { Words } from '../../kit/preview/previewed.ts';
import { at, key } from './grid.ts';
import type { Formed, Grid, GridSheet, View, Word } from './wire.ts';

/** good: it counts · void: the dictionary does not have it · apart: good, but cut off from the rest. */
export type Mark = 'good' | 'void' | 'apart';

export interface Marked {
  readonly text: string;
  readonly mark: Mark;
  /** Where the word begins and ends, its line does. */
  readonly first: boolean;
  readonly last: boolean;
}

export interface SquareMarks {
  readonly across?: Marked;
  readonly down?: Marked;
}

export interface Marks {
  get(square: Square): SquareMarks | undefined;
}

export const markOf = (word: Word): Mark => (word.flaw === null ? 'good' : word.flaw === 'isolated' ? 'apart' : 'void');

export const squaresOf = (word: Formed): readonly Square[] => Array.from(word.text, (_, n) => stepped([word.row, word.col], n, word.across));

const UNMARKED: Marks = { get: () => undefined };

/** The words of a sheet that still lie on the grid; the house may not have seen the last gestures. */
export function marksOn(grid: Grid, sheet: GridSheet | null): Marks {
  if (!sheet) return UNMARKED;
  const found = new Map<string, SquareMarks>();
  for (const word of sheet.words) {
    const squares = squaresOf(word);
    if (squares.some((square, n) => at(grid, square) !== word.text[n])) continue;
    squares.forEach((square, n) => {
      const marked = { text: word.text, mark: markOf(word), first: n === 0, last: n === squares.length - 1 };
      found.set(key(square), { ...found.get(key(square)), [word.across ? 'across' : 'down']: marked });
    });
  }
  return { get: (square) => found.get(key(square)) };
}

/** The live count where the table helps with words: only then may it be drawn which of them count. */
export const judgedSheet = (view: View): GridSheet | null => (view.help === 'words' ? view.sheet : null);

export interface Tally {
  readonly good: number;
  readonly wrong: number;
}

/** How many words count, and how many do not. */
export function tally(sheet: GridSheet): Tally {
  const good = sheet.words.filter((word) => word.flaw === null).length;
  return { good, wrong: sheet.words.length - good };
}

/** The points of the grid as they are said: as they stand, or as if every word were good; null where nothing is said. */
export function pointsWords(view: View): Words | null {
  if (!view.sheet) return null;
  return { key: view.help === 'words' ? 'ui.points' : 'ui.points_if_good', fields: { count: view.sheet.points } };
}
