// Players who vanish from a match and come back. Pure.
import type { SeatSeen, TableSeen } from '../../wire/tables.ts';

/** The seats that may be handed to a robot, so many seconds after the house told of the table. */
export function vanished(table: TableSeen, since: number): number[] {
  return table.seats.flatMap((chair, seat) => (chair.relief !== null && chair.relief <= since ? [seat] : []));
}

/** In how many seconds there will be one more; null if nobody else is away. */
export function nextIn(table: TableSeen, since: number): number | null {
  const waits = table.seats.flatMap(({ relief }) => (relief !== null && relief > since ? [relief - since] : []));
  return waits.length ? Math.min(...waits) : null;
}

export interface Change {
  readonly to: 'robot' | 'person' | 'me';
  readonly name: string;
}

/** Who was replaced by a robot between two tellings of a table, and who took a seat back. */
export function changes(before: readonly SeatSeen[], after: readonly SeatSeen[]): Change[] {
  return after.flatMap((now, seat): Change[] => {
    const was = before[seat];
    if ((was?.kind === 'person' || was?.kind === 'program') && now.kind === 'bot') return [{ to: 'robot', name: was.name }];
    if (was?.kind === 'bot' && now.kind === 'person') return [{ to: now.mine ? 'me' : 'person', name: now.name }];
    return [];
  });
}
