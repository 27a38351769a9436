// What the house is asked and answers over HTTP; docs/protocol.md lists the calls.
// Made by `make wire` from the Python classes: change those.
import type { Ask, GameEvent, Numbered, Refusal } from './messages.ts';
import type { Bot, Clock, Open, Program, Status, TableSeen, Value } from './tables.ts';

/** A game of the shelf, and what can be chosen. */
export type GameCard = {
  readonly name: string;
  readonly seat_counts: readonly number[];
  readonly levels: readonly string[];
  /** Levels that need more than this house has: they are named, but not offered. */
  readonly away: readonly string[];
  /** Whether there is a match of the day. */
  readonly daily: boolean;
  /** Whether there are problems to be solved. */
  readonly problems: boolean;
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

/** A step of a hint. */
export type HintGiven = {
  /** From 1. */
  readonly step: number;
  readonly of: number;
  /** The game's sentence, `hint.<said>`. */
  readonly said: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** What is lit on the board, by row and column. */
  readonly squares: readonly (readonly [number, number])[];
  /** Pieces that are lit, by the names that the board gives them. */
  readonly things: readonly string[];
  /** The move itself, as it is asked, with the last step. */
  readonly ask: Readonly<Record<string, unknown>> | null;
};

/** The matches of the day of a browser, newest first, and the days in a row that it won; dates as 2026-11-16. */
export type Days = {
  readonly first: string;
  readonly today: string;
  readonly streak: number;
  readonly best: number;
  readonly played: readonly DayPlayed[];
};

/** A day that a browser has begun; `on_time` if that was on the day itself. All problems done is won. */
export type DayPlayed = {
  readonly day: string;
  readonly table: string;
  readonly status: Status;
  readonly won: boolean;
  readonly on_time: boolean;
  readonly points: number | null;
  /** Of a day of problems: points, of so many. */
  readonly most: number | null;
};

/** The page of today, in one answer. */
export type Today = {
  readonly day: string;
  /** In how many seconds the next day begins. */
  readonly ends: number;
  readonly games: readonly GameToday[];
};

/** A game on the page of today. */
export type GameToday = {
  readonly game: string;
  readonly kind: 'match' | 'problems';
  readonly status: 'new' | 'playing' | 'finished';
  /** The table of a match that has begun, else nothing. */
  readonly table: string;
  readonly won: boolean;
  /** How many problems of the day are done. */
  readonly done: number;
  /** Of how many; 0 for a match. */
  readonly items: number;
  readonly streak: number;
  /** Days in a row up to now, and at best. */
  readonly best: number;
  /** Once this browser has played it. */
  readonly result: DayResult | null;
};

/** How a day ended for this browser, and for all who have played it in this house. */
export type DayResult = {
  readonly points: number;
  readonly most: number;
  /** Under which of the marks this browser is counted. */
  readonly mark: string;
  /** How many have reached which mark: tenths of the points for problems, the game's own marks for a match. */
  readonly distribution: Readonly<Record<string, number>>;
};

/** The problems of a day, as far as this browser has answered them. */
export type DayOfProblems = {
  readonly day: string;
  readonly items: readonly ProblemBoard[];
  /** Once all of them are done. */
  readonly result: DayResult | null;
};

/** A problem as it stands on the board of this browser. */
export type ProblemBoard = {
  /** `problem.theme.<theme>` names it, `problem.task.<theme>` says what is to be found. */
  readonly theme: string;
  /** How hard it is, as a rating. */
  readonly level: number;
  /** What fills the sentence of the task. */
  readonly task: Readonly<Record<string, unknown>>;
  /** The seat that answers. */
  readonly seat: number;
  readonly view: Readonly<Record<string, unknown>>;
  /** How many asks were granted so far: the next answer names this number. */
  readonly asked: number;
  readonly verdict: Verdict;
  /** The best answer to step through, once the problem is done; the first frame is the position itself. */
  readonly best: readonly BestFrame[];
};

/** What the answer so far is worth. */
export type Verdict = {
  /** Whether nothing more can be answered. */
  readonly done: boolean;
  /** Whether the problem is solved, as ratings count it; False as long as it is not done. */
  readonly right: boolean;
  readonly points: number;
  /** Points of so many: what a day's result is made of. */
  readonly most: number;
  /** A sentence of the game that explains it, `problem.said.<said>`; nothing where the board says it all. */
  readonly said: string;
  /** What fills that sentence. */
  readonly fields: Readonly<Record<string, unknown>>;
};

/** A step of the best answer: what happens, and how the board looks then. */
export type BestFrame = {
  readonly events: readonly GameEvent[];
  readonly view: Readonly<Record<string, unknown>>;
};

/** What came of an answer to a problem of a day. */
export type DayAnswered = {
  readonly why: Why;
  readonly events: readonly GameEvent[];
  readonly number: number;
  readonly board: ProblemBoard;
  readonly result: DayResult | null;
};

export type Why = 'done' | 'again' | 'stale';

/** How it stands between this browser and the problems of a game. */
export type LadderTold = {
  readonly themes: readonly ThemeTold[];
  readonly rating: RatingTold;
  readonly tried: number;
  readonly solved: number;
  /** How many come back today. */
  readonly due: number;
  /** How many will come back another day. */
  readonly later: number;
};

/** A theme, how many problems it has, and how many of them this browser has seen. */
export type ThemeTold = {
  readonly theme: string;
  readonly problems: number;
  readonly seen: number;
};

/** A rating, and how far it may be off. */
export type RatingTold = {
  readonly rating: number;
  readonly margin: number;
};

/** What to try next, the best choice first. */
export type NextProblems = {
  readonly problems: readonly ProblemTold[];
};

/** A problem of the ladder. */
export type ProblemTold = {
  readonly id: string;
  /** Whether it comes back because it went wrong another day. */
  readonly back: boolean;
  /** Whether the answer counts for the rating: once for each problem. */
  readonly rated: boolean;
  readonly board: ProblemBoard;
};

/** What came of an answer. */
export type ProblemAnswered = {
  readonly why: Why;
  /** What happened, as this seat is told. */
  readonly events: readonly GameEvent[];
  readonly problem: ProblemTold;
  /** Once it is done, if the answer counted. */
  readonly change: RatingChange | null;
};

/** What an answer did to the rating of this browser. */
export type RatingChange = {
  readonly before: RatingTold;
  readonly after: RatingTold;
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

/** An ask to a problem of the day, by its number from 0 on, and how many asks were granted there before it. */
export type AnswerOfDay = {
  readonly number: number;
  readonly ask: Readonly<Record<string, unknown>>;
  readonly asked: number;
};

/** A problem of the day, by its number from 0 on, whose answer is looked at. */
export type GivenUpOfDay = {
  readonly number: number;
};

/** An answer to a problem of the day, by its number from 0 on, that is only thought of. */
export type WouldAnswerDay = {
  readonly number: number;
  readonly ask: Readonly<Record<string, unknown>>;
};

/** An ask to a problem, and how many asks were granted before it. */
export type AnswerGiven = {
  readonly ask: Readonly<Record<string, unknown>>;
  readonly asked: number;
};

/** An answer that is only thought of. */
export type WouldAnswer = {
  readonly ask: Readonly<Record<string, unknown>>;
};

/** How many problems are wanted, of which theme; of any if none is named. */
export type WantedProblems = {
  readonly theme?: string;
  readonly many?: number;
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

/** Which step of a hint somebody wants to be told, from 1. */
export type WantHint = {
  readonly seat: number;
  readonly step?: number;
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
