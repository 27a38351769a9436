// The super partie as it is watched: the two lines on which the racers call out their words, and what the arbiter says. Pure.
import type { GameEvent } from '../../../wire/messages.ts';
import type { Words } from '../../../kit/preview/previewed.ts';
import type { Slate } from '../view.ts';
import type { Race } from '../wire.ts';

export interface Buzz {
  readonly seat: number;
  readonly wins: number;
  /** What was called out last. */
  readonly word: string;
  /** Called out first, second within the same instant, too late; still thinking, out of time, or no word is sought. */
  readonly state: 'first' | 'together' | 'late' | 'thinking' | 'out' | 'done';
}

/** Each racer's line, after the last thing that was called out. */
export function buzzes(race: Race, slate: Slate, late: GameEvent | null): readonly Buzz[] {
  const waiting = slate.proposals.map((call) => ({ seat: call.seat, word: call.word }));
  const number = slate.lines.at(-1)?.number;
  const calls = waiting.length ? waiting : slate.lines.filter((line) => line.number === number && line.fate !== 'time');
  return race.racers.map((seat, n) => {
    const wins = race.wins[n] ?? 0;
    const order = calls.findIndex((call) => call.seat === seat);
    if (order >= 0) return { seat, wins, word: calls[order]?.word ?? '', state: calls.length > 1 ? 'together' : 'first' };
    if (late?.seat === seat && !waiting.length && late['line'] === number) return { seat, wins, word: String(late['word'] ?? ''), state: 'late' };
    const idle = slate.status === 'guessing' ? 'thinking' : 'done';
    return { seat, wins, word: '', state: slate.out.includes(seat) ? 'out' : idle };
  });
}

/** The arbiter's verdict on the last line. */
export function verdict(lines: readonly Buzz[], slate: Slate, names: readonly string[]): Words | null {
  if (slate.status === 'void') return { key: 'ui.race.void', fields: {} };
  const calls = lines.filter((line) => line.state === 'first' || line.state === 'together');
  if (calls.length === 2) return { key: 'ui.race.both', fields: {} };
  const [first] = calls;
  return first ? { key: 'ui.race.quicker', fields: { seat: names[first.seat] ?? '' } } : null;
}
