// A table as a browser sees it, and what one asks for to get one.
// Made by `make wire` from the Python classes: change those.

/** A table as one browser sees it; nobody's secret, nor its fingerprint, is in it. */
export type TableSeen = {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Value>>;
  readonly clock: Clock;
  readonly created: number;
  readonly status: Status;
  /** Where the same sitters play again. */
  readonly rematch: string | null;
  /** The date whose match this is, or empty. */
  readonly day: string;
  /** The seats that won, once the match is over; none: a draw. */
  readonly winners: readonly number[] | null;
  /** Whether a move may be taken back, if every other person agrees. */
  readonly takeback: boolean;
  readonly seats: readonly SeatSeen[];
  /** Whether this browser made the table. */
  readonly host: boolean;
  /** Before the start: how many have opened the invitation and not sat down, 9 at most. */
  readonly lookers: number;
};

export type Value = string | number | boolean;

/** Seconds a seat has for each of its turns and for the whole match; 0 means no limit. */
export type Clock = {
  readonly per_turn: number;
  readonly per_match: number;
};

export type Status = 'waiting' | 'playing' | 'finished';

/** A person on a chair. */
export type PersonSeen = {
  readonly name: string;
  readonly kind: 'person';
  readonly mine: boolean;
  readonly online: boolean;
  /** In how many seconds this browser may have a robot stand in for who sits there; null: not at all. */
  readonly relief: number | null;
  /** Whether a robot keeps the seat for this browser. */
  readonly kept: boolean;
};

/** A robot on a chair. */
export type BotSeen = {
  readonly level: string;
  readonly kind: 'bot';
  readonly mine: boolean;
  readonly online: boolean;
  /** In how many seconds this browser may have a robot stand in for who sits there; null: not at all. */
  readonly relief: number | null;
  /** Whether a robot keeps the seat for this browser. */
  readonly kept: boolean;
};

/** A bot from outside on a chair. */
export type ProgramSeen = {
  readonly name: string;
  readonly kind: 'program';
  readonly mine: boolean;
  readonly online: boolean;
  /** In how many seconds this browser may have a robot stand in for who sits there; null: not at all. */
  readonly relief: number | null;
  /** Whether a robot keeps the seat for this browser. */
  readonly kept: boolean;
};

/** A chair that waits for somebody. */
export type OpenSeen = {
  readonly kind: 'open';
  readonly mine: boolean;
  readonly online: boolean;
  /** In how many seconds this browser may have a robot stand in for who sits there; null: not at all. */
  readonly relief: number | null;
  /** Whether a robot keeps the seat for this browser. */
  readonly kept: boolean;
};

export type SeatSeen = PersonSeen | BotSeen | ProgramSeen | OpenSeen;

/** A table in a browser's list. */
export type MyTable = {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Value>>;
  readonly clock: Clock;
  readonly created: number;
  readonly status: Status;
  /** Where the same sitters play again. */
  readonly rematch: string | null;
  /** The date whose match this is, or empty. */
  readonly day: string;
  /** The seats that won, once the match is over; none: a draw. */
  readonly winners: readonly number[] | null;
  /** Whether a move may be taken back, if every other person agrees. */
  readonly takeback: boolean;
  readonly seats: readonly SeatSeen[];
  /** Whether this browser made the table. */
  readonly host: boolean;
  /** Before the start: how many have opened the invitation and not sat down, 9 at most. */
  readonly lookers: number;
  /** The seats a running match waits for, as far as the house remembers. */
  readonly to_play: readonly number[] | null;
};

/** What a browser wants to play. */
export type Wish = {
  readonly game: string;
  readonly seats: readonly Sitter[];
  readonly options?: Readonly<Record<string, Value>>;
  readonly clock?: Clock;
  readonly takeback?: boolean;
};

/** Somebody with a name. */
export type Person = {
  readonly name: string;
  readonly kind: 'person';
};

/** A robot of one of the game's levels. */
export type Bot = {
  readonly level: string;
  readonly kind: 'bot';
};

/** A bot of somebody's own that plays from outside, by a token of the house; everybody sees that it is one. */
export type Program = {
  readonly name: string;
  readonly kind: 'program';
};

/** A chair that waits for somebody. */
export type Open = {
  readonly kind: 'open';
};

export type Sitter = Person | Bot | Program | Open;
