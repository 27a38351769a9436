// The view of a match as the house sends it, and what a lay would bring; view.py and preview.py of the game are its twins.
import type { Square } from '../../kit/board/grid.ts';
import type { Refusal } from '../../net/messages.ts';

export type Phase = 'deal' | 'play' | 'verdict' | 'over';

export interface Word {
  readonly text: string;
  readonly row: number;
  readonly col: number;
  readonly across: boolean;
  readonly squares: number;
  readonly letters: number;
  readonly doubled: boolean;
  readonly points: number;
}

export interface Move {
  readonly seat: number;
  readonly deed: 'lay' | 'pass' | 'exchange';
  readonly notation: string;
  readonly words: readonly { readonly text: string; readonly points: number }[];
  readonly bonus: number;
  readonly all_seven: number;
  readonly points: number;
  readonly taken_back: boolean;
}

export interface Standing {
  readonly seat: number;
  readonly squares: readonly Square[];
  readonly words: readonly Word[];
  readonly points: number;
}

export interface View {
  readonly seat: number | null;
  readonly size: number;
  /** Rows of squares, each its letters from bottom to top. */
  readonly stacks: readonly (readonly string[])[];
  readonly centre: readonly Square[];
  readonly rack: string;
  readonly rack_counts: readonly number[];
  readonly scores: readonly number[];
  readonly bag: number;
  readonly unseen: Readonly<Record<string, number>>;
  readonly turn: number;
  readonly phase: Phase;
  readonly last: Standing | null;
  readonly may_challenge: boolean;
  readonly history: readonly Move[];
  readonly referee: 'arbiter' | 'challenge';
  readonly left: readonly string[];
}

export interface Formed {
  readonly text: string;
  readonly row: number;
  readonly col: number;
  readonly across: boolean;
  readonly squares: number;
  /** Null where the table does not help with points. */
  readonly earning: { readonly letters: number; readonly doubled: boolean; readonly points: number } | null;
  /** Null where the table does not help with words. */
  readonly good: boolean | null;
  readonly why: Refusal | null;
}

export interface Foreseen {
  readonly words: readonly Formed[];
  /** Null where the table does not help with points. */
  readonly sum: { readonly bonus_letters: string; readonly bonus: number; readonly all_seven: number; readonly points: number } | null;
}

export const RACK_SIZE = 7;
export const HIGHEST = 5;

export const stackAt = (view: View, [row, col]: Square): string => view.stacks[row]?.[col] ?? '';

/** A letter as it reads: the Q tile says Qu. */
export const spelled = (letter: string): string => (letter === 'Q' ? 'Qu' : letter);
