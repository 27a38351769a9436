// How good at a game's problems this browser's player has been, day by day: what the house said after each answer.
import { keep, recall } from '../browser/keep.ts';

/** A day, as 2026-11-18, and the rating at its end. */
export type Rated = readonly [day: string, rating: number];

const KEY = 'ratings';
const REMEMBERED = 400;

/** The curve with a rating of that day; the last of a day stays. */
export const rated = (curve: readonly Rated[], day: string, rating: number): readonly Rated[] =>
  [...curve.filter(([other]) => other !== day), [day, rating] as const].slice(-REMEMBERED);

export function ratings(game: string): readonly Rated[] {
  const found = recall<Readonly<Record<string, unknown>>>(KEY, {})[game];
  return Array.isArray(found) ? found.filter(isRated) : [];
}

export function rememberRating(game: string, rating: number, when = new Date()): void {
  const all = recall<Readonly<Record<string, unknown>>>(KEY, {});
  keep(KEY, { ...all, [game]: rated(ratings(game), dayOf(when), Math.round(rating)) });
}

const dayOf = (when: Date): string => [when.getFullYear(), when.getMonth() + 1, when.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const isRated = (value: unknown): value is Rated => Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
