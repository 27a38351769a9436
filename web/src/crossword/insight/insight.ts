// What is drawn and said of what the house found in a finished match: the best of a turn, the chance that was missed. Pure.
import type { Analysis, Choice, Judged } from '../../wire/insight.ts';

/** What is drawn of a turn unless another move is chosen: the one that earned most; if that was played, it. */
export const bestOf = (turn: Judged): Choice => (turn.given_away ? turn.most : turn.played);

/** Whose moves are spoken of: one's own; anybody's for who has only watched. */
const spokenOf = (seat: number, mine: readonly number[]): boolean => mine.length === 0 || mine.includes(seat);

/** The turn at which most was given away, and its number from 1; null if nothing was. */
export function missed({ turns, seats }: Analysis, mine: readonly number[]): { readonly n: number; readonly turn: Judged } | null {
  const candidates = seats.flatMap(({ missed: at }, seat) => (at === null || !spokenOf(seat, mine) ? [] : [{ n: at + 1, turn: turns[at] as Judged }]));
  return candidates.sort((one, other) => other.turn.given_away - one.turn.given_away)[0] ?? null;
}

/** From so many points on a difference is worth a word. */
const TELLS = 1;

/** What a move is worth by the squares it leaves to others: neither its points nor what it keeps. */
const ground = ({ worth, points, hand }: Choice): number => worth - points - hand;

export interface Advantage {
  /** `out`: it lays everything at the end · `kept`: better letters stay · `ground`: it leaves a better board. */
  readonly key: 'out' | 'kept' | 'ground';
  readonly kept: readonly unknown[];
  readonly left: readonly unknown[];
  readonly count: number;
}

/** Why the wisest move was better than the one that earned most; null if it is that one, or nothing weighs enough. */
export function why({ wisest, most }: Judged): Advantage | null {
  const letters = wisest.hand - most.hand;
  const board = ground(wisest) - ground(most);
  const fields = { kept: wisest.kept, left: most.kept, count: Math.round(Math.max(letters, board)) };
  if (wisest.move === most.move || Math.max(letters, board) < TELLS) return null;
  if (letters < board) return { key: 'ground', ...fields };
  if (!wisest.kept.length) return wisest.hand > 0 ? { key: 'out', ...fields } : null;
  return most.kept.length ? { key: 'kept', ...fields } : null;
}

/** How many turns a seat had. */
export const turnsOf = ({ turns }: Analysis, seat: number): number => turns.filter((turn) => turn.seat === seat).length;

const SHOWN = 6;

/** The words that are worth learning, where most was given away first. */
export function missedWords({ turns }: Analysis, mine: readonly number[]): readonly string[] {
  const own = turns.filter(({ seat, learn }) => learn && spokenOf(seat, mine));
  return [...new Set(own.sort((one, other) => other.given_away - one.given_away).map(({ learn }) => learn))].slice(0, SHOWN);
}
