// What this game sends and understands.
// Made by `make wire` from the Python classes: change those.
import type { Result } from '../../wire/messages.ts';

/** The table, and the word that the seat that looks has set. */
export type View = {
  readonly seat: number | null;
  readonly mode: Mode;
  readonly stage: Stage;
  readonly phase: Phase;
  readonly options: Options;
  readonly sides: readonly (readonly number[])[];
  /** The side of the seat that looks. */
  readonly side: number | null;
  /** Of each side. */
  readonly scores: readonly number[];
  readonly series: number;
  /** To be named in a Guess. */
  readonly round: number;
  readonly slates: readonly SlateSeen[];
  /** The slate that the seat's side tries to solve. */
  readonly own: number | null;
  /** Who has set a word already, while words are being set. */
  readonly ready: readonly number[];
  /** The word that this seat has set or prepared. */
  readonly secret: string;
  /** What this seat is asked for now; nothing: it waits. */
  readonly asked: readonly Demand[];
  /** In the super partie: this seat sets the next word and may do so already (R14). */
  readonly may_prepare: boolean;
  /** Of each side; empty without number grids. */
  readonly grids: readonly GridSeen[];
  /** Who is to draw a ball. */
  readonly owed: readonly number[];
  readonly race: Race | null;
  /** The slates of the round before, with their words. */
  readonly previous: readonly Slate[];
  /** All words so far. */
  readonly sheet: readonly Played[];
  readonly result: Result | null;
  /** Written so far on the slates that each side seeks. */
  readonly lines: readonly number[];
  /** The seats that robots had at the deal. */
  readonly robots: readonly number[];
};

export type Mode = 'teams' | 'simultaneous' | 'solo';

export type Stage = 'deal' | 'series' | 'tie' | 'super' | 'over';

export type Phase = 'deal' | 'setting' | 'guessing' | 'over';

/** Chosen before the deal. */
export type Options = {
  /** With four: two teams, or everyone for themselves (R1, R17). */
  readonly mode: 'teams' | 'simultaneous';
  /** The length of every word (R2). */
  readonly letters: number;
  /** How many series are played (R13). */
  readonly series: number;
  /** Who sets the words (R3, R19); alone, it is always the house. */
  readonly words: 'players' | 'house';
  /** Words of the players' own choice, whether or not a dictionary has them (R4): only among persons who set them. */
  readonly free: boolean;
  /** A proposal that breaks a rule loses its line, as on television (R5). */
  readonly strict: boolean;
  /** Seconds for each proposal, 0 for as long as one likes (R20). */
  readonly time: number;
  /** Rows and columns of the number grid (R10). */
  readonly size: number;
  /** How many of its numbers are covered at the start (R10). */
  readonly covered: number;
  /** Number grids also without teams (R17). */
  readonly grid: boolean;
  /** Without teams, with equal points: the fewest lines decide, or nothing does (R17). */
  readonly ties: 'lines' | 'draw';
};

/** A slate, and who may write on it until when. */
export type SlateSeen = {
  readonly slate: Slate;
  /** Whose proposal is waited for: one seat, or both in a race. */
  readonly awaited: readonly number[];
  /** When the present line is lost, in the house's time; null without limit. */
  readonly until: number | null;
};

/** A word to be found. */
export type Slate = {
  /** The seat that sets the word; HOUSE (-1) for the house. */
  readonly setter: number;
  /** Who proposes, in turn (R7); in a race, whoever is first (R14). */
  readonly guessers: readonly number[];
  /** Who tries the seventh line (R9). */
  readonly helpers: readonly number[];
  readonly race: boolean;
  readonly status: Status;
  /** The word as far as it is known: letters given or well placed, full stops for the rest. */
  readonly known: string;
  /** The places, from 0, of the letters that were given. */
  readonly given: readonly number[];
  /** The line to be written next, from 1 to 7. */
  readonly line: number;
  readonly lines: readonly Line[];
  /** When the present line began. */
  readonly since: number;
  /** The letter for the seventh line has been given (R9). */
  readonly helped: boolean;
  /** In a race: what was called out for the present line and is not marked yet. */
  readonly proposals: readonly Proposal[];
  /** In a race: who has run out of time on the present line. */
  readonly out: readonly number[];
  readonly finder: number | null;
  readonly points: number;
  /** The word, once its fate is known. */
  readonly secret: string;
};

export type Status = 'setting' | 'guessing' | 'found' | 'missed' | 'void';

/** A proposal and its marks; in a race two simultaneous ones have the same number. */
export type Line = {
  readonly number: number;
  /** Who proposed, or whose time ran out. */
  readonly seat: number;
  /** What was proposed, empty if time ran out; a bad word may have any length. */
  readonly word: string;
  /** A letter for each place: X well placed, O misplaced, - not in the word; empty unless tried (R6). */
  readonly marks: string;
  readonly fate: Fate;
};

export type Fate = 'tried' | 'bad_word' | 'time';

/** A word called out in a race, while it is not yet clear whether another came at the same time (R15). */
export type Proposal = {
  readonly seat: number;
  readonly word: string;
  readonly at: number;
};

/** Something this seat is asked for now; the oldest first. */
export type Demand = {
  readonly what: 'set' | 'guess' | 'draw';
  /** Which slate, for `guess`; otherwise 0. */
  readonly slate: number;
  /** Which line, for `guess`; otherwise 0. */
  readonly line: number;
  readonly until: number | null;
};

/** A side's number grid, and the balls left in its basin. */
export type GridSeen = {
  readonly grid: Grid;
  readonly basin: number;
};

/** Numbers row by row, those that are covered, and what has been drawn. */
export type Grid = {
  readonly size: number;
  readonly numbers: readonly number[];
  /** In the order in which they were covered. */
  readonly covered: readonly number[];
  /** Blank balls left in the basin. */
  readonly blanks: number;
  /** The ball that was drawn last from this basin (0: a blank one). */
  readonly last: number | null;
  /** The grid that the last draw completed; gone with the next draw. */
  readonly completed: Completed | null;
  /** How many lines have been completed. */
  readonly motus: number;
};

/** A grid as it was when a line of it was completed, before a fresh one was dealt (R12). */
export type Completed = {
  readonly numbers: readonly number[];
  readonly covered: readonly number[];
  /** The numbers of the line. */
  readonly line: readonly number[];
};

/** The super partie: two partners race for three words, set in turn by the other team (R14). */
export type Race = {
  readonly racers: readonly number[];
  /** In the order in which they set, over and over; the house alone if it sets the words. */
  readonly setters: readonly number[];
  /** Words found by each racer. */
  readonly wins: readonly number[];
  /** Whether the next setter has a word prepared. */
  readonly ready: boolean;
};

/** A word of the score sheet. */
export type Played = {
  readonly round: number;
  /** 0 in the super partie. */
  readonly series: number;
  readonly setter: number;
  readonly secret: string;
  readonly status: Status;
  readonly finder: number | null;
  readonly points: number;
  /** How many lines were written; one that two wrote at once is one. */
  readonly lines: number;
};

/** A slate whose word is over. */
export type JudgedWord = {
  readonly setter: number;
  readonly secret: string;
  readonly status: Status;
  /** Without those that were lost to a bad word or to time: they told nothing. */
  readonly lines: readonly Judged[];
  readonly skill: number | null;
  /** On average over the lines, if there are any. */
  readonly luck: number | null;
};

/** A line of a slate. */
export type Judged = {
  readonly line: number;
  readonly seat: number;
  readonly word: string;
  readonly marks: string;
  /** How many words were possible. */
  readonly before: number;
  /** How many were left; 0 if it was the word. */
  readonly after: number;
  /** How many would have been left on average over the words that were possible. */
  readonly expected: number;
  /** What the solver would have tried. */
  readonly best: string;
  /** The marks that it would have got. */
  readonly best_marks: string;
  /** How many words it would have left. */
  readonly best_after: number;
  readonly best_expected: number;
  readonly skill: number;
  readonly luck: number;
};

/** A match: its words in the order in which they came to their end, and the seats. */
export type Analysis = {
  readonly words: readonly Chapter[];
  readonly seats: readonly Player[];
};

/** A word of the match. */
export type Chapter = {
  readonly round: number;
  /** 0 in the super partie. */
  readonly series: number;
  readonly word: JudgedWord;
};

/** What a seat proposed in the whole match. */
export type Player = {
  readonly lines: number;
  readonly found: number;
  /** How often it was what the solver would have tried. */
  readonly best: number;
  readonly skill: number | null;
  readonly luck: number | null;
};

/** The words that the house has ready, the next one first (R19). */
export type StockDealt = {
  readonly words: readonly string[];
  /** The seats that robots have; who sits where is known to all in any case. */
  readonly robots: readonly number[];
  readonly kind: 'stock_dealt';
};

/** A side gets a number grid, some numbers covered already (R10), and a full basin. */
export type GridDealt = {
  readonly side: number;
  readonly numbers: readonly number[];
  readonly covered: readonly number[];
  readonly kind: 'grid_dealt';
};

/** A series of words begins (R13). */
export type SeriesBegan = {
  readonly series: number;
  readonly at: number;
  readonly kind: 'series_began';
};

/** One team leads: its two players go on to the super partie (R14). */
export type SuperBegan = {
  readonly side: number;
  readonly racers: readonly number[];
  readonly setters: readonly number[];
  readonly kind: 'super_began';
};

/** Another word of the super partie is to be set (R14). */
export type SuperWordBegan = {
  readonly number: number;
  readonly setter: number;
  readonly at: number;
  readonly kind: 'super_word_began';
};

/** The word that was prepared has just been played itself: its setter must think of another (R3, R14). */
export type PreparedInVain = {
  readonly seat: number;
  readonly word: string;
  readonly kind: 'prepared_in_vain';
};

/** A word is hidden under a slate (R3): by a seat, or by the house (seat -1) from its stock (R19). */
export type WordSet = {
  readonly seat: number;
  readonly slate: number;
  readonly word: string;
  /** The word is the next of the house's own; it may still be hidden for a seat whose time ran out (R20). */
  readonly from_stock: boolean;
  readonly kind: 'word_set';
};

/** What the others see of it. */
export type WordHidden = {
  readonly seat: number;
  readonly kind: 'word_hidden';
};

/** What everybody sees when the house has chosen a word. */
export type HouseHid = {
  readonly kind: 'house_hid';
};

/** A setter took too long: the house chooses the word (R20). */
export type SettingTimeUp = {
  readonly seat: number;
  readonly kind: 'setting_time_up';
};

/** All words are set: the first letter of this one is shown, and `seat` proposes first (R3, R7). */
export type SlateOpened = {
  readonly slate: number;
  readonly seat: number;
  readonly letter: string;
  readonly letters: number;
  readonly at: number;
  readonly kind: 'slate_opened';
};

/** The first letter of a word of the super partie is called out (R14). */
export type RaceOpened = {
  readonly slate: number;
  readonly letter: string;
  readonly letters: number;
  readonly at: number;
  readonly kind: 'race_opened';
};

/** Somebody calls out a word in the race; for a fifth of a second another may have come at the same time (R15). */
export type Proposed = {
  readonly seat: number;
  readonly slate: number;
  readonly line: number;
  readonly word: string;
  readonly at: number;
  readonly kind: 'proposed';
};

/** A proposal that came after another was already the first; it is not written (R15). */
export type CameLate = {
  readonly seat: number;
  readonly line: number;
  readonly word: string;
  readonly kind: 'came_late';
};

/** A proposal is written and marked (R6). */
export type Marked = {
  readonly seat: number;
  readonly slate: number;
  readonly line: number;
  readonly word: string;
  readonly marks: string;
  readonly at: number;
  readonly kind: 'marked';
};

/** A strict table: the proposal breaks a rule, and the line is lost (R5). */
export type LineLost = {
  readonly seat: number;
  readonly slate: number;
  readonly line: number;
  readonly word: string;
  readonly at: number;
  readonly kind: 'line_lost';
};

/** Nothing was proposed in time: the line is lost (R20); in a race, for this seat alone. */
export type TimeRanOut = {
  readonly seat: number;
  readonly slate: number;
  readonly line: number;
  readonly at: number;
  readonly kind: 'time_ran_out';
};

/** After six lines the first letter not yet found is given for the seventh (R9). */
export type LetterGiven = {
  readonly slate: number;
  /** From 1. */
  readonly place: number;
  readonly letter: string;
  readonly at: number;
  readonly kind: 'letter_given';
};

/** After six lines every letter is known, and yet the word was not proposed: the seventh line does without (R9). */
export type NoLetterToGive = {
  readonly slate: number;
  readonly at: number;
  readonly kind: 'no_letter_to_give';
};

/** The word is found; its points go to the side of the finder (R8, R9, R17), in the super partie it counts one. */
export type WordFound = {
  readonly seat: number;
  readonly slate: number;
  readonly line: number;
  readonly word: string;
  readonly points: number;
  readonly at: number;
  readonly kind: 'word_found';
};

/** Nobody found the word. */
export type WordMissed = {
  readonly slate: number;
  readonly word: string;
  readonly kind: 'word_missed';
};

/** Both found the word at once: it does not count (R15). */
export type WordVoid = {
  readonly slate: number;
  readonly word: string;
  readonly kind: 'word_void';
};

/** Who found a word draws a number from the basin of their side, and covers it (R11). */
export type BallDrawn = {
  readonly seat: number;
  readonly side: number;
  readonly number: number;
  readonly kind: 'ball_drawn';
};

/** Who found a word draws a blank ball: no luck, and it is put aside (R11). */
export type BlankDrawn = {
  readonly seat: number;
  readonly side: number;
  readonly kind: 'blank_drawn';
};

/** A line of the grid is complete (R12). */
export type MotusMade = {
  readonly seat: number;
  readonly side: number;
  readonly numbers: readonly number[];
  readonly points: number;
  readonly kind: 'motus_made';
};

/** How it ended; the scores are those of the seats. */
export type MatchEnded = {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly reason: Ending;
  readonly kind: 'match_ended';
};

export type Ending = 'super_partie' | 'undecided' | 'tie' | 'points' | 'lines' | 'solo';

/** Hide a word under one's slate (R3); in the super partie one may prepare the next word in advance (R14). */
export type SetWord = {
  readonly word: string;
  readonly kind: 'set_word';
};

/** Propose a word (R4) on a line of a slate; it says on which, because others may be writing at the same time. */
export type Guess = {
  /** Which of the slates on the table, from 0. */
  readonly slate: number;
  /** Which words: `round` of the view, so that a late proposal never falls on the next word. */
  readonly round: number;
  /** Which line of the slate, from 1. */
  readonly line: number;
  readonly word: string;
  readonly kind: 'guess';
};

/** Draw from the basin after having found a word (R11). */
export type Draw = {
  readonly kind: 'draw';
};

export type OwnAsk = SetWord | Guess | Draw;
