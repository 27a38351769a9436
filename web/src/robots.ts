// The robots of the house: first names with their level beside, the same persons in every game; as core/text/robots.py does it. Pure.
import { apart } from './apart.ts';
import type { Say } from './i18n/texts.ts';
import type { Sitter } from './wire/tables.ts';

/** Stands beside the name of a bot from outside, in either language. */
const BOT = 'bot';

export interface Seated {
  readonly name: string;
  /** A robot's level, or that it is a bot from outside; empty for people. */
  readonly level: string;
}

/** « Zoé, débutante ». */
export const introduced = (one: Seated): string => [one.name, one.level].filter(Boolean).join(', ');

/** The robots of a level, the same persons in every game; a level without persons is called by its name. */
export function robots(level: string, say: Say): Seated[] {
  const key = `robot.${level}`;
  const listed = say(key);
  if (listed === key) return [{ name: say(`level.${level}`), level: '' }];
  if (!listed.includes(',')) return robots(listed, say);
  return listed.split(' / ').map((one) => {
    const [name = '', rank = ''] = one.split(', ');
    return { name, level: rank };
  });
}

/** Who would come first for a level: « Zoé, débutante ». */
export const robotOf = (level: string, say: Say): string => introduced(robots(level, say)[0]!);

/** Who would come first for a level, where several are listed: « Zoé (débutante) ». */
export function amongOthers(level: string, say: Say): string {
  const [{ name, level: rank }] = robots(level, say) as [Seated];
  return rank ? `${name} (${rank})` : name;
}

/** Who would come for a level to each of these chairs of a table. */
export function newcomers(chairs: readonly Sitter[], seats: readonly number[], level: string, say: Say): Seated[] {
  const sitters = chairs.map((chair, seat): Sitter => (seats.includes(seat) ? { kind: 'bot', level } : chair));
  const all = called(sitters, say, '');
  return seats.map((seat) => all[seat]!);
}

/** Everybody at a table; no two robots of a level are the same, and none has the name of a person who is there. */
export function called(chairs: readonly Sitter[], say: Say, open: string): Seated[] {
  const taken = new Set(chairs.flatMap((chair) => (chair.kind === 'person' || chair.kind === 'program' ? [chair.name] : [])));
  const found = chairs.map((chair): Seated => {
    if (chair.kind === 'open') return { name: open, level: '' };
    if (chair.kind !== 'bot') return { name: chair.name, level: chair.kind === 'program' ? BOT : '' };
    const some = robots(chair.level, say);
    const free = some.find((one) => !taken.has(one.name)) ?? some[0]!;
    taken.add(free.name);
    return free;
  });
  const names = apart(found.map((one) => one.name));
  return found.map((one, seat) => ({ ...one, name: names[seat]! }));
}
