// What this game sends and understands.
// Made by `make wire` from the Python classes: change those.
import type { Result } from '../../wire/messages.ts';

/** The table, and the hand of the seat that looks. */
export type View = {
  readonly seat: number | null;
  readonly level: Level;
  readonly help: Help;
  readonly phase: Phase;
  readonly turn: number;
  readonly zones: readonly [Cards, Cards];
  readonly hand_counts: readonly [number, number];
  readonly hand: Cards;
  readonly trophies: readonly [Cards, Cards];
  readonly pile: number;
  readonly buried: Cards;
  /** The seat may speak up now; this says nothing about whether anything was overlooked. */
  readonly may_denounce: boolean;
  /** With the help `monsters`: what the seat to play can capture now. */
  readonly capturable: readonly number[];
  readonly lessons: readonly (readonly Lesson[])[] | null;
  readonly result: Result | null;
  /** All cards of the match if they are the house's own; none: the reconstructed ones. */
  readonly own: Cards;
};

export type Level = 'all' | 'low' | 'high';

export type Help = 'none' | 'product' | 'monsters';

export type Phase = 'deal' | 'draw' | 'lay' | 'capture' | 'amend' | 'over';

/** One card; laid down, its potion points to its owner and its monster to the opponent. */
export type Card = {
  readonly id: number;
  readonly potion: number;
  readonly monster: number;
  readonly colour: Colour;
};

export type Colour = 'green' | 'violet';

export type Cards = readonly Card[];

/** How often a seat has found, missed and mistaken a × b in one match. */
export type Lesson = {
  readonly a: number;
  readonly b: number;
  readonly found: number;
  readonly missed: number;
  readonly mistaken: number;
};

/** A match: its turns in their order, and the players. */
export type Analysis = {
  readonly turns: readonly Turn[];
  readonly seats: readonly Player[];
};

/** A turn of a match: what was done, and what else there was. */
export type Turn = {
  readonly seat: number;
  readonly fate: Fate;
  /** How many events of the match came before the moment that is worth looking at. */
  readonly at: number;
  readonly laid: Card | null;
  /** What it captured, even if the opponent had to show it. */
  readonly taken: Possible | null;
  /** What it could have captured; the greatest product of several. */
  readonly better: Possible | null;
  readonly slips: readonly Slip[];
  /** Everybody's trophies after the turn. */
  readonly scores: readonly number[];
};

export type Fate = 'captured' | 'overlooked' | 'shown' | 'other_card' | 'nothing' | 'cut';

export type Possible = readonly [Card, Card, Card];

/** A product that was taken for another number. */
export type Slip = {
  readonly a: number;
  readonly b: number;
  readonly claimed: number;
};

/** A seat over the whole match. */
export type Player = {
  readonly trophies: number;
  /** Those it found by itself. */
  readonly captures: number;
  /** How many captures of the opponent's it showed. */
  readonly vigilant: number;
  /** The turn, counted from 0, of the greatest product it captured by itself. */
  readonly finest: number | null;
  /** Products it missed or mistook, those that it met most often first. */
  readonly practise: readonly Lesson[];
};

/** Chosen before the deal. */
export type Options = {
  readonly level: 'all' | 'low' | 'high';
  readonly help: 'none' | 'product' | 'monsters';
  /** The youngest starts: the table says whether that is player 1 or 2 (R3). */
  readonly starts: 1 | 2;
  /** house: the cards that the house has put in with `tablee multiplipotion deck`, if there are any; or the cards themselves, with bars between them (R2). */
  readonly deck: string;
};

/** The match is played with the house's own cards: all of them, for everybody to see, before they are shuffled. */
export type OwnDeckLaid = {
  readonly cards: Cards;
  readonly kind: 'own_deck_laid';
};

/** The pile as it lies, top first; the cards are written out so that a log outlives a change of the deck. */
export type Shuffled = {
  readonly cards: Cards;
  readonly kind: 'shuffled';
};

/** The face-up card each player starts with. */
export type FirstLaid = {
  readonly seat: number;
  readonly card: Card;
  readonly kind: 'first_laid';
};

/** A seat's first cards. */
export type HandDealt = {
  readonly seat: number;
  readonly cards: Cards;
  readonly kind: 'hand_dealt';
};

/** What the others see of a deal. */
export type CardsDealt = {
  readonly seat: number;
  readonly count: number;
  readonly kind: 'cards_dealt';
};

/** The youngest starts. */
export type Began = {
  readonly seat: number;
  readonly kind: 'began';
};

/** A seat drew this card. */
export type Drew = {
  readonly seat: number;
  readonly card: Card;
  readonly kind: 'drew';
};

/** What the others see of a draw. */
export type CardDrawn = {
  readonly seat: number;
  readonly kind: 'card_drawn';
};

/** A seat plays on without drawing. */
export type PileEmpty = {
  readonly seat: number;
  readonly kind: 'pile_empty';
};

/** A seat laid this card. */
export type Laid = {
  readonly seat: number;
  readonly card: Card;
  readonly kind: 'laid';
};

/** A seat captured a monster; both potions go under the pile, the first one first. */
export type Captured = {
  readonly seat: number;
  readonly first: Card;
  readonly second: Card;
  readonly monster: Card;
  readonly kind: 'captured';
};

/** A product that is not what was claimed: nothing is lost, the right one is told. */
export type Miscounted = {
  readonly seat: number;
  readonly a: number;
  readonly b: number;
  readonly product: number;
  readonly claimed: number;
  readonly potions: readonly [number, number];
  readonly monster: number;
  readonly kind: 'miscounted';
};

/** A seat said that its turn is over; what it overlooked, if anything, is nobody's to know yet. */
export type TurnEnded = {
  readonly seat: number;
  readonly kind: 'turn_ended';
};

/** A seat showed a capture that `caught` has overlooked; by rules of version 1 an empty pile gave no reward. */
export type Denounced = {
  readonly seat: number;
  readonly caught: number;
  readonly first: Card;
  readonly second: Card;
  readonly monster: Card;
  readonly reward: boolean;
  readonly kind: 'denounced';
};

/** The vigilant seat takes the top card of the pile as a trophy. */
export type Rewarded = {
  readonly seat: number;
  readonly card: Card;
  readonly kind: 'rewarded';
};

/** The pile was empty when the vigilant seat spoke; so it was by rules of version 1. */
export type Unrewarded = {
  readonly seat: number;
  readonly kind: 'unrewarded';
};

/** The house plays for a seat. */
export type TimeRanOut = {
  readonly seat: number;
  readonly kind: 'time_ran_out';
};

/** The house ended a turn; nobody has said anything, so there is nothing to denounce. */
export type TurnCut = {
  readonly seat: number;
  readonly kind: 'turn_cut';
};

/** How it ended; only now what each seat has missed comes to light. */
export type MatchEnded = {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly reason: 'five_trophies' | 'exhausted' | 'drawn';
  readonly missed: readonly (readonly Product[])[];
  readonly kind: 'match_ended';
};

export type Product = readonly [number, number];

/** Take the top card of the pile; nobody draws for a player, since it closes the moment for vigilance (R4). */
export type Draw = {
  readonly kind: 'draw';
};

/** Put a card of one's hand into one's zone (R5). */
export type Lay = {
  readonly card: number;
  readonly kind: 'lay';
};

/** Multiply two potions of one's zone to capture a monster of the opponent's (R6). */
export type Capture = {
  readonly potions: readonly [number, number];
  readonly monster: number;
  readonly kind: 'capture';
};

/** Say that nothing is left to be done (R8). */
export type EndTurn = {
  readonly kind: 'end_turn';
};

/** Show the capture that the opponent has just overlooked (R10). */
export type Denounce = {
  readonly potions: readonly [number, number];
  readonly monster: number;
  readonly kind: 'denounce';
};

export type OwnAsk = Draw | Lay | Capture | EndTurn | Denounce;
