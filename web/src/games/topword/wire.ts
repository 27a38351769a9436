// What this game sends and understands.
// Made by `make wire` from the Python classes: change those.
import type { Result } from '../../wire/messages.ts';
export type { Analysis } from '../../wire/insight.ts';

/** The table, and the rack of the seat that looks. */
export type View = {
  readonly seat: number | null;
  readonly size: number;
  /** Rows of squares, each its letters from bottom to top. */
  readonly stacks: Stacks;
  readonly centre: readonly Square[];
  readonly rack: string;
  readonly rack_counts: readonly number[];
  readonly scores: readonly number[];
  readonly bag: number;
  /** How many of each letter are in the bag or on other racks: a courtesy, since everyone could count them. */
  readonly unseen: Readonly<Record<string, number>>;
  /** The letters drawn for who starts, in their order; those who tied draw again. */
  readonly lots: readonly Lot[];
  readonly turn: number;
  readonly phase: Phase;
  /** How many turns in a row have brought nothing. */
  readonly passes: number;
  /** The last move that lies on the board. */
  readonly last: Standing | null;
  readonly may_challenge: boolean;
  readonly history: readonly Move[];
  readonly referee: Referee;
  /** How much the house says of letters that are not yet laid. */
  readonly help: Help;
  readonly options: Options;
  /** After the end: the letters left on each rack. */
  readonly left: readonly string[];
  readonly result: Result | null;
};

export type Stacks = readonly (readonly string[])[];

export type Square = readonly [number, number];

/** A letter drawn for who starts (R3). */
export type Lot = {
  readonly seat: number;
  readonly letter: string;
};

export type Phase = 'deal' | 'play' | 'verdict' | 'over';

/** A lay that has not been taken back: whose, where, and what it earned. */
export type Standing = {
  readonly seat: number;
  readonly squares: readonly Square[];
  readonly words: readonly Word[];
  readonly points: number;
};

/** A new word: how many letters its stacks hold, and whether it lies flat and counts double. */
export type Word = {
  readonly text: string;
  readonly row: number;
  readonly col: number;
  readonly across: boolean;
  readonly squares: number;
  readonly letters: number;
  readonly doubled: boolean;
  readonly points: number;
};

/** A line of the score sheet. */
export type Move = {
  readonly seat: number;
  readonly deed: Deed;
  readonly notation: string;
  readonly words: readonly Earned[];
  readonly bonus: number;
  readonly all_seven: number;
  readonly points: number;
  /** The move was challenged and had a bad word: it earned nothing. */
  readonly taken_back: boolean;
};

export type Deed = 'lay' | 'pass' | 'exchange';

/** A word of the score sheet and its points. */
export type Earned = {
  readonly text: string;
  readonly points: number;
};

export type Referee = 'arbiter' | 'challenge';

export type Help = 'none' | 'points' | 'words';

/** Chosen before the deal. */
export type Options = {
  /** 8 for owners of the older box (R2). */
  readonly size: 10 | 8;
  /** Who finds bad words: the house, at once, or the other players (R16). */
  readonly referee: 'arbiter' | 'challenge';
  /** What the house says of letters that are not yet laid (R22). */
  readonly help: 'auto' | 'none' | 'points' | 'words';
  /** No word of the board may be covered whole in one turn (R19). */
  readonly no_full_cover: boolean;
  /** No turn may consist of an S behind a word (R20). */
  readonly no_bare_plural: boolean;
};

/** The words, and the sum where the table helps with points: all of them, as if every word were good. */
export type Preview = {
  readonly words: readonly Formed[];
  readonly sum: Sum | null;
};

/** A word that would be formed, told as far as the table helps. */
export type Formed = {
  readonly text: string;
  readonly row: number;
  readonly col: number;
  readonly across: boolean;
  readonly squares: number;
  /** null where the table does not help with points. */
  readonly earning: Earning | null;
  /** null where it does not help with words either; if a word is bad, `why` is the refusal it would meet. */
  readonly good: boolean | null;
  readonly why: WordRefusal | null;
};

/** What a word would earn: the letters of its stacks, whether they count double, its points. */
export type Earning = {
  readonly letters: number;
  readonly doubled: boolean;
  readonly points: number;
};

/** The first bad word of a move, the spelling it is known by, and all bad words of the move. */
export type WordRefusal = {
  readonly word: string;
  readonly spelling: string;
  readonly words: readonly string[];
  /** Each reason has a name of its own. */
  readonly refused: string;
};

/** The bonus letters among those laid and what they earn, the bonus for seven, the total. */
export type Sum = {
  readonly bonus_letters: string;
  readonly bonus: number;
  readonly all_seven: number;
  readonly points: number;
};

/** R3; the letter goes back into the bag. */
export type LotDrawn = {
  readonly seat: number;
  readonly letter: string;
  readonly kind: 'lot_drawn';
};

/** R3, R15, R16. */
export type BagShaken = {
  readonly letters: string;
  readonly kind: 'bag_shaken';
};

/** R4. */
export type LettersDrawn = {
  readonly seat: number;
  readonly letters: string;
  readonly kind: 'letters_drawn';
};

/** What the others see of it. */
export type RackFilled = {
  readonly seat: number;
  readonly count: number;
  readonly kind: 'rack_filled';
};

/** Who starts. */
export type Began = {
  readonly seat: number;
  /** What the house says of letters that are not yet laid; null in logs from before the option. */
  readonly help: Help | null;
  readonly kind: 'began';
};

/** R5 to R8, and what it earned. */
export type Laid = {
  readonly seat: number;
  readonly tiles: readonly Tile[];
  readonly notation: string;
  readonly words: readonly Word[];
  readonly bonus: number;
  readonly all_seven: number;
  readonly points: number;
  readonly kind: 'laid';
};

/** A letter and the square it is laid on. */
export type Tile = {
  readonly row: number;
  readonly col: number;
  readonly letter: string;
};

/** A seat lays nothing. */
export type Passed = {
  readonly seat: number;
  readonly kind: 'passed';
};

/** R15: instead of laying. */
export type Exchanged = {
  readonly seat: number;
  readonly given: string;
  readonly taken: string;
  readonly kind: 'exchanged';
};

/** What the others see of an exchange. */
export type LetterExchanged = {
  readonly seat: number;
  readonly kind: 'letter_exchanged';
};

/** A seat has the last move looked up (R16). */
export type Challenged = {
  readonly seat: number;
  readonly kind: 'challenged';
};

/** Bad words were found: the seat takes its letters back, returns what it drew for them, and has lost its turn. */
export type TakenBack = {
  readonly seat: number;
  readonly words: readonly string[];
  readonly kind: 'taken_back';
};

/** All words were good: the seat's move stands, and the challenge cost nothing. */
export type Upheld = {
  readonly seat: number;
  readonly words: readonly string[];
  readonly kind: 'upheld';
};

/** A seat does not challenge the move that ends the match. */
export type LetStand = {
  readonly seat: number;
  readonly kind: 'let_stand';
};

/** The house passes for a seat. */
export type TimeRanOut = {
  readonly seat: number;
  readonly kind: 'time_ran_out';
};

/** R18: the scores after five points off for each letter left. */
export type MatchEnded = {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly left: readonly string[];
  readonly reason: 'out' | 'all_passed' | 'stalled';
  readonly kind: 'match_ended';
};

/** R5. */
export type Lay = {
  readonly tiles: Tiles;
  readonly kind: 'lay';
};

export type Tiles = readonly Tile[];

/** Lay nothing, and exchange one letter or none (R15); under a challenge of the last move: let it stand (R16). */
export type Pass = {
  readonly swap?: string | null;
  readonly kind: 'pass';
};

/** Have the words of the last move looked up (R16). */
export type Challenge = {
  readonly kind: 'challenge';
};

export type OwnAsk = Lay | Pass | Challenge;
