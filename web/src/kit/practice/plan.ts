// When what is practised comes back: FSRS, from the answers so far. Fetched with the pages that need it, for it weighs something.
import { createEmptyCard, fsrs, type Card } from 'ts-fsrs';
import type { Practised } from './deck.ts';

export interface Planned {
  /** Seconds. */
  readonly due: number;
  /** For how many days it is likely to be known; 0: not yet. */
  readonly holds: number;
}

const SECOND = 1000;
const A_DAY = 24 * 3600;
/** Days, never minutes: one sits down once a day. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 180 });

export function planned({ since, answers }: Pick<Practised, 'since' | 'answers'>): Planned {
  let card: Card = createEmptyCard(new Date(since * SECOND));
  let last = since;
  for (const [at, grade] of answers) {
    last = Math.max(last, at); // A clock that was set back does not undo what was learnt.
    card = scheduler.next(card, new Date(last * SECOND), grade).card;
  }
  const knows = answers.length > 0 && answers.at(-1)?.[1] !== 1;
  return { due: card.due.getTime() / SECOND, holds: knows ? Math.max(1, Math.round(card.stability)) : 0 };
}

/** What is to be practised on this day, the longest overdue first; a thing is due all day long, not from some minute of it. */
export function dueOn(deck: readonly Practised[], now: number): readonly Practised[] {
  return deck
    .map((kept) => ({ kept, due: planned(kept).due }))
    .filter(({ due }) => morningOf(due) <= now)
    .sort((one, other) => one.due - other.due)
    .map(({ kept }) => kept);
}

/** In how many days the next one comes back; null: nothing is kept. */
export function nextIn(deck: readonly Practised[], now: number): number | null {
  if (deck.length === 0) return null;
  const first = Math.min(...deck.map((kept) => planned(kept).due));
  return Math.max(0, Math.round((morningOf(first) - morningOf(now)) / A_DAY));
}

/** When that day began, where one is. */
function morningOf(at: number): number {
  const day = new Date(at * SECOND);
  day.setHours(0, 0, 0, 0);
  return day.getTime() / SECOND;
}
