// What travels between the browser and the house; docs/protocol.md is the contract.
import type { Language } from '../i18n/texts.ts';

export interface Refusal {
  readonly refused: string;
  readonly rule: string;
  readonly [field: string]: unknown;
}

export interface GameEvent {
  readonly kind: string;
  readonly seat?: number;
  readonly [field: string]: unknown;
}

export interface Ask {
  readonly kind: string;
  readonly [field: string]: unknown;
}

export type Value = string | number | boolean;

export interface OptionSpec {
  readonly name: string;
  readonly default: Value;
  readonly choices: readonly Value[];
  readonly low: number;
  readonly high: number;
  /** What the choices look like, as text, if one may also draw something of one's own; otherwise nothing. */
  readonly drawn: Readonly<Record<string, string>>;
}

/** A table that is ready to be played; the first of a game is for newcomers. */
export interface Preset {
  readonly name: 'newcomer' | 'family' | 'leaflet' | 'quick';
  readonly seats: number;
  readonly level: string;
  readonly options: Readonly<Record<string, Value>>;
  readonly clock: Clock;
}

export interface GameCard {
  readonly name: string;
  readonly seat_counts: readonly number[];
  readonly levels: readonly string[];
  /** Whether there is a match of the day. */
  readonly daily: boolean;
  /** Whether the house can say how well a match was played. */
  readonly analysed: boolean;
  readonly options: readonly OptionSpec[];
  readonly presets: readonly Preset[];
  /** What the game is called and what is said of it, in each language. */
  readonly words: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

export type Sitter = { readonly kind: 'person'; readonly name: string } | { readonly kind: 'bot'; readonly level: string } | { readonly kind: 'open' };

export type Chair = Sitter & {
  readonly mine: boolean;
  readonly online: boolean;
  /** In how many seconds this browser may have a robot stand in for who sits there; null: not at all. */
  readonly relief: number | null;
  /** Whether a robot keeps the seat for this browser. */
  readonly kept: boolean;
};

export interface Clock {
  readonly per_turn: number;
  readonly per_match: number;
}

export interface Table {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Value>>;
  readonly clock: Clock;
  readonly status: 'waiting' | 'playing' | 'finished';
  readonly seats: readonly Chair[];
  readonly host: boolean;
  readonly rematch: string | null;
  /** The date whose match this is, or empty. */
  readonly day: string;
  readonly created: number;
  /** The seats that won, once the match is over; none: a draw. */
  readonly winners: readonly number[] | null;
  /** Before the start: how many have opened the invitation and not sat down. */
  readonly lookers: number;
}

/** A table in the list of a browser's own. */
export interface MyTable extends Table {
  /** The seats a running match waits for, as far as the house knows. */
  readonly to_play: readonly number[] | null;
}

/** A table's link as another device can follow it, and the same to be photographed. */
export interface Invitation {
  readonly link: string;
  readonly qr: string;
  readonly here_only: boolean;
}

export interface Numbered {
  readonly seq: number;
  readonly at: number;
  readonly event: GameEvent;
}

export interface Result {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

export interface Hourglass {
  readonly used: readonly number[];
  readonly since: readonly (number | null)[];
}

export interface Told {
  readonly type: 'told';
  readonly why: 'joined' | 'happened' | 'stale';
  readonly seq: number;
  readonly now: number;
  readonly events: readonly Numbered[];
  readonly views: Readonly<Record<string, unknown>>;
  readonly to_play: readonly number[];
  readonly clock: Hourglass;
  readonly result: Result | null;
  /** The id of our own ask that led to this, if one did. */
  readonly done?: string;
}

export type FromHouse =
  | ({ readonly type: 'table' } & Table)
  | Told
  | { readonly type: 'done'; readonly id: string; readonly seq: number }
  | ({ readonly type: 'refused'; readonly id: string } & Refusal)
  | { readonly type: 'pong' };

export interface ToHouse {
  readonly ask: Ask;
  readonly seat: number;
  readonly seq: number;
  readonly id: string;
}

/** What an ask would bring, in the game's own shape, or the refusal it would meet; both null if there is nothing to show. */
export interface Previewed {
  readonly preview: unknown;
  readonly refused: Refusal | null;
}

/** How far an analysis is: so many come first, and this part of the usual time has passed (null: nobody knows). */
export interface StillThinking {
  readonly ahead: number;
  readonly share: number | null;
}

/** How well a match was played, in the game's own shape, or how far that is; both null if the game does not say. */
export interface Analysed {
  readonly analysis: unknown;
  readonly waiting: StillThinking | null;
}

export interface Frame {
  readonly events: readonly GameEvent[];
  readonly view: unknown;
  /** Why what was asked in the example is not granted. */
  readonly refused: Refusal | null;
}

export interface Example {
  readonly name: string;
  readonly seat: number | null;
  readonly frames: readonly Frame[];
}

/** A match to step through: what was told at each step, numbered as in the log. */
export interface Replay {
  readonly table: Table;
  readonly frames: readonly { readonly seq: number; readonly at: number; readonly events: readonly Numbered[]; readonly view: unknown }[];
}

/** The matches of the day of this browser, newest first; dates as 2026-11-16. */
export interface Days {
  readonly first: string;
  readonly today: string;
  readonly streak: number;
  readonly best: number;
  readonly played: readonly { readonly day: string; readonly table: string; readonly status: string; readonly won: boolean; readonly on_time: boolean }[];
}

/** What the lexicon says of a word. */
export interface WordCard {
  readonly asked: string;
  readonly word: string;
  readonly common: boolean;
  readonly extended: boolean;
  readonly compound: boolean;
  readonly entries: readonly { readonly headword: string; readonly kind: string; readonly parts: readonly string[] }[];
  readonly rank: number | null;
  readonly why_not: { readonly kind: string; readonly word: string; readonly spelling: string } | null;
}

/** A link that carries this browser's seats to another device, and the same to be photographed. */
export interface CarryLink {
  readonly link: string;
  readonly qr: string;
  readonly minutes: number;
  /** Whether the house is open to this machine alone, so that no other device can follow the link. */
  readonly here_only: boolean;
}

/** How it stands with the last link of this browser. */
export type CarryState = 'none' | 'open' | 'used' | 'old';
