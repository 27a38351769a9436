// The form for a new table, as data: chairs and clock as they are chosen, and the order sent to the house. Pure.
import type { Clock, GameCard, Sitter, Value, Wish } from '../../net/messages.ts';
import type { Company } from '../../router.ts';

export interface Seating {
  company: Exclude<Company, 'alone'>;
  name: string;
  level: string;
}

export type Pace = 'none' | 'turn' | 'match';

export interface Time {
  pace: Pace;
  seconds: number;
  minutes: number;
}

export const UNHURRIED: Time = { pace: 'none', seconds: 60, minutes: 10 };

/** Chairs beside one's own, all with the same company to begin with; whoever came to play alone and wants more may have robots. */
export function seatings(count: number, company: Company, game: GameCard): Seating[] {
  return Array.from({ length: count - 1 }, () => ({ company: company === 'alone' ? 'robot' : company, name: '', level: game.levels[0] ?? '' }));
}

/** How many sit down unless one says otherwise: as the game likes it best against robots, two with a friend, and alone on wish or where there is no other way. */
export function usualCount({ seat_counts }: GameCard, company: Company): number {
  if (company === 'alone' && seat_counts.includes(1)) return 1;
  if ((company === 'friend' || company === 'here') && seat_counts.includes(2)) return 2;
  return seat_counts.find((count) => count > 1) ?? seat_counts[0] ?? 2;
}

export function defaults(game: GameCard): Record<string, Value> {
  return Object.fromEntries(game.options.map((spec) => [spec.name, spec.default]));
}

export function clockOf(time: Time): Clock {
  return { per_turn: time.pace === 'turn' ? time.seconds : 0, per_match: time.pace === 'match' ? time.minutes * 60 : 0 };
}

/** What is sent; `called` gives a name to those who left theirs blank. */
export function order(
  game: GameCard,
  me: string,
  others: readonly Seating[],
  options: Record<string, Value>,
  time: Time,
  called: (number: number) => string,
): Wish {
  const person = (name: string, seat: number): Sitter => ({ kind: 'person', name: name.trim() || called(seat + 1) });
  const seats = others.map((one, index): Sitter => {
    switch (one.company) {
      case 'robot':
        return { kind: 'bot', level: one.level };
      case 'friend':
        return { kind: 'open' };
      case 'here':
        return person(one.name, index + 1);
    }
  });
  return { game: game.name, options, clock: clockOf(time), seats: [person(me, 0), ...seats] };
}
