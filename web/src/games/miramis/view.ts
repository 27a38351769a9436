// The view of a match as the house sends it, and what a lay would bring; view.py, sheet.py and preview.py of the game are its twins.
import type { Square } from '../../kit/board/grid.ts';
import type { Refusal } from '../../net/messages.ts';
import type { Colour, Letter, Print, Stone } from './letters.ts';

export type Sort = 'red' | 'blue' | 'two_coloured' | 'pawn_same' | 'pawn_other' | 'pawn_two_coloured';

export interface Run {
  readonly letters: string;
  readonly start: number;
  readonly colour: Colour;
  readonly points: number;
}

export interface Word {
  readonly text: string;
  readonly row: number;
  readonly col: number;
  readonly across: boolean;
  /** The word of the board that it only lengthens, so that it earns nothing; empty if it earns. */
  readonly lengthens: string;
  readonly runs: readonly Run[];
}

export interface Match {
  readonly row: number;
  readonly col: number;
  readonly letter: string;
  readonly sort: Sort;
  readonly points: number;
  readonly times: number;
}

export interface Score {
  readonly words: readonly Word[];
  readonly matches: readonly Match[];
  readonly match: number;
  readonly run: number;
  readonly bonus: number;
  readonly factor: number;
  readonly points: number;
}

export interface Move {
  readonly seat: number;
  readonly deed: 'lay' | 'pass';
  readonly notation: string;
  readonly exchanged: number;
  readonly squares: readonly Square[];
  readonly score: Score;
}

export interface View {
  readonly seat: number | null;
  /** Rows of signs: r red, b blue, * two-coloured; MIRAMIS squares: R red, B blue, M two-coloured. */
  readonly ground: readonly string[];
  readonly first_squares: readonly Square[];
  readonly stones: readonly (readonly (Stone | null)[])[];
  readonly rack: readonly Letter[];
  readonly rack_counts: readonly number[];
  readonly scores: readonly number[];
  readonly bag: number;
  readonly unseen: Readonly<Record<Print, Readonly<Record<string, number>>>>;
  readonly turn: number;
  readonly phase: 'deal' | 'play' | 'over';
  readonly round: number;
  readonly rounds: number;
  readonly turns_left: readonly number[];
  readonly exchanged: readonly number[];
  readonly may_exchange: number;
  readonly last: Move | null;
  readonly history: readonly Move[];
  readonly left: readonly (readonly Letter[])[];
}

export type Formed = Pick<Word, 'text' | 'row' | 'col' | 'across'>;

export interface Foreseen {
  readonly notation: string;
  readonly words: readonly Formed[];
  /** Null where the table does not help with points. */
  readonly score: Score | null;
  /** A word is lengthened, and the table may not say whether that earns: counted as if it did. */
  readonly at_most: boolean;
  /** For each word: why it would be refused, or null if it is good; null at all where the table does not help with words. */
  readonly why: readonly (Refusal | null)[] | null;
}

export const SIZE = 15;
export const RACK_SIZE = 8;

export const stoneAt = (view: View, [row, col]: Square): Stone | null => view.stones[row]?.[col] ?? null;
export const signAt = (view: View, [row, col]: Square): string => view.ground[row]?.[col] ?? 'r';
