// What this browser has kept to be practised, with every answer so far; when a thing comes back is worked out from them (plan.ts).
import { keep, recall } from '../browser/keep.ts';

/** As spaced repetition counts them: not known, known with pain, known, known at once. */
export type Grade = 1 | 2 | 3 | 4;

/** When, in seconds, and how well. */
export type Recalled = readonly [at: number, grade: Grade];

/** Whose it is and what: « 7x8 », « CHEVAL », in the game's own writing. */
export interface Named {
  readonly game: string;
  /** Where several people practise in one browser; empty for whoever sits there. */
  readonly who: string;
  readonly thing: string;
}

export interface Practised extends Named {
  readonly since: number;
  /** The oldest first. */
  readonly answers: readonly Recalled[];
}

const KEY = 'practice';
const REMEMBERED = 40;
/** Who keeps more than that has stopped practising the oldest. */
const MOST = 600;

const same = (one: Named, other: Named): boolean => one.game === other.game && one.who === other.who && one.thing === other.thing;

/** The deck with a thing in it; one that is there stays as it was. */
export function added(all: readonly Practised[], named: Named, since: number): readonly Practised[] {
  const { game, who, thing } = named;
  return all.some((one) => same(one, named)) ? all : [...all, { game, who, thing, since, answers: [] }].slice(-MOST);
}

/** The deck after an answer; what was not in it is from now on. */
export function graded(all: readonly Practised[], named: Named, answer: Recalled): readonly Practised[] {
  return added(all, named, answer[0]).map((one) => (same(one, named) ? { ...one, answers: [...one.answers, answer].slice(-REMEMBERED) } : one));
}

export const without = (all: readonly Practised[], named: Named): readonly Practised[] => all.filter((one) => !same(one, named));

export const has = (all: readonly Practised[], named: Named): boolean => all.some((one) => same(one, named));

export function deck(): readonly Practised[] {
  const found = recall<unknown>(KEY, []);
  return Array.isArray(found) ? found.filter(isPractised) : [];
}

/** Whether it stays when the page is left. */
export const store = (changed: readonly Practised[]): boolean => keep(KEY, changed);

export const now = (): number => Math.floor(Date.now() / 1000);

/** What was written by hand, by an old version or half is passed over. */
function isPractised(value: unknown): value is Practised {
  const one = value as Partial<Practised> | null;
  return (
    typeof one?.game === 'string' && typeof one.who === 'string' && typeof one.thing === 'string' && Array.isArray(one.answers) && one.answers.every(isRecalled)
  );
}

function isRecalled(value: unknown): value is Recalled {
  return Array.isArray(value) && Number.isFinite(value[0]) && [1, 2, 3, 4].includes(value[1] as number);
}
