// A round of practice: one thing after the other, what was not known once more at the end, and enough after five minutes. Pure.
import type { Named } from './deck.ts';

/** Seconds of practice that are enough for a day. */
export const ENOUGH = 300;

export interface Round<T extends Named = Named> {
  /** The first of them is being asked. */
  readonly queue: readonly T[];
  /** What was asked already, and whether it was known at once. */
  readonly asked: readonly { readonly thing: T; readonly right: boolean }[];
}

export const begun = <T extends Named>(things: readonly T[]): Round<T> => ({ queue: things, asked: [] });

/** Whether this is the first time in this round, which is the one that counts. */
export const counts = ({ queue, asked }: Round): boolean => !asked.some(({ thing }) => thing === queue[0]);

/** The round after an answer to its first thing: what was not known comes once more. */
export function answered<T extends Named>(round: Round<T>, right: boolean): Round<T> {
  const [thing, ...queue] = round.queue;
  if (!thing) return round;
  const asked = counts(round) ? [...round.asked, { thing, right }] : round.asked;
  return { queue: right ? queue : [...queue, thing], asked };
}

export const known = ({ asked }: Round): number => asked.filter(({ right }) => right).length;
