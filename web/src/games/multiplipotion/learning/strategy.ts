// In which order the tables are learnt, and the trick that gives each product: doubles and fives first.
import type { Practised } from '../../../kit/practice/deck.ts';
import type { Verdict } from '../../../wire/calls.ts';
import { knowledge, pair } from './progress.ts';

export const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Each product is learnt with the easier of its two factors. */
const ORDER: readonly number[] = [2, 5, 4, 3, 9, 6, 8, 7];

export interface Trick {
  /** The easier factor, whose trick is told (ui.trick.…). */
  readonly by: number;
  /** The other one. */
  readonly n: number;
  /** The result of the first step, from which the second leads to the product. */
  readonly step: number;
  readonly product: number;
}

export function trick(a: number, b: number): Trick {
  const by = ORDER.find((one) => one === a || one === b) ?? a;
  const n = by === a ? b : a;
  const FIRST: Readonly<Record<number, number>> = { 2: n, 3: 2 * n, 4: 2 * n, 5: 10 * n, 6: 5 * n, 7: 5 * n, 8: 4 * n, 9: 10 * n };
  return { by, n, step: FIRST[by] ?? n, product: a * b };
}

export interface Sum {
  readonly a: number;
  readonly b: number;
}

/** All products from 2 × 2 to 9 × 9 in the order of their tricks. */
export const SUMS: readonly Sum[] = NUMBERS.flatMap((a) => NUMBERS.filter((b) => b >= a).map((b) => ({ a, b }))).sort(
  (one, other) => rank(one) - rank(other) || one.a * one.b - other.a * other.b,
);

/** What to practise now: what went wrong first, then what has been found only once. */
export function toPractise(known: ReadonlyMap<string, Practised>): Sum[] {
  const state = ({ a, b }: Sum) => knowledge(known.get(pair(a, b))?.answers);
  return [...SUMS.filter((sum) => state(sum) === 'practise'), ...SUMS.filter((sum) => state(sum) === 'learning')];
}

/** What may be asked for after all that is due: what is to be practised, be it due tomorrow, then what was never met, in the order of the tricks. */
export function further(mine: readonly Practised[]): string[] {
  const known = new Map(mine.map((kept) => [kept.thing, kept]));
  const unseen = SUMS.filter(({ a, b }) => knowledge(known.get(pair(a, b))?.answers) === 'unseen');
  return [...toPractise(known), ...unseen].map(({ a, b }) => pair(a, b));
}

/** The products that a verdict tells: those of a rush to learn again, or the one that was mistaken or overlooked. */
export function missed({ right, fields }: Verdict): string[] {
  const { again = [], a, b } = fields as { again?: readonly string[]; a?: number; b?: number };
  const told = again.map((sum) => sum.match(/\d+/g)?.map(Number) ?? []);
  const sums = told.length || right ? told : [[a, b]];
  return sums.flatMap(([one, other]) => (one && other ? [pair(one, other)] : []));
}

/** The two factors of a product as it is kept; null where it is none of ours. */
export function sumOf(thing: string): Sum | null {
  return SUMS.find(({ a, b }) => pair(a, b) === thing) ?? null;
}

function rank({ a, b }: Sum): number {
  return ORDER.indexOf(trick(a, b).by);
}
