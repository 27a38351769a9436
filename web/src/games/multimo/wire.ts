// What this game sends and understands.
// Made by `make wire` from the Python classes: change those.
import type { Result } from '../../wire/messages.ts';

/** The table, and the grid and the waiting area of the seat that looks. */
export type View = {
  readonly seat: number | null;
  readonly options: Options;
  readonly phase: Phase;
  /** The seat that names a letter or places a neutral square, in the phases where that is done in turn. */
  readonly turn: number;
  /** When the time of the present phase or letter is up, by the server's clock; null if there is no limit. */
  readonly until: number | null;
  /** What may not be moved: the starting word, the placed neutral squares. */
  readonly fixed: Grid;
  /** One's own grid; a spectator sees what lies on everybody's. */
  readonly grid: Grid;
  /** One's own waiting area: letters and neutral squares (`#`), the oldest first. */
  readonly waiting: string;
  /** How many neutral squares a grid has in all. */
  readonly neutrals: number;
  /** How many of them are still to be placed in turn (R20). */
  readonly to_place: number;
  /** How many of each letter are left. */
  readonly store: Readonly<Record<string, number>>;
  /** What each letter is worth. */
  readonly values: Readonly<Record<string, number>>;
  /** The letters that all have taken, in their order. */
  readonly named: readonly Named[];
  /** How many are still to be named. */
  readonly to_name: number;
  /** How many letters stay unused in the end (R19). */
  readonly spare: number;
  /** How many squares each seat has filled: all that is known of another's grid. */
  readonly filled: readonly number[];
  readonly progress: readonly Progress[];
  /** How much the house says of the words of a grid that is being built. */
  readonly help: Help;
  /** The words of one's own grid while it is being built. */
  readonly formed: readonly Formed[];
  /** The live count of one's own grid, as if time were up now; with `points` as if every word were good, and null for spectators and where the table does not help (R15). */
  readonly sheet: GridSheet | null;
  /** Everybody's grid and count, once they are shown. */
  readonly sheets: readonly GridSheet[];
  readonly proposals: readonly Proposal[];
  /** Who has nothing to add at the reveal. */
  readonly content: readonly boolean[];
  /** The seats that robots had from the start: nobody asks them about words (R16). */
  readonly robots: readonly number[];
  readonly result: Result | null;
};

/** Chosen before the first letter. */
export type Options = {
  readonly width: number;
  /** R2: from 3 × 3 to 10 × 8 squares. */
  readonly height: number;
  /** R3: how difficult it is; few neutral squares make it hard. */
  readonly stars: 3 | 1 | 2 | 4 | 5;
  /** R18: all begin with the same word in the first row. */
  readonly start_word: boolean;
  /** R19: six letters more are named, and six stay unused. */
  readonly six_more: boolean;
  /** R20: the neutral squares are placed in turn before the first letter, and stay there. */
  readonly placed_neutrals: boolean;
  /** R7: the time to name a letter; 0 is no limit. */
  readonly letter_seconds: number;
  /** R10: the time to finish after the last letter; 0 is no limit. */
  readonly finish_seconds: number;
  /** R15: what the house says of the words of a grid that is being built. */
  readonly help: 'auto' | 'none' | 'points' | 'words';
  /** R16: the table may accept a word that the dictionary does not know. */
  readonly agree: boolean;
  /** R14: words with a hyphen or an apostrophe count, written as one: ARCENCIEL, QUELQUUN. */
  readonly compounds: boolean;
};

export type Phase = 'deal' | 'neutrals' | 'letters' | 'finish' | 'reveal' | 'over';

export type Grid = readonly string[];

/** A letter that everybody took: who named it, or for whom it was drawn by lot. */
export type Named = {
  readonly seat: number;
  readonly letter: string;
  readonly by_lot: boolean;
};

export type Progress = 'building' | 'finished' | 'stopped';

export type Help = 'none' | 'points' | 'words';

/** A run of two letters or more and where it begins: what can be seen without counting or looking anything up. */
export type Formed = {
  readonly text: string;
  readonly row: number;
  readonly col: number;
  readonly across: boolean;
};

/** A grid and its count: the words across, then those down, and the points of those that count. */
export type GridSheet = {
  readonly grid: Grid;
  readonly words: readonly Word[];
  /** Letters that are cut off from those that count. */
  readonly isolated: readonly Square[];
  readonly points: number;
  /** No square is empty, and the letters hang together. */
  readonly complete: boolean;
};

/** A run of two letters or more: where it begins, what its letters are worth, and why it does not count if so. */
export type Word = {
  readonly text: string;
  readonly row: number;
  readonly col: number;
  readonly across: boolean;
  readonly points: number;
  readonly flaw: Flaw | null;
  /** The form by which the lexicon knows a word that does not count. */
  readonly spelling: string;
  /** The lexicon does not have it, but the table let it count (R16). */
  readonly accepted: boolean;
};

export type Flaw =
  | 'isolated'
  | 'proper'
  | 'abbreviation'
  | 'symbol'
  | 'compound'
  | 'compound_name'
  | 'locution'
  | 'roman'
  | 'affix'
  | 'phrase'
  | 'elided'
  | 'too_short'
  | 'too_long'
  | 'not_letters'
  | 'unknown';

export type Square = readonly [number, number];

/** A void word that a seat wants to count, who agrees, and what became of it (R16). */
export type Proposal = {
  readonly word: string;
  readonly seat: number;
  readonly agreed: readonly number[];
  readonly standing: Standing;
};

export type Standing = 'open' | 'accepted' | 'refused' | 'lapsed';

/** What was laid, and what there was. */
export type Analysis = {
  /** Everybody's grid as it was counted. */
  readonly sheets: readonly GridSheet[];
  /** Where points were left in each of them, the most first. */
  readonly left: readonly (readonly Left[])[];
  /** The best grid found of the same letters and neutral squares; to somebody who played alone, the par. */
  readonly best: GridSheet;
  /** What no grid can exceed: every letter counted across and down. */
  readonly bound: number;
};

/** A letter that does not count both across and down, and the points that are left there. */
export type Left = {
  readonly square: Square;
  readonly letter: string;
  /** How often it counts. */
  readonly times: number;
  readonly points: number;
};

/** The word that all begin with, in the first row (R18). */
export type StartWordDrawn = {
  readonly word: string;
  readonly kind: 'start_word_drawn';
};

/** The lot has fallen on who begins. */
export type Began = {
  readonly seat: number;
  readonly at: number;
  /** The seats that robots have, whom nobody asks about words (R16); matches of version 1 do not say. */
  readonly robots: readonly number[];
  /** What the house says of the words of a grid that is being built (R15); null in logs from before the option. */
  readonly help: Help | null;
  readonly kind: 'began';
};

/** A neutral square goes to the same place on every grid (R20). */
export type NeutralPlaced = {
  readonly seat: number;
  readonly square: Square;
  readonly at: number;
  readonly kind: 'neutral_placed';
};

/** Everybody takes this letter (R6). */
export type LetterNamed = {
  readonly seat: number;
  readonly letter: string;
  readonly at: number;
  readonly kind: 'letter_named';
};

/** The same, by lot: because a seat's time ran out (R7), or because it plays alone and so wished (R17). */
export type LetterDrawn = {
  readonly seat: number;
  readonly letter: string;
  readonly at: number;
  readonly kind: 'letter_drawn';
};

/** All letters are named: the minutes for finishing begin (R10). */
export type LastLetter = {
  readonly at: number;
  readonly kind: 'last_letter';
};

/** A seat's grid and waiting area as they now are (R8); the others hear how many squares are filled. */
export type Arranged = {
  readonly seat: number;
  readonly grid: Grid;
  readonly waiting: string;
  readonly filled: number;
  /** Whether the number of filled squares has changed. */
  readonly grown: boolean;
  readonly kind: 'arranged';
};

/** What the others see of it. */
export type Filled = {
  readonly seat: number;
  readonly count: number;
  readonly kind: 'filled';
};

/** A seat declares its grid finished (R11). */
export type Finished = {
  readonly seat: number;
  readonly kind: 'finished';
};

/** A seat goes on building after all (R11). */
export type Resumed = {
  readonly seat: number;
  readonly kind: 'resumed';
};

/** Time is up for a seat: its grid counts as it stands (R13). */
export type Stopped = {
  readonly seat: number;
  readonly kind: 'stopped';
};

/** The house names a letter, or places a neutral square, for a seat (R7). */
export type TimeRanOut = {
  readonly seat: number;
  readonly kind: 'time_ran_out';
};

/** All grids are shown, every word with its points; written out, so that a log outlives a change of the lexicon. */
export type Revealed = {
  readonly sheets: readonly GridSheet[];
  readonly at: number;
  readonly kind: 'revealed';
};

/** A seat wants a void word to count; everybody is asked again (R16). */
export type WordProposed = {
  readonly seat: number;
  readonly word: string;
  readonly at: number;
  readonly kind: 'word_proposed';
};

/** Another seat agrees. */
export type WordAgreed = {
  readonly seat: number;
  readonly word: string;
  readonly kind: 'word_agreed';
};

/** A seat objects: the word stays void. */
export type WordRefused = {
  readonly seat: number;
  readonly word: string;
  readonly kind: 'word_refused';
};

/** Every person agrees: the word counts wherever it stands, and the sheets are as given. */
export type WordAccepted = {
  readonly word: string;
  readonly sheets: readonly GridSheet[];
  readonly kind: 'word_accepted';
};

/** The talk is over, and not every person has agreed: the word stays void. */
export type WordLapsed = {
  readonly word: string;
  readonly kind: 'word_lapsed';
};

/** A seat has nothing to add at the reveal (R16). */
export type SaidContent = {
  readonly seat: number;
  readonly kind: 'said_content';
};

/** How it ended (R1). */
export type MatchEnded = {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly reason: Ending;
  readonly kind: 'match_ended';
};

export type Ending = 'counted' | 'alone';

/** Say where the next neutral square goes, on everybody's grid (R20). */
export type PlaceNeutral = {
  readonly square: Square;
  readonly kind: 'place_neutral';
};

/** Name a letter, which everybody takes from the store (R6). */
export type Name = {
  readonly letter: string;
  readonly kind: 'name';
};

/** Alone at the table: have the next letters drawn by lot (R17). */
export type Draw = {
  readonly count?: number;
  readonly kind: 'draw';
};

/** Put a letter or a neutral square (`#`) from the waiting area on a square; what lay there goes back (R8). */
export type PlaceTile = {
  readonly tile: string;
  readonly square: Square;
  readonly kind: 'place';
};

/** Move what lies on a square to an empty one (R8). */
export type Move = {
  readonly start: Square;
  readonly end: Square;
  readonly kind: 'move';
};

/** Exchange what lies on two squares (R8). */
export type Swap = {
  readonly start: Square;
  readonly end: Square;
  readonly kind: 'swap';
};

/** Take what lies on a square back into the waiting area (R8). */
export type Lift = {
  readonly square: Square;
  readonly kind: 'lift';
};

/** Lay the whole grid out as given; what is not on it lies in the waiting area (R8). */
export type Arrange = {
  readonly grid: Grid;
  readonly kind: 'arrange';
};

/** Declare one's grid finished (R11). */
export type Finish = {
  readonly kind: 'finish';
};

/** Take that back and go on building, as long as somebody else does (R11). */
export type Resume = {
  readonly kind: 'resume';
};

/** At the reveal: propose that a void word count, or agree that it does (R16). */
export type Accept = {
  readonly word: string;
  readonly kind: 'accept';
};

/** At the reveal: a void word that was proposed stays void (R16). */
export type Object = {
  readonly word: string;
  readonly kind: 'object';
};

/** At the reveal: have nothing to add, and leave words that are proposed to the others (R16). */
export type Content = {
  readonly kind: 'content';
};

export type OwnAsk = PlaceNeutral | Name | Draw | PlaceTile | Move | Swap | Lift | Arrange | Finish | Resume | Accept | Object | Content;
