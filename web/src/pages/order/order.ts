// The form for a new table, as data: chairs and clock as they are chosen, and the order sent to the house. Pure.
import type { GameCard, Preset } from '../../wire/calls.ts';
import type { Clock, Sitter, Value, Wish } from '../../wire/tables.ts';
import type { Company } from '../../router.ts';

export interface Seating {
  company: Exclude<Company, 'alone'>;
  name: string;
  level: string;
}

export type Pace = 'none' | 'turn' | 'match' | 'days';

export interface Time {
  pace: Pace;
  seconds: number;
  minutes: number;
  days: number;
}

export const A_DAY = 24 * 3600;
export const UNHURRIED: Time = { pace: 'none', seconds: 60, minutes: 10, days: 3 };

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

/** A table as it is being set: who sits beside me, what was chosen, and how much time there is. */
export interface Laid {
  readonly others: readonly Seating[];
  readonly options: Readonly<Record<string, Value>>;
  readonly time: Time;
}

/** A ready table, with this company on the chairs beside mine; robots are those of the table, or of the level that fits. */
export function laid(game: GameCard, preset: Preset, company: Company, count = preset.seats, level = preset.level): Laid {
  const others = seatings(count, company, game).map((one) => ({ ...one, level: level || one.level }));
  return { others, options: { ...defaults(game), ...preset.options }, time: timeOf(preset.clock) };
}

/** What « Jouer » starts; a game that keeps no table ready is played as it usually is. */
export function firstTable(game: GameCard, company: Company, level?: string): Laid {
  const [first] = game.presets;
  if (first) return laid(game, first, company, first.seats, level);
  const others = seatings(usualCount(game, company), company, game).map((one) => ({ ...one, level: level ?? one.level }));
  return { others, options: defaults(game), time: UNHURRIED };
}

/** What the form begins with: an easy table for several, if the game keeps one; friends and people here come as many as usual. */
export function usualTable(game: GameCard, company: Company, level?: string): Laid {
  const family = game.presets.find((preset) => preset.name === 'family');
  if (!family) return firstTable(game, company, level);
  return laid(game, family, company, company === 'robot' ? family.seats : usualCount(game, company), level);
}

/** The name of the ready table that this is, whoever else sits there and however strong: of several the one that was chosen; empty if it is one's own mixture. */
export function presetOf(game: GameCard, table: Laid, chosen = ''): Preset['name'] | '' {
  const alike = game.presets.filter((preset) => same(laid(game, preset, 'robot'), table)).map(({ name }) => name);
  return alike.find((name) => name === chosen) ?? alike[0] ?? '';
}

function same(ready: Laid, table: Laid): boolean {
  const robots = table.others.every((one) => one.company === 'robot');
  const clocks = [clockOf(ready.time), clockOf(table.time)];
  return (
    (!robots || table.others.length === ready.others.length) &&
    clocks[0]!.per_turn === clocks[1]!.per_turn &&
    clocks[0]!.per_match === clocks[1]!.per_match &&
    Object.entries(ready.options).every(([name, value]) => table.options[name] === value)
  );
}

function timeOf({ per_turn, per_match }: Clock): Time {
  if (per_turn >= A_DAY) return { ...UNHURRIED, pace: 'days', days: per_turn / A_DAY };
  if (per_turn) return { ...UNHURRIED, pace: 'turn', seconds: per_turn };
  return per_match ? { ...UNHURRIED, pace: 'match', minutes: per_match / 60 } : UNHURRIED;
}

export function clockOf(time: Time): Clock {
  const turns: Partial<Record<Pace, number>> = { turn: time.seconds, days: time.days * A_DAY };
  return { per_turn: turns[time.pace] ?? 0, per_match: time.pace === 'match' ? time.minutes * 60 : 0 };
}

/** What is sent; `called` gives a name to those who left theirs blank. */
export function order(
  game: GameCard,
  me: string,
  others: readonly Seating[],
  options: Readonly<Record<string, Value>>,
  time: Time,
  called: (number: number) => string,
  takeback = true,
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
  return { game: game.name, options, clock: clockOf(time), seats: [person(me, 0), ...seats], takeback };
}
