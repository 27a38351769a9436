// Who sits where, in words: names for sentences, and with the robots' levels for lists.
import { t } from './i18n/speech.svelte.ts';
import type { Say } from './i18n/texts.ts';
import type { SeatSeen, TableSeen } from './wire/tables.ts';
import { called, introduced, type Seated } from './robots.ts';

export const seated = (chairs: readonly SeatSeen[], say: Say): Seated[] => called(chairs, say, t('wait.open'));

/** The names for sentences. */
export const namesAt = (table: TableSeen, say: Say): string[] => seated(table.seats, say).map((one) => one.name);

/** The seats of this browser. */
export const mineAt = ({ seats }: TableSeen): number[] => seats.flatMap((chair, seat) => (chair.mine ? [seat] : []));

/** The names where they stand alone: whoever plays alone in this browser is « Vous ». */
export function labelsAt(table: TableSeen, say: Say): string[] {
  const [me, other] = mineAt(table);
  return namesAt(table, say).map((name, seat) => (seat === me && other === undefined ? t('learn.you') : name));
}

/** The names for lists, with the robots' levels. */
export const introducedAt = (table: TableSeen, say: Say): string[] => seated(table.seats, say).map(introduced);
