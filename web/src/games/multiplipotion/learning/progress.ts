// What each player of this browser knows of the tables: kept by name, from match to match and from practice.
import { keep, recall } from '../../../kit/browser/keep.ts';
import type { View } from '../wire.ts';

/** How a product went, once: found, overlooked, or taken for another. */
export type Mark = 'found' | 'missed' | 'mistaken';

/** A product's last marks, newest last. */
export type Marks = readonly Mark[];

export interface Pupil {
  readonly name: string;
  readonly matches: readonly string[];
  readonly marks: Readonly<Record<string, Marks>>;
}

export type Knowledge = 'unseen' | 'practise' | 'learning' | 'known';

const SHELF = 'multiplipotion.progress';
const REMEMBERED_MARKS = 6;
const REMEMBERED_MATCHES = 200;

export const pair = (a: number, b: number): string => `${Math.min(a, b)}x${Math.max(a, b)}`;

/** Twice in a row found is known; anything else than found last is to be practised. */
export function knowledge(marks: Marks | undefined): Knowledge {
  const [last, before] = [marks?.at(-1), marks?.at(-2)];
  if (last === undefined) return 'unseen';
  if (last !== 'found') return 'practise';
  return before === 'found' ? 'known' : 'learning';
}

export function marked(pupil: Pupil, a: number, b: number, ...fresh: Mark[]): Pupil {
  const key = pair(a, b);
  const all = [...(pupil.marks[key] ?? []), ...fresh].slice(-REMEMBERED_MARKS);
  return { ...pupil, marks: { ...pupil.marks, [key]: all } };
}

/** The pupil after a match; the same match counts once. Slips come before finds, so that what was mended counts as mended. */
export function taught(pupil: Pupil, match: string, view: View, seat: number): Pupil {
  const lessons = view.lessons?.[seat];
  if (!lessons || pupil.matches.includes(match)) return pupil;
  let after: Pupil = { ...pupil, matches: [...pupil.matches, match].slice(-REMEMBERED_MATCHES) };
  for (const { a, b, found, missed, mistaken } of lessons) {
    after = marked(after, a, b, ...times('mistaken', mistaken), ...times('missed', missed), ...times('found', found));
  }
  return after;
}

export function pupils(): readonly Pupil[] {
  const kept = recall<unknown>(SHELF, []);
  return Array.isArray(kept) ? kept.filter(isPupil) : [];
}

export function save(pupil: Pupil): void {
  const others = pupils().filter((one) => !same(one.name, pupil.name));
  keep(SHELF, [pupil, ...others]);
}

export function remember(match: string, view: View, mine: readonly number[], names: readonly string[]): void {
  for (const seat of mine) {
    const name = names[seat] ?? '';
    const pupil = pupils().find((one) => same(one.name, name)) ?? { name, matches: [], marks: {} };
    const after = taught(pupil, match, view, seat);
    if (after !== pupil) save(after);
  }
}

/** An answer of the quiz counts for a player whom this browser knows. */
export function answered(name: string, { a, b }: { readonly a: number; readonly b: number }, right: boolean): void {
  const pupil = pupils().find((one) => same(one.name, name));
  if (pupil) save(marked(pupil, a, b, right ? 'found' : 'mistaken'));
}

function times(mark: Mark, count: number): Mark[] {
  return Array<Mark>(count).fill(mark);
}

function same(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;
}

function isPupil(value: unknown): value is Pupil {
  const pupil = value as Partial<Pupil> | null;
  return typeof pupil?.name === 'string' && Array.isArray(pupil.matches) && typeof pupil.marks === 'object' && pupil.marks !== null;
}
