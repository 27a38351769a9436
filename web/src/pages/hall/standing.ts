// How a table of one's own stands: whose turn, or who won; and which of them come first. Pure.
import type { MyTable } from '../../wire/tables.ts';

export type Standing =
  | { readonly kind: 'yours' | 'waiting' | 'ready' | 'playing' | 'won' | 'draw' | 'finished' }
  | { readonly kind: 'theirs' | 'lost'; readonly seats: readonly number[] };

export function standingOf(table: MyTable): Standing {
  switch (table.status) {
    case 'waiting':
      return { kind: table.seats.some((chair) => chair.kind === 'open') ? 'waiting' : 'ready' };
    case 'playing':
      return running(table);
    case 'finished':
      return ended(table);
  }
}

/** Everybody but me. */
export const others = ({ seats }: MyTable): number[] => seats.flatMap((chair, seat) => (chair.mine ? [] : [seat]));

/** Whether all of them are named by how it stands: who plays alone has nobody to be named. */
export function namesAll(table: MyTable): boolean {
  const standing = standingOf(table);
  const named = 'seats' in standing ? standing.seats : [];
  return others(table).every((seat) => named.includes(seat));
}

/** What waits for me first, then what waits for others; each newest first. */
export function ongoing(tables: readonly MyTable[]): MyTable[] {
  const rank = (table: MyTable): number => ['yours', 'ready', 'playing', 'theirs', 'waiting'].indexOf(standingOf(table).kind);
  return tables.filter((table) => table.status !== 'finished').sort((one, other) => rank(one) - rank(other) || other.created - one.created);
}

/** Those of them that one can go on with: who has left a match cannot come back. */
export const toResume = (tables: readonly MyTable[]): MyTable[] =>
  ongoing(tables).filter(({ status, seats }) => status !== 'playing' || seats.some((chair) => chair.mine));

export const over = (tables: readonly MyTable[]): MyTable[] => tables.filter((table) => table.status === 'finished');

/** What happens to others when a table is put away: the sentence that asks whether one is sure. */
export function farewell(table: MyTable): 'over' | 'alone' | 'others' | 'waiting' {
  if (table.status === 'finished') return 'over';
  if (table.status === 'waiting') return 'waiting';
  return table.seats.some((chair) => chair.kind === 'person' && !chair.mine) ? 'others' : 'alone';
}

function running({ seats, to_play }: MyTable): Standing {
  if (to_play === null || to_play.length === 0) return { kind: 'playing' };
  return to_play.some((seat) => seats[seat]?.mine) ? { kind: 'yours' } : { kind: 'theirs', seats: to_play };
}

function ended({ seats, winners }: MyTable): Standing {
  if (winners === null || seats.length === 1) return { kind: 'finished' };
  if (winners.length === 0) return { kind: 'draw' };
  return winners.some((seat) => seats[seat]?.mine) ? { kind: 'won' } : { kind: 'lost', seats: winners };
}
