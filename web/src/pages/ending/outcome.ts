// How a match ended for whoever looks, and what can be said and offered then. Pure.
import type { Result } from '../../wire/messages.ts';
import type { SeatSeen, Sitter } from '../../wire/tables.ts';
import { nextTo } from '../order/fitting.ts';

/** `together`: several players at this device, or a spectator; who won is told by name. */
export type Outcome = 'won' | 'lost' | 'drawn' | 'found' | 'missed' | 'together';

export function outcomeOf({ winners }: Result, mine: readonly number[], seats: number): Outcome {
  const [seat] = mine;
  if (seats === 1) return winners.length ? 'found' : 'missed';
  if (winners.length === 0) return 'drawn';
  if (mine.length !== 1 || seat === undefined) return 'together';
  return winners.includes(seat) ? 'won' : 'lost';
}

/** How many pieces fall: many for joy, a few to comfort. */
export const FALLING: Readonly<Record<Outcome, number>> = { won: 70, found: 70, together: 50, drawn: 40, lost: 14, missed: 14 };

/** What was missing, where it was little; to whom it was much one need not say it. */
export function shortOf({ winners, scores }: Result, seat: number): number | null {
  const best = Math.max(...winners.map((winner) => scores[winner] ?? 0));
  const gap = best - (scores[seat] ?? 0);
  return gap > 0 && gap <= Math.max(3, best / 4) ? gap : null;
}

/** The best score of the others; one's own where nobody else plays. */
export function rivalOf({ scores }: Result, seat: number): number {
  const others = scores.filter((_, other) => other !== seat);
  return others.length ? Math.max(...others) : (scores[seat] ?? 0);
}

/** The same table with robots so many levels stronger, or weaker (negative); null where somebody else plays, or where there are none. */
export function stepped(chairs: readonly SeatSeen[], levels: readonly string[], step: number): readonly Sitter[] | null {
  const seats = chairs.map((chair): Sitter | null => {
    if (chair.kind === 'bot') return { kind: 'bot', level: nextTo(chair.level, levels, step) };
    return chair.kind === 'person' && chair.mine ? { kind: 'person', name: chair.name } : null;
  });
  const sitters = seats.filter((one) => one !== null);
  const others = sitters.some((one, seat) => one.kind === 'bot' && chairs[seat]?.kind === 'bot' && one.level !== chairs[seat].level);
  return sitters.length === chairs.length && others ? sitters : null;
}
