// The view of a match as the house sends it, and how it judges a word that is over; view.py and judging.py of the game are its twins.

export type Mode = 'teams' | 'simultaneous' | 'solo';
export type Status = 'setting' | 'guessing' | 'found' | 'missed' | 'void';

export interface Line {
  readonly number: number;
  readonly seat: number;
  readonly word: string;
  /** A letter for each place: X well placed, O misplaced, - not in the word; empty unless tried. */
  readonly marks: string;
  readonly fate: 'tried' | 'bad_word' | 'time';
}

export interface Slate {
  readonly setter: number;
  readonly guessers: readonly number[];
  readonly helpers: readonly number[];
  readonly race: boolean;
  readonly status: Status;
  /** Letters given or well placed, full stops for the rest. */
  readonly known: string;
  readonly given: readonly number[];
  readonly line: number;
  readonly lines: readonly Line[];
  readonly helped: boolean;
  readonly proposals: readonly { readonly seat: number; readonly word: string }[];
  readonly out: readonly number[];
  readonly finder: number | null;
  readonly points: number;
  readonly secret: string;
  /** Made here, never sent: the tiles of the last line are just turning, or the word is being cheered or named. */
  readonly stir?: 'turning' | 'cheered' | 'named';
}

export interface SlateSeen {
  readonly slate: Slate;
  readonly awaited: readonly number[];
  readonly until: number | null;
}

export interface Completed {
  readonly numbers: readonly number[];
  readonly covered: readonly number[];
  readonly line: readonly number[];
}

export interface Grid {
  readonly size: number;
  readonly numbers: readonly number[];
  readonly covered: readonly number[];
  readonly blanks: number;
  readonly last: number | null;
  readonly completed: Completed | null;
  readonly motus: number;
}

export interface Demand {
  readonly what: 'set' | 'guess' | 'draw';
  readonly slate: number;
  readonly line: number;
  readonly until: number | null;
}

export interface Race {
  readonly racers: readonly number[];
  readonly setters: readonly number[];
  readonly wins: readonly number[];
  readonly ready: boolean;
}

export interface Played {
  readonly round: number;
  readonly series: number;
  readonly setter: number;
  readonly secret: string;
  readonly status: Status;
  readonly finder: number | null;
  readonly points: number;
  readonly lines: number;
}

export interface View {
  readonly seat: number | null;
  readonly mode: Mode;
  readonly stage: 'deal' | 'series' | 'tie' | 'super' | 'over';
  readonly phase: 'deal' | 'setting' | 'guessing' | 'over';
  readonly options: {
    readonly letters: number;
    readonly series: number;
    readonly time: number;
    readonly strict: boolean;
    readonly words: 'players' | 'house';
    readonly free: boolean;
  };
  readonly sides: readonly (readonly number[])[];
  readonly side: number | null;
  readonly scores: readonly number[];
  readonly series: number;
  readonly round: number;
  readonly slates: readonly SlateSeen[];
  readonly own: number | null;
  readonly ready: readonly number[];
  readonly secret: string;
  readonly asked: readonly Demand[];
  readonly may_prepare: boolean;
  readonly grids: readonly { readonly grid: Grid; readonly basin: number }[];
  readonly owed: readonly number[];
  readonly race: Race | null;
  readonly previous: readonly Slate[];
  readonly sheet: readonly Played[];
  /** Written so far on the slates that each side seeks. */
  readonly lines: readonly number[];
  readonly robots: readonly number[];
}

/** A line of a word that is over, beside what the solver would have tried. */
export interface Judged {
  readonly line: number;
  readonly seat: number;
  readonly word: string;
  readonly marks: string;
  readonly before: number;
  readonly after: number;
  readonly best: string;
  readonly skill: number;
  readonly luck: number;
}

export interface JudgedWord {
  readonly setter: number;
  readonly secret: string;
  readonly status: Status;
  readonly lines: readonly Judged[];
  readonly skill: number | null;
  readonly luck: number | null;
}

export interface Analysis {
  readonly words: readonly { readonly round: number; readonly series: number; readonly word: JudgedWord }[];
  readonly seats: readonly {
    readonly lines: number;
    readonly found: number;
    readonly best: number;
    readonly skill: number | null;
    readonly luck: number | null;
  }[];
}

export const LAST_LINE = 7;
export const UNKNOWN = '.';
export const WORDS_TO_WIN = 3;

/** Whether anything of the agreed length may be hidden and proposed (R4). */
export const freeWords = ({ options, sides }: View): boolean => options.free && options.words === 'players' && sides.flat().length > 1;

export const isOver = (slate: Slate): boolean => slate.status === 'found' || slate.status === 'missed' || slate.status === 'void';
