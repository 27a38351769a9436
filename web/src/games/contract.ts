// What a game's folder brings to the table in the browser: a cover that is always there, and a room that is loaded when entered.
import type { Component } from 'svelte';
import type { Key } from '../i18n/catalogue.ts';
import type { Fields, Say } from '../i18n/texts.ts';
import type { Practised } from '../kit/practice/deck.ts';
import type { Piece } from '../kit/party/piece.ts';
import type { Instrument, Sound } from '../kit/voice/sound.ts';
import type { OptionSpec, Previewed, Verdict } from '../wire/calls.ts';
import type { Ask, GameEvent, Refusal } from '../wire/messages.ts';
import type { Value } from '../wire/tables.ts';

/** Known before the game is opened (`cover.ts`): its colour, whether it keeps progress, and what need not be asked when a table is set. */
export interface Cover {
  readonly hue: number;
  readonly progress: boolean;
  /** What a good turn earns: a lead of that much says little about who is stronger. Not told where points say nothing about it. */
  readonly turn?: number;
  /** Its options set the time; then the house's own clock is not offered. */
  readonly timed?: boolean;
  /** Whether an option means anything with so many players and these options, and with robots among them; all do unless told. */
  readonly applies?: (option: string, seats: number, options: Readonly<Record<string, Value>>, robots: boolean) => boolean;
  /** The options that matter most, shown at once; the others are one step away. All are shown unless told. */
  readonly first?: readonly string[];
  /** Options with a field of the game's own, fetched when the form is shown. */
  readonly fields?: Readonly<Record<string, () => Promise<{ default: Component<FieldProps, object, 'value'> }>>>;
}

/** A game's own field for an option that the usual form cannot show. */
export interface FieldProps {
  spec: OptionSpec;
  /** What is chosen; to be bound. */
  value: Value;
  say: Say;
}

/** What is on the stage for a while before the next thing takes its place. */
export interface Moment {
  readonly view: unknown;
  /** What log and voice tell when it comes. */
  readonly happened: readonly GameEvent[];
  /** Milliseconds; one tap ends it, and whoever goes on playing ends all that wait. */
  readonly lasts: number;
  /** What the board makes of it, in the game's own shape. */
  readonly show?: unknown;
  /** Instead of the sounds of what happened. */
  readonly sound?: Sound;
}

/** Looks ahead at one of the asks that a game understands. */
export type Previewing<OwnAsk extends Ask = Ask> = (ask: OwnAsk) => Promise<Previewed>;

/** The board, live or only to look at (replay, examples, spectators); it may ask what its game understands (`OwnAsk` of its wire.ts). */
export interface BoardProps<OwnAsk extends Ask = Ask> {
  /** What the seat may know; each game knows the shape of its own. */
  view: unknown;
  /** Through whose eyes; null for a spectator. */
  seat: number | null;
  /** Whether asks are heard now. */
  live: boolean;
  ask: (ask: OwnAsk) => void;
  /** An ask is under way; another one would not be heard (net/outbox.ts keeps it until then). */
  busy?: boolean;
  /** A name for this seat at this table, under which the browser may remember what is not played yet; none: nothing is kept. */
  place?: string | undefined;
  /** This browser's clock minus the house's, in seconds, for time limits that the view names; none: no time runs, as in a lesson. */
  offset?: number;
  /** Lets robots that are among themselves play without pauses; none: somebody else is to play. */
  hurry?: (() => void) | undefined;
  /** A lesson or a problem, which says itself what is asked: a move, so passing and exchanging are not offered. */
  puzzle?: boolean;
  /** Looks ahead without asking; only where one plays. */
  preview?: Previewing<OwnAsk> | undefined;
  /** A problem, which says itself what is asked: no more of the table need be drawn than it takes. */
  brief?: boolean;
  /** The best answer of a problem is shown, in place of the seat's own. */
  best?: boolean;
  /** The game's sentences. */
  say: Say;
  /** For sentences, and for tables: there whoever plays alone in this browser is « Vous ». */
  names: readonly string[];
  labels: readonly string[];
  /** What has just happened, to be shown and explained. */
  happened: readonly GameEvent[];
  /** What a moment of the game puts on the stage (`GameUi.moments`). */
  show?: unknown;
  /** Ends the moments that are being shown, because one goes on; whether there were any. */
  goOn?: () => boolean;
  /** An event as a sentence. */
  tell: (event: GameEvent) => string;
  /** Why the last ask was refused, until the next one. */
  refusal: Refusal | null;
  refusalSentence: (refusal: Refusal) => string;
  /** Where a rule is explained. */
  ruleHref: (rule: string) => string;
}

export interface AfterwordProps {
  view: unknown;
  /** The seats this browser holds; a spectator holds none. */
  mine: readonly number[];
  /** For sentences, and for tables: there whoever reads is « Vous ». */
  names: readonly string[];
  labels: readonly string[];
  say: Say;
  /** Which match of the day it was, or nothing. */
  day?: string;
}

export interface AnalysisProps {
  /** What the house found, in the game's own shape. */
  analysis: unknown;
  /** Its name, under which what is to be practised is kept. */
  game: string;
  /** For sentences, and for tables: there whoever reads is « Vous ». */
  names: readonly string[];
  labels: readonly string[];
  /** The seats this browser holds. */
  mine: readonly number[];
  /** The seats that have nothing to learn. */
  robots: readonly number[];
  say: Say;
  /** Which of its moments the board beside it shows, and the move that is drawn there. */
  step: number;
  drawn: unknown;
  /** Look at another one; with a move of its own choice, or the moment's. */
  onlook: (step: number, move?: unknown) => void;
}

/** A moment that an analysis speaks of: the move drawn there unless another is chosen. */
export interface LookedAt {
  readonly move: unknown;
}

/** One that is seen on the board of the match: after how many events, and through whose eyes. */
export interface PastMoment extends LookedAt {
  readonly at: number;
  readonly seat: number;
}

interface Followed<Step extends LookedAt> {
  readonly steps: (analysis: unknown) => readonly Step[];
  /** What is to be seen, in a sentence to whoever has played this seat, or to nobody of them. */
  readonly caption: (step: Step, move: unknown, names: readonly string[], reader: number | null, say: Say) => string;
}

/** An analysis that is followed on the board of the match. */
export interface OnBoard extends Followed<PastMoment> {
  /** A view with a move on it, in the analysis' own shape; as it was unless told. */
  readonly drawn?: (view: unknown, move: unknown) => unknown;
  readonly Picture?: undefined;
}

/** One that says all that is to be seen, with a picture of its own. */
export interface InPictures extends Followed<LookedAt> {
  readonly Picture: Component<PictureProps>;
}

export interface PictureProps {
  move: unknown;
  names: readonly string[];
  /** Whose deeds are told as one's own; null: nobody's. */
  reader: number | null;
  say: Say;
}

export type LookingBack = OnBoard | InPictures;

export interface ProgressProps {
  say: Say;
}

/** A seat's finest moment of a match: what takes the stage, and what fills the game's sentence `ui.keepsake`. */
export interface Keepsake {
  readonly seat: number;
  readonly pieces: readonly Piece[];
  readonly fields: Fields;
  /** How fine it is beside those of other matches. */
  readonly worth: number;
}

/** What statistics count of a match for one seat. */
export interface Tally {
  /** The words it made. */
  readonly words?: readonly string[];
  /** What the game counts besides: `ui.stats.figures` says what, `ui.stats.figure.<n>` each of them. */
  readonly figures?: readonly number[];
}

/** What a game brings to the small party at the end of a match. */
export interface Party {
  /** What falls. */
  readonly pieces: readonly Piece[];
  /** At most one for each seat; the finest of all comes first. */
  readonly keepsakes: (view: unknown, happened: readonly GameEvent[]) => readonly Keepsake[];
  /** What a picture of the day's match may show without giving it away, row by row. */
  readonly veiled?: (view: unknown) => readonly (readonly Piece[])[];
}

/** One thing to be practised, as the game asks for it: the question, and what is said of the answer. */
export interface ExerciseProps {
  /** In the game's own writing (kit/practice/deck.ts). */
  thing: string;
  say: Say;
  /** Told once: whether it was known. */
  onanswer: (right: boolean) => void;
}

/** How what was missed in this game is practised. */
export interface Practice {
  readonly Exercise: Component<ExerciseProps>;
  /** A thing in a few characters, for lists. */
  readonly written: (thing: string) => string;
  /** What may come after all that is due, in its order; nothing unless told. */
  readonly further?: (mine: readonly Practised[]) => readonly string[];
  /** What the answer to a problem showed not to be known; nothing unless told. */
  readonly missed?: (verdict: Verdict) => readonly string[];
}

/** A key or several, as kit/control/keys.ts names them, and what they do. */
export type KeyHelp = readonly [keys: string, does: Key];

/** What a lesson must know of a board. */
export interface Teaching {
  /** What a hand touches, one after the other, to make this ask: selectors on the board. */
  readonly gesture: (ask: Ask, view: unknown) => readonly string[];
  /** Whether two asks mean the same where their order does not matter; alike to the letter unless told. */
  readonly alike?: (asked: Ask, wanted: Ask) => boolean;
}

/** Something that confuses when it first occurs: the sentence `ui.first.<name>` explains it, once in this browser. */
export interface FirstTime {
  readonly name: string;
  readonly when: (view: unknown, happened: readonly GameEvent[]) => boolean;
}

/** The default export of a game's `index.ts`. */
export interface GameUi {
  readonly Board: Component<BoardProps>;
  /** Each seat's score in a few characters. */
  readonly scores: (view: unknown) => readonly string[];
  /** A finished match in a few characters that give nothing away, to be shared; in shapes for those who want no colours. */
  readonly boast?: (view: unknown, seat: number | null, day: string, say: Say, shapes: boolean) => string;
  /** What is said of its end to a reader (null: to several, or to who only looks) where the game knows better than who won; an empty title: no better. */
  readonly ending?: (view: unknown, names: readonly string[], reader: number | null, say: Say) => { readonly title: string; readonly line: string } | undefined;
  /** Who has won where it is more than the rules crown: a team, one of whom came first. */
  readonly victors?: (view: unknown) => readonly number[] | undefined;
  /** Events so frequent and so plain on the board that log and voice pass them over. */
  readonly quiet?: readonly string[];
  /** What is heard of an event whose sentence in the log is for the eye; that sentence unless told. Whoever reads is « Vous » in the labels. */
  readonly heard?: (event: GameEvent, labels: readonly string[], say: Say) => string | undefined;
  /** Its board steps back itself, with a sign of its own: in a hand, taking a move back stands in the menu, so that nobody takes one for the other. */
  readonly stepsBack?: boolean;
  /** What the keyboard does on its board, for the help that ? opens. */
  readonly keys?: readonly KeyHelp[];
  /** What is shown one after the other of all that was told at once; the last one has the view after it. All at once unless told. */
  readonly moments?: (before: unknown, after: unknown, happened: readonly GameEvent[], still: boolean) => readonly Moment[];
  /** What a replay shows between two views where much was done at one go; nothing unless told. */
  readonly between?: (before: unknown, after: unknown) => readonly unknown[];
  readonly sounds?: Readonly<Record<string, Sound>>;
  /** Something so fine that it is a small feast while the match goes on. */
  readonly feast?: (event: GameEvent) => boolean;
  readonly teaching?: Teaching;
  readonly firstTimes?: readonly FirstTime[];
  /** What a hint rests on: it stays until that changes, whatever others do meanwhile. Until anything happens unless told. */
  readonly hintMoment?: (view: unknown) => string;
  /** What its sounds are played on. */
  readonly instrument?: Instrument;
  readonly party?: Party;
  /** Shown under the result. */
  readonly Afterword?: Component<AfterwordProps>;
  /** How well a finished match was played, on a page of its own. */
  readonly Analysis?: Component<AnalysisProps>;
  /** Where the board is shown beside it. */
  readonly lookingBack?: LookingBack;
  /** Remembers a finished match in this browser; called more than once for the same match. */
  readonly remember?: (match: string, view: unknown, mine: readonly number[], names: readonly string[]) => void;
  readonly Progress?: Component<ProgressProps>;
  readonly practice?: Practice;
  readonly tally?: (view: unknown, seat: number) => Tally;
}
