// Who sits where, in words: people by their names, robots by first names with their level beside; as core/text/robots.py does it. Pure.
import { apart } from './apart.ts';
import { t } from './i18n/speech.svelte.ts';
import type { Say } from './i18n/texts.ts';
import type { Chair, Table } from './net/messages.ts';

export interface Seated {
  readonly name: string;
  /** A robot's level; empty for people. */
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

/** Everybody at a table; no two robots of a level are the same, and none has the name of a person who is there. */
export function seated(chairs: readonly Chair[], say: Say): Seated[] {
  const taken = new Set(chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.name] : [])));
  const found = chairs.map((chair): Seated => {
    if (chair.kind !== 'bot') return { name: chair.kind === 'person' ? chair.name : t('wait.open'), level: '' };
    const some = robots(chair.level, say);
    const free = some.find((one) => !taken.has(one.name)) ?? some[0]!;
    taken.add(free.name);
    return free;
  });
  const names = apart(found.map((one) => one.name));
  return found.map((one, seat) => ({ ...one, name: names[seat]! }));
}

/** The names for sentences. */
export const namesAt = (table: Table, say: Say): string[] => seated(table.seats, say).map((one) => one.name);

/** The names for lists, with the robots' levels. */
export const introducedAt = (table: Table, say: Say): string[] => seated(table.seats, say).map(introduced);
