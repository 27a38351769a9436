// What travels over the socket; docs/protocol.md says when.
// Made by `make wire` from the Python classes: change those.
import type { Clock, SeatSeen, Status, Value } from './tables.ts';

/** What a player asks; its further fields are the game's own. */
export type Ask = {
  readonly kind: string;
  readonly [field: string]: unknown;
};

/** A player asks: what, from which seat, having seen the match up to `seq`, under an id of the player's own. */
export type AskLetter = {
  readonly ask: Readonly<Record<string, unknown>>;
  readonly seat: number;
  readonly seq: number;
  readonly id: string;
};

/** A player asks to take the last move of a seat back, having seen the match up to `seq`. */
export type TakebackLetter = {
  readonly takeback: true;
  readonly seat: number;
  readonly seq: number;
  readonly id: string;
};

/** A player answers the request of that number: whether the move may be taken back. */
export type AnswerLetter = {
  readonly grant: boolean;
  readonly request: number;
  readonly id: string;
};

/** A player reacts, from which seat, under an id of the player's own. */
export type ReactLetter = {
  readonly react: Reaction;
  readonly seat: number;
  readonly id: string;
};

export type Reaction = 'clap' | 'smile' | 'wonder' | 'surprise' | 'heart' | 'well_played';

/** An event as it stands in the log of the match: its number and its time. */
export type Numbered = {
  readonly seq: number;
  readonly at: number;
  readonly event: GameEvent;
};

/** An event of a game; its further fields are the game's own. */
export type GameEvent = {
  readonly kind: string;
  readonly [field: string]: unknown;
};

/** Why not; further fields fill the sentence. */
export type Refusal = {
  readonly refused: string;
  /** The number of the leaflet's rule, empty for rules of the house. */
  readonly rule: string;
  readonly [field: string]: unknown;
};

/** The table, when a window opens and whenever it changes. */
export type TableTold = {
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
  readonly type: 'table';
};

/** What happened, and how the table now looks to the seats of this window. */
export type Told = {
  readonly why: 'joined' | 'happened' | 'stale';
  /** The number of the last event. */
  readonly seq: number;
  /** The clock of the house. */
  readonly now: number;
  readonly events: readonly Numbered[];
  /** By seat, in the game's own shape; for a spectator one named `public`. */
  readonly views: Readonly<Record<string, unknown>>;
  readonly to_play: readonly number[];
  readonly clock: Hourglass;
  readonly result: Result | null;
  /** The seats whose last move may be taken back, if every other person lets them. */
  readonly may_take_back: readonly number[];
  /** The seats that may ask for a hint now. */
  readonly may_hint: readonly number[];
  /** The id of the window's own ask that led to this, if one did. */
  readonly done?: string;
  readonly type: 'told';
};

/** What each seat has used of its match, and since when its present turn runs (null: not its turn). */
export type Hourglass = {
  readonly used: readonly number[];
  readonly since: readonly (number | null)[];
};

/** How it ended: the winning seats (none: a draw), every seat's score, and why it ended. */
export type Result = {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  /** A key under [result] in the game's locales. */
  readonly reason: string;
};

/** That ask was granted before. */
export type Done = {
  readonly id: string;
  readonly seq: number;
  readonly type: 'done';
};

/** That ask was not granted; nothing changed. */
export type Denied = {
  readonly refused: string;
  /** The number of the leaflet's rule, empty for rules of the house. */
  readonly rule: string;
  readonly id: string;
  readonly type: 'refused';
  readonly [field: string]: unknown;
};

/** A player reacts to what happens; nothing is kept of it. */
export type Reacted = {
  readonly seat: number;
  readonly reaction: Reaction;
  readonly type: 'reacted';
};

/** A player wants to take a move back, or what has become of that. */
export type TakebackTold = {
  /** Which request of this table it is. */
  readonly number: number;
  readonly seat: number;
  /** The seats that have not answered yet. */
  readonly waits_for: readonly number[];
  /** declined: by `by` · lapsed: somebody has played on, or nobody answered for a minute. */
  readonly state: 'asked' | 'granted' | 'declined' | 'lapsed';
  readonly by: number | null;
  readonly type: 'takeback';
};

/** The house is there. */
export type Pong = {
  readonly type: 'pong';
};

export type FromHouse = TableTold | Told | Done | Denied | Reacted | TakebackTold | Pong;

export type ToHouse = AskLetter | TakebackLetter | AnswerLetter;
