// What this game sends and understands.
// Made by `make wire` from the Python classes: change those.
import type { Result } from '../../wire/messages.ts';
export type { Analysis } from '../../wire/insight.ts';

/** The table, and the rack of the seat that looks. */
export type View = {
  readonly seat: number | null;
  /** Rows of signs: r red, b blue, * two-coloured; MIRAMIS squares: R red, B blue, M two-coloured. */
  readonly ground: Ground;
  /** One of them is covered by the first word. */
  readonly first_squares: readonly Square[];
  /** Rows of squares: the letter that lies there with what it reads and its colour, or null. */
  readonly stones: Stones;
  readonly rack: Letters;
  readonly rack_counts: readonly number[];
  readonly scores: readonly number[];
  readonly bag: number;
  /** How many of each letter (? for a pawn) of each colour are in the bag or on other racks. */
  readonly unseen: Readonly<Record<Print, Readonly<Record<string, number>>>>;
  /** The letters drawn for who starts, in their order; pawns and those who tied draw again. */
  readonly lots: readonly Lot[];
  readonly turn: number;
  readonly phase: Phase;
  /** The round being played, from 1. */
  readonly round: number;
  readonly rounds: number;
  readonly turns_left: readonly number[];
  /** How many letters each seat has exchanged in its one exchange; 0: it still may. */
  readonly exchanged: readonly number[];
  /** How many letters the seat to play has exchanged in this turn. */
  readonly exchanging: number;
  /** How many letters the seat that looks may exchange now. */
  readonly may_exchange: number;
  /** The last move that lies on the board. */
  readonly last: Move | null;
  /** The score sheet. */
  readonly history: readonly Move[];
  /** How much the house says of letters that are not yet laid. */
  readonly help: Help;
  readonly options: Options;
  /** After the end: the letters left on each rack. */
  readonly left: readonly Letters[];
  readonly result: Result | null;
};

export type Ground = readonly string[];

export type Square = readonly [number, number];

/** A letter on the board, and what it counts as for the rest of the match (R12). */
export type Stone = {
  readonly letter: Letter;
  /** A to Z: its own face, or what was declared of a pawn. */
  readonly reads: string;
  /** Its own colour, or the one that was declared of a two-coloured letter. */
  readonly colour: Colour;
};

/** A letter of the box. */
export type Letter = {
  /** A to Z; a question mark for a pawn. */
  readonly face: string;
  readonly colour: Print;
};

export type Print = 'red' | 'blue' | 'both';

export type Colour = 'red' | 'blue';

export type Stones = readonly (readonly (Stone | null)[])[];

export type Letters = readonly Letter[];

/** A letter drawn for who starts (R3). */
export type Lot = {
  readonly seat: number;
  readonly letter: Letter;
};

export type Phase = 'deal' | 'play' | 'over';

/** A line of the score sheet: a turn. */
export type Move = {
  readonly seat: number;
  readonly deed: Deed;
  readonly notation: string;
  /** How many letters were exchanged before it (R9). */
  readonly exchanged: number;
  /** Where letters were laid. */
  readonly squares: readonly Square[];
  readonly score: Score;
};

export type Deed = 'lay' | 'pass';

/** What a lay brings; the word of its own line comes first. */
export type Score = {
  readonly words: readonly Word[];
  readonly matches: readonly ColourMatch[];
  /** The column of the matches. */
  readonly match: number;
  /** The column of the runs. */
  readonly run: number;
  /** For laying all eight (R17). */
  readonly bonus: number;
  /** 4 for a turn with the word MIRAMIS (R16), otherwise 1. */
  readonly factor: number;
  /** (match + run + bonus) × factor. */
  readonly points: number;
};

/** A new word: its runs, and whether it earns anything. */
export type Word = {
  readonly text: string;
  readonly row: number;
  readonly col: number;
  readonly across: boolean;
  /** The word of the board that has all its dictionary entries, so that it earns nothing (R14); empty if it earns. */
  readonly lengthens: string;
  readonly runs: readonly Run[];
};

/** Neighbours of one colour in a word, at least one of them new (R13). */
export type Run = {
  readonly letters: string;
  /** Where in the word it begins, from 0. */
  readonly start: number;
  readonly colour: Colour;
  readonly points: number;
};

/** A letter that was laid on a square of its colour: for what, what it is worth, and how many times it counts. */
export type ColourMatch = {
  readonly row: number;
  readonly col: number;
  readonly letter: string;
  readonly sort: Sort;
  readonly points: number;
  readonly times: number;
};

export type Sort = 'red' | 'blue' | 'two_coloured' | 'pawn_same' | 'pawn_other' | 'pawn_two_coloured';

export type Help = 'none' | 'points' | 'words';

/** Chosen before the deal. */
export type Options = {
  /** house: the board that the house has put in with `tablee miramis board`, if there is one; or the rows of a board, between slashes (R19). */
  readonly board: string;
  /** How many turns each player has; usual: as the leaflet, by how many play (R4). */
  readonly turns: 'usual' | 4 | 6 | 8 | 10 | 14;
  /** Whether words written with a hyphen or an apostrophe count, in one word: SOUSSOL (R8). */
  readonly compounds: boolean;
  /** What the house says of letters that are not yet laid (R21). */
  readonly help: 'auto' | 'none' | 'points' | 'words';
};

/** The move as it would be noted, its words, its line of the score sheet, and what each of its words would meet. */
export type Preview = {
  readonly notation: string;
  readonly words: readonly Formed[];
  /** null where the table does not help with points. */
  readonly score: Score | null;
  /** A word of the board is lengthened, and the table may not say whether that earns (R14): counted as if it did. */
  readonly at_most: boolean;
  /** For each word, in its order: null if it is good. null at all where the table does not help with words. */
  readonly why: readonly (WordRefusal | null)[] | null;
};

/** A word that letters form, and where it begins. */
export type Formed = {
  readonly text: string;
  readonly row: number;
  readonly col: number;
  readonly across: boolean;
};

/** The first bad word of a move, the spelling it is known by, and all bad words of the move. */
export type WordRefusal = {
  readonly word: string;
  readonly spelling: string;
  readonly words: readonly string[];
  /** Each reason has a name of its own. */
  readonly refused: string;
};

/** The reconstructed board of the box; it stands in the log, so that a record replays anywhere (R2). */
export type BoardLaid = {
  readonly ground: Ground;
  readonly kind: 'board_laid';
};

/** Another board, which the table has chosen: the house's own, or one that was drawn for it (R19). */
export type OwnBoardLaid = {
  readonly ground: Ground;
  readonly kind: 'own_board_laid';
};

/** R3; the letter nearest Z starts. */
export type LotDrawn = {
  readonly seat: number;
  readonly letter: Letter;
  readonly kind: 'lot_drawn';
};

/** R3, R9. */
export type BagShaken = {
  readonly letters: readonly Letter[];
  readonly kind: 'bag_shaken';
};

/** R3, R11. */
export type LettersDrawn = {
  readonly seat: number;
  readonly letters: readonly Letter[];
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
  readonly score: Score;
  readonly kind: 'laid';
};

/** A letter of the rack, the square it is laid on, and what is declared of it; a plain letter declares nothing. */
export type Tile = {
  readonly row: number;
  readonly col: number;
  readonly letter: Letter;
  /** What a pawn stands for; null for all other letters. */
  readonly reads: string | null;
  /** The colour of a two-coloured letter or pawn; null for all others. */
  readonly colour: Colour | null;
};

/** A seat lays nothing. */
export type Passed = {
  readonly seat: number;
  readonly kind: 'passed';
};

/** R9: before the seat plays. */
export type Exchanged = {
  readonly seat: number;
  readonly given: readonly Letter[];
  readonly taken: readonly Letter[];
  readonly kind: 'exchanged';
};

/** What the others see of an exchange. */
export type LettersExchanged = {
  readonly seat: number;
  readonly count: number;
  readonly kind: 'letters_exchanged';
};

/** The house passes for a seat. */
export type TimeRanOut = {
  readonly seat: number;
  readonly kind: 'time_ran_out';
};

/** R18: all turns are played; the letters left cost nothing. */
export type MatchEnded = {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly left: readonly (readonly Letter[])[];
  readonly reason: 'turns';
  readonly kind: 'match_ended';
};

/** R5. */
export type Lay = {
  readonly tiles: Tiles;
  readonly kind: 'lay';
};

export type Tiles = readonly Tile[];

/** Lay nothing. */
export type Pass = {
  readonly kind: 'pass';
};

/** Once in a match, before laying in the same turn: put one to three letters back and draw as many (R9). */
export type Exchange = {
  readonly letters: Letters;
  readonly kind: 'exchange';
};

export type OwnAsk = Lay | Pass | Exchange;
