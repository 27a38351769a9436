// What this browser has kept to be practised, with every answer so far; when a thing comes back is worked out from them (plan.ts).
import { keep, recall } from '../browser/keep.ts';

/** As spaced repetition counts them: not known, known with pain, known, known at once. */
export type Grade = 1 | 2 | 3 | 4;

/** When, in seconds, and how well. */
export type Answer = readonly [at: number, grade: Grade];

/** Whose it is and what: « 7x8 », « CHEVAL », in the game's own writing. */
export interface Named {
  readonly game: string;
  /** Where several people practise in one browser; empty for whoever sits there. */
  readonly who: string;
  readonly thing: string;
}

export interface Kept extends Named {
  readonly since: number;
  /** The oldest first. */
  readonly answers: readonly Answer[];
}

const KEY = 'practice';
const REMEMBERED = 40;
/** Who keeps more than that has stopped practising the oldest. */
const MOST = 600;

const same = (one: Named, other: Named): boolean => one.game === other.game && one.who === other.who && one.thing === other.thing;

/** The deck with a thing in it; one that is there stays as it was. */
export function added(all: readonly Kept[], named: Named, since: number): readonly Kept[] {
  const { game, who, thing } = named;
  return all.some((one) => same(one, named)) ? all : [...all, { game, who, thing, since, answers: [] }].slice(-MOST);
}

/** The deck after an answer; what was not in it is from now on. */
export function graded(all: readonly Kept[], named: Named, answer: Answer): readonly Kept[] {
  return added(all, named, answer[0]).map((one) => (same(one, named) ? { ...one, answers: [...one.answers, answer].slice(-REMEMBERED) } : one));
}

export const without = (all: readonly Kept[], named: Named): readonly Kept[] => all.filter((one) => !same(one, named));

export const has = (all: readonly Kept[], named: Named): boolean => all.some((one) => same(one, named));

export function deck(): readonly Kept[] {
  const found = recall<unknown>(KEY, []);
  return Array.isArray(found) ? found.filter(isKept) : [];
}

/** Whether it stays when the page is left. */
export const store = (changed: readonly Kept[]): boolean => keep(KEY, changed);

export const now = (): number => Math.floor(Date.now() / 1000);

/** What was written by hand, by an old version or half is passed over. */
function isKept(value: unknown): value is Kept {
  const one = value as Partial<Kept> | null;
  return (
    typeof one?.game === 'string' && typeof one.who === 'string' && typeof one.thing === 'string' && Array.isArray(one.answers) && one.answers.every(isAnswer)
  );
}

function isAnswer(value: unknown): value is Answer {
  return Array.isArray(value) && Number.isFinite(value[0]) && [1, 2, 3, 4].includes(value[1] as number);
}
