// The view of a match as the house sends it; view.py, state.py and scoring.py of the game are its twins.
import type { Square } from '../../kit/board/grid.ts';

/** Rows of squares, one character each: a letter, `#` for a neutral square, `.` for an empty one. */
export type Grid = readonly string[];

export type Phase = 'deal' | 'neutrals' | 'letters' | 'finish' | 'reveal' | 'over';
export type Progress = 'building' | 'finished' | 'stopped';

export interface Word {
  readonly text: string;
  readonly row: number;
  readonly col: number;
  readonly across: boolean;
  readonly points: number;
  /** Why it does not count; null if it does. */
  readonly flaw: string | null;
  readonly spelling: string;
  readonly accepted: boolean;
}

export type Formed = Pick<Word, 'text' | 'row' | 'col' | 'across'>;

/** What the house says of a grid that is being built: its words, their points, whether they are good. */
export type Help = 'none' | 'points' | 'words';

export interface Sheet {
  readonly grid: Grid;
  readonly words: readonly Word[];
  readonly isolated: readonly Square[];
  readonly points: number;
  readonly complete: boolean;
}

export interface Named {
  readonly seat: number;
  readonly letter: string;
  readonly by_lot: boolean;
}

export interface Proposal {
  readonly word: string;
  readonly seat: number;
  readonly agreed: readonly number[];
  readonly standing: 'open' | 'accepted' | 'refused' | 'lapsed';
}

export interface Options {
  readonly width: number;
  readonly height: number;
  readonly count: boolean;
  readonly agree: boolean;
}

export interface View {
  readonly seat: number | null;
  readonly options: Options;
  readonly phase: Phase;
  readonly turn: number;
  /** By the house's clock; null if there is no limit. */
  readonly until: number | null;
  readonly fixed: Grid;
  readonly grid: Grid;
  readonly waiting: string;
  readonly neutrals: number;
  readonly to_place: number;
  readonly store: Readonly<Record<string, number>>;
  readonly values: Readonly<Record<string, number>>;
  readonly named: readonly Named[];
  readonly to_name: number;
  readonly spare: number;
  readonly filled: readonly number[];
  readonly progress: readonly Progress[];
  readonly help: Help;
  /** The words of one's own grid while it is being built. */
  readonly formed: readonly Formed[];
  /** Their count, as far as the table helps; with `points` as if every word were good. */
  readonly sheet: Sheet | null;
  readonly sheets: readonly Sheet[];
  readonly proposals: readonly Proposal[];
  readonly content: readonly boolean[];
  /** The seats that robots had from the start; nobody asks them about words. */
  readonly robots: readonly number[];
}

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
