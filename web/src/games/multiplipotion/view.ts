// The view of a match as the house sends it, and the events the board explains; src/tablee/games/multiplipotion/rules/view.py is its twin.

export interface Card {
  readonly id: number;
  readonly potion: number;
  readonly monster: number;
  readonly colour: 'green' | 'violet';
}

export type Phase = 'deal' | 'draw' | 'lay' | 'capture' | 'amend' | 'over';

export interface Lesson {
  readonly a: number;
  readonly b: number;
  readonly found: number;
  readonly missed: number;
  readonly mistaken: number;
}

export interface View {
  readonly seat: number | null;
  readonly level: 'low' | 'high' | 'all';
  readonly help: 'none' | 'product' | 'monsters';
  readonly phase: Phase;
  readonly turn: number;
  readonly zones: readonly [readonly Card[], readonly Card[]];
  readonly hand_counts: readonly [number, number];
  readonly hand: readonly Card[];
  readonly trophies: readonly [readonly Card[], readonly Card[]];
  readonly pile: number;
  readonly buried: readonly Card[];
  readonly may_denounce: boolean;
  readonly capturable: readonly number[];
  /** All cards of the match if they are the house's own; none: the reconstructed ones. */
  readonly own: readonly Card[];
  readonly lessons: readonly (readonly Lesson[])[] | null;
}

export const TROPHIES_TO_WIN = 5;
