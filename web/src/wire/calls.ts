// What the house is asked and answers over HTTP; docs/protocol.md lists the calls.
// Made by `make wire` from the Python classes: change those.
import type { Ask, GameEvent, Numbered, Refusal } from './messages.ts';
import type { Bot, Clock, Open, Program, Status, TableSeen, Value } from './tables.ts';

/** A game of the shelf, and what can be chosen. */
export type GameCard = {
  readonly name: string;
  readonly seat_counts: readonly number[];
  readonly levels: readonly string[];
  /** Whether there is a match of the day. */
  readonly daily: boolean;
  /** Whether the house can say how well a match was played. */
  readonly analysed: boolean;
  /** Whether there are moves that can be taken back. */
  readonly takebacks: boolean;
  readonly options: readonly OptionSpec[];
  /** Tables that are ready to be played; the first is for newcomers. */
  readonly presets: readonly Preset[];
  /** Whether it can be learnt by hand. */
  readonly lesson: boolean;
  /** What the game is called and what is said of it, in each language. */
  readonly words: Readonly<Record<Language, Readonly<Record<string, string>>>>;
};

/** An option as a form needs it: either the choices, or a range of whole numbers. */
export type OptionSpec = {
  readonly name: string;
  readonly default: Value;
  readonly choices: readonly Value[];
  readonly low: number;
  readonly high: number;
  /** What the choices look like, as text, if one may also draw something of one's own; otherwise nothing. */
  readonly drawn: Readonly<Record<string, string>>;
};

/** One such table; the seats that nobody else takes are for robots of one level. */
export type Preset = {
  readonly name: PresetName;
  readonly seats: number;
  /** Of the robots; empty where one plays alone. */
  readonly level: string;
  /** What differs from the usual options. */
  readonly options: Readonly<Record<string, Value>>;
  readonly clock: Clock;
};

export type PresetName = 'newcomer' | 'family' | 'leaflet' | 'quick' | 'slow';

export type Language = 'fr' | 'en';

/** An example of the leaflet, to step through. */
export type ExampleShown = {
  readonly name: string;
  readonly seat: number | null;
  readonly frames: readonly ExampleFrame[];
};

/** A step of an example. */
export type ExampleFrame = {
  readonly events: readonly GameEvent[];
  readonly view: Readonly<Record<string, unknown>>;
  /** Why what was asked in the example is not granted. */
  readonly refused: Refusal | null;
};

/** One ask of a lesson: how the table stands, what is asked, what that would bring, and what comes of it. */
export type LessonStep = {
  /** The learner's. */
  readonly seat: number;
  readonly view: Readonly<Record<string, unknown>>;
  readonly ask: Ask;
  /** Whether the learner asks it, or watches. */
  readonly mine: boolean;
  readonly preview: Previewed;
  readonly events: readonly GameEvent[];
  readonly after: Readonly<Record<string, unknown>>;
};

/** What an ask would bring, in the game's own shape, or why it would be refused; both null: nothing to show. */
export type Previewed = {
  readonly preview: Readonly<Record<string, unknown>> | null;
  readonly refused: Refusal | null;
};

/** A match to step through: what was told at each step, numbered as in the log. */
export type Replay = {
  readonly table: TableSeen;
  readonly frames: readonly Frame[];
};

/** A step of a match: what was told, and how the table looked then, in the game's own shape. */
export type Frame = {
  readonly seq: number;
  /** How many events count so far: fewer than `seq` once a move was taken back. An analysis numbers by these. */
  readonly stood: number;
  readonly at: number;
  readonly events: readonly Numbered[];
  readonly view: Readonly<Record<string, unknown>>;
};

/** How well it was played, in the game's own shape, or how far the answer is; both null: the game does not say. */
export type Analysed = {
  readonly analysis: Readonly<Record<string, unknown>> | null;
  readonly waiting: StillThinking | null;
};

/** How far an analysis is that is not made yet. */
export type StillThinking = {
  /** Others that come first; 0: it is being made. */
  readonly ahead: number;
  /** The part of the usual time that has passed; null if it is not begun, or the first of its game. */
  readonly share: number | null;
};

/** The matches of the day of a browser, newest first, and the days in a row that it won; dates as 2026-11-16. */
export type Days = {
  readonly first: string;
  readonly today: string;
  readonly streak: number;
  readonly best: number;
  readonly played: readonly DayPlayed[];
};

/** A match of the day that a browser has begun; `on_time` if that was on the day itself. */
export type DayPlayed = {
  readonly day: string;
  readonly table: string;
  readonly status: Status;
  readonly won: boolean;
  readonly on_time: boolean;
};

/** All that the lexicon says of a word, ready to be shown or sent. */
export type WordCard = {
  readonly asked: string;
  readonly word: string;
  readonly common: boolean;
  readonly extended: boolean;
  readonly compound: boolean;
  readonly kinds: readonly Kind[];
  readonly entries: readonly WordEntry[];
  readonly rank: number | null;
  readonly why_not: WhyNot | null;
};

export type Kind = 'common' | 'proper' | 'abbreviation' | 'symbol' | 'compound' | 'compound_name' | 'locution' | 'roman' | 'affix' | 'phrase' | 'elided';

/** Where a dictionary files a word: the headword with its accents, and as what. */
export type WordEntry = {
  readonly headword: string;
  readonly kind: Kind;
  readonly parts: readonly Part[];
};

export type Part = 'noun' | 'adjective' | 'verb' | 'adverb' | 'number' | 'interjection' | 'grammar';

/** Why a word does not count: `spelling` is the form it is known by, or what was typed. */
export type WhyNot = {
  readonly kind: Reason;
  readonly word: string;
  readonly spelling: string;
};

export type Reason =
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

/** A link that another device can follow, and the same to be photographed. */
export type Invitation = {
  readonly link: string;
  /** An image, in a data: address. */
  readonly qr: string;
  /** Whether this house is open to this machine alone, so that no other device can follow the link. */
  readonly here_only: boolean;
};

/** A link that carries this browser's seats to another device. */
export type CarryLink = {
  readonly link: string;
  /** An image, in a data: address. */
  readonly qr: string;
  /** Whether this house is open to this machine alone, so that no other device can follow the link. */
  readonly here_only: boolean;
  /** How long it works. */
  readonly minutes: number;
};

/** How it stands with the last link of this browser. */
export type CarryState = {
  readonly state: LinkState;
};

export type LinkState = 'none' | 'open' | 'used' | 'old';

/** The key of the house, empty if it tells nobody, and on how many devices this browser's player is told. */
export type PushState = {
  readonly key: string;
  readonly devices: number;
};

/** The bots that are connected, for whoever has a chair free. */
export type BotsHere = {
  readonly names: readonly string[];
};

/** Who would like to sit where. */
export type SitDown = {
  readonly seat: number;
  readonly name: string;
};

/** Which seat is meant. */
export type OneSeat = {
  readonly seat: number;
};

/** What the host puts on a chair. */
export type PutOnChair = {
  readonly seat: number;
  readonly sitter: Bot | Program | Open;
};

/** Under which name somebody plays the match of the day. */
export type PlayToday = {
  readonly name: string;
};

/** What stands behind the # of a link. */
export type CarryCode = {
  /** Of a bounded length, said to the codec and to the OpenAPI page. */
  readonly code: string;
};

/** An ask that is only thought of. */
export type WouldAsk = {
  readonly seat: number;
  readonly ask: Readonly<Record<string, unknown>>;
};

/** Where a device wants to be told that it is its turn, with keys that its browser made, and in what language. */
export type PushWish = {
  readonly endpoint: Endpoint;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
};

export type Endpoint = string;

/** Where nothing more is to be told. */
export type PushStop = {
  readonly endpoint: Endpoint;
};
