// What this browser remembers of every match it has seen end, and what can be told from all of them. Pure but for the drawer.
import type { Fields } from '../../i18n/texts.ts';
import { keep, recall } from '../../kit/browser/keep.ts';

/** A finished match as one player saw it. */
export interface Counted {
  readonly match: string;
  readonly game: string;
  /** Seconds. */
  readonly at: number;
  readonly score: number;
  /** The best score of the others; matches counted long ago do not know it. */
  readonly rival?: number;
  /** null: it was nobody's to win. */
  readonly won: boolean | null;
  readonly seats: number;
  /** The levels of the robots that played. */
  readonly robots: readonly string[];
  /** Which match of the day it was, or nothing. */
  readonly day?: string;
  /** The finest moment: how fine, and what fills the game's sentence for it. */
  readonly best?: { readonly worth: number; readonly fields: Fields };
  readonly words?: number;
  readonly longest?: string;
  /** Figures that the game counts, such as the line on which a word was found. */
  readonly figures?: readonly number[];
}

const KEY = 'ledger';
const REMEMBERED = 1500;

/** The ledger with one more match; one that is in it stays as it was. */
export const entered = (all: readonly Counted[], entry: Counted): readonly Counted[] =>
  all.some(({ match }) => match === entry.match) ? all : [...all, entry].slice(-REMEMBERED);

export function ledger(): readonly Counted[] {
  const found = recall<unknown>(KEY, []);
  return Array.isArray(found) ? found.filter(isCounted) : [];
}

export const enter = (entry: Counted): boolean => keep(KEY, entered(ledger(), entry));

/** Against whom: `alone`, `people`, a robot's level, or `several` of different levels. */
export function opponent({ seats, robots }: Counted): string {
  if (seats === 1) return 'alone';
  if (robots.length < seats - 1) return 'people';
  return new Set(robots).size === 1 ? `robot.${robots[0]}` : 'several';
}

export interface Against {
  readonly opponent: string;
  readonly count: number;
  readonly won: number;
}

/** Results by opponent, in the order of the levels, people and others after them. */
export function results(entries: readonly Counted[], levels: readonly string[]): readonly Against[] {
  const found = new Map<string, Against>();
  for (const entry of entries) {
    const name = opponent(entry);
    const before = found.get(name) ?? { opponent: name, count: 0, won: 0 };
    found.set(name, { ...before, count: before.count + 1, won: before.won + Number(entry.won === true) });
  }
  const rank = ({ opponent: name }: Against): number => [...levels.map((level) => `robot.${level}`), 'several', 'people', 'alone'].indexOf(name);
  return [...found.values()].sort((one, other) => rank(one) - rank(other));
}

/** The finest moment of all. */
export const finestOf = (entries: readonly Counted[]): Counted['best'] =>
  entries.reduce<Counted['best']>((best, { best: one }) => (one && (!best || one.worth > best.worth) ? one : best), undefined);

export const longestOf = (entries: readonly Counted[]): string =>
  entries.reduce((longest, { longest: one = '' }) => (one.length > longest.length ? one : longest), '');

export const wordsIn = (entries: readonly Counted[]): number => entries.reduce((sum, { words = 0 }) => sum + words, 0);

/** How often each figure occurred, the smallest first. */
export function spread(entries: readonly Counted[]): readonly (readonly [figure: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const figure of entries.flatMap(({ figures = [] }) => figures)) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other);
}

function isCounted(value: unknown): value is Counted {
  const one = value as Partial<Counted> | null;
  return typeof one?.match === 'string' && typeof one.game === 'string' && Number.isFinite(one.at) && Array.isArray(one.robots);
}
