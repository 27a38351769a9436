// A table of one's own in words: who plays there, how it stands, and since when.
import { t } from '../../i18n/speech.svelte.ts';
import { DATES, type Say } from '../../i18n/texts.ts';
import type { MyTable } from '../../wire/tables.ts';
import { namesAt } from '../../seating.ts';
import { settings } from '../../settings.svelte.ts';
import { namesAll, others, standingOf } from './standing.ts';

export function told(table: MyTable, say: Say): string {
  const standing = standingOf(table);
  switch (standing.kind) {
    case 'theirs':
      return t('mine.theirs', { names: named(standing.seats, table, say) });
    case 'lost':
      return t('mine.lost', { names: named(standing.seats, table, say) });
    default:
      return t(`mine.${standing.kind}`);
  }
}

/** Everybody but me. */
export const company = (table: MyTable, say: Say): string => listed(others(table), table, say);

/** How it stands, and with whom unless that is said by it. */
export function inOneLine(table: MyTable, say: Say): string {
  const how = told(table, say);
  return namesAll(table) ? how : `${how} · ${company(table, say)}`;
}

export const since = (table: MyTable): string =>
  new Date(table.created * 1000).toLocaleString(DATES[settings.language], { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

function listed(seats: readonly number[], table: MyTable, say: Say): string {
  return t('new.crew', { names: named(seats, table, say) });
}

function named(seats: readonly number[], table: MyTable, say: Say): string[] {
  const names = namesAt(table, say);
  return seats.map((seat) => names[seat] ?? '');
}
