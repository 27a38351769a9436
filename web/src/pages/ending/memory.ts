// What this browser remembers of the matches it has seen end: records of like matches, and wins in a row.
import { keep, recall } from '../../kit/browser/keep.ts';

/** What can be said of a match for good: that its score was a record, and how many wins in a row it made. */
export interface Said {
  readonly record: boolean;
  readonly streak: number;
}

export interface EndingMemory {
  /** By game and terms of the table: the best score so far. */
  readonly records: Readonly<Record<string, number>>;
  readonly streaks: Readonly<Record<string, number>>;
  /** What was said of each of the last matches, the oldest first. */
  readonly said: readonly (readonly [match: string, said: Said])[];
}

export interface Ended {
  readonly match: string;
  readonly game: string;
  /** Number of seats and options: only like matches are compared. */
  readonly terms: unknown;
  readonly score: number;
  /** null: it was nobody's to win. */
  readonly won: boolean | null;
}

const KEY = 'endings';
const REMEMBERED = 100;
export const NOTHING: EndingMemory = { records: {}, streaks: {}, said: [] };

/** The memory after a match; one that was counted before changes nothing. */
export function after(memory: EndingMemory, { match, game, terms, score, won }: Ended): EndingMemory {
  if (memory.said.some(([known]) => known === match)) return memory;
  const like = `${game}.${digest(JSON.stringify(terms))}`;
  const before = memory.records[like];
  const streak = won === null ? 0 : won ? (memory.streaks[game] ?? 0) + 1 : 0;
  const said: Said = { record: before !== undefined && score > before, streak };
  return {
    records: { ...memory.records, [like]: Math.max(score, before ?? score) },
    streaks: won === null ? memory.streaks : { ...memory.streaks, [game]: streak },
    said: [...memory.said, [match, said] as const].slice(-REMEMBERED),
  };
}

/** Counts a match, and says what there is to say of it. */
export function remembered(ended: Ended): Said {
  const memory = after({ ...NOTHING, ...recall<Partial<EndingMemory>>(KEY, {}) }, ended);
  keep(KEY, memory);
  return memory.said.find(([match]) => match === ended.match)?.[1] ?? { record: false, streak: 0 };
}

/** A few signs that stand for a long text. */
function digest(text: string): string {
  let sum = 5381;
  for (let n = 0; n < text.length; n++) sum = (sum * 33 + text.charCodeAt(n)) >>> 0;
  return sum.toString(36);
}
