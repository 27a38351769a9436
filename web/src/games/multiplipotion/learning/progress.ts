// What each player of this browser knows of the tables: kept by name, from match to match and from practice.
import { keep, recall } from '../../../kit/browser/keep.ts';
import { deck, graded, now, store, type Recalled, type Grade, type Practised } from '../../../kit/practice/deck.ts';
import type { Lesson, View } from '../wire.ts';

export interface Pupil {
  readonly name: string;
  readonly matches: readonly string[];
}

export type Knowledge = 'unseen' | 'practise' | 'learning' | 'known';

export const GAME = 'multiplipotion';
const SHELF = 'multiplipotion.progress';
const REMEMBERED_MATCHES = 200;

export const pair = (a: number, b: number): string => `${Math.min(a, b)}x${Math.max(a, b)}`;

/** Twice in a row known is known; what was not known the last time is to be practised. */
export function knowledge(answers: readonly Recalled[] | undefined): Knowledge {
  const [last, before] = [answers?.at(-1)?.[1], answers?.at(-2)?.[1]];
  if (last === undefined) return 'unseen';
  if (last === 1) return 'practise';
  return before !== undefined && before > 1 ? 'known' : 'learning';
}

/** How a product went in a match: a slip that was mended is known, but with pain. */
export function gradeOf({ found, missed, mistaken }: Lesson): Grade {
  if (!found) return 1;
  return missed || mistaken ? 2 : 3;
}

/** What is kept of a pupil, product by product. */
export function answersOf(all: readonly Practised[], name: string): ReadonlyMap<string, Practised> {
  return new Map(all.filter(({ game, who }) => game === GAME && same(who, name)).map((kept) => [kept.thing, kept]));
}

/** Who has played here, and who has only practised. */
export function learners(all: readonly Practised[], players: readonly string[]): readonly string[] {
  const names = [...players, ...all.filter(({ game }) => game === GAME).map(({ who }) => who)];
  return names.filter((name, n) => name && names.findIndex((one) => same(one, name)) === n);
}

export function pupils(): readonly Pupil[] {
  const kept = recall<unknown>(SHELF, []);
  return Array.isArray(kept) ? kept.filter(isPupil).map(moved) : [];
}

/** Counts a match for each who played it here; the same match counts once. */
export function remember(match: string, view: View, mine: readonly number[], names: readonly string[]): void {
  for (const seat of mine) {
    const pupil = pupils().find((one) => same(one.name, names[seat] ?? '')) ?? { name: names[seat] ?? '', matches: [] };
    const lessons = view.lessons?.[seat];
    if (!lessons || pupil.matches.includes(match)) continue;
    save({ ...pupil, matches: [...pupil.matches, match].slice(-REMEMBERED_MATCHES) });
    store(lessons.reduce((all, lesson) => graded(all, product(pupil.name, lesson), [now(), gradeOf(lesson)]), deck()));
  }
}

/** An answer of the quiz counts for a player whom this browser knows. */
export function answered(name: string, sum: { readonly a: number; readonly b: number }, right: boolean): void {
  const pupil = pupils().find((one) => same(one.name, name));
  if (pupil) store(graded(deck(), product(pupil.name, sum), [now(), right ? 3 : 1]));
}

const product = (who: string, { a, b }: { readonly a: number; readonly b: number }) => ({ game: GAME, who, thing: pair(a, b) });

function save(pupil: Pupil): void {
  const others = pupils().filter((one) => !same(one.name, pupil.name));
  keep(SHELF, [pupil, ...others]);
}

/** Marks that were kept here before there was a deck go there, once. */
function moved(pupil: Pupil & { readonly marks?: unknown }): Pupil {
  const { name, matches, marks } = pupil;
  if (typeof marks !== 'object' || marks === null) return { name, matches };
  const found = Object.entries(marks as Record<string, readonly string[]>);
  keep(
    SHELF,
    recall<(Pupil & { marks?: unknown })[]>(SHELF, []).map((one) => (one.name === name ? { name, matches } : one)),
  );
  const told = found.flatMap(([thing, all]) => all.map((mark) => ({ thing, grade: (mark === 'found' ? 3 : 1) as Grade })));
  store(told.reduce((all, { thing, grade }) => graded(all, { game: GAME, who: name, thing }, [now(), grade]), deck()));
  return { name, matches };
}

function same(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;
}

function isPupil(value: unknown): value is Pupil {
  const pupil = value as Partial<Pupil> | null;
  return typeof pupil?.name === 'string' && Array.isArray(pupil.matches);
}
