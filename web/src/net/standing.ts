// The events of a match that count: without the moves that were taken back, and without hints. Pure.
import type { Numbered } from '../wire/messages.ts';

export function standing(history: readonly Numbered[]): readonly Numbered[] {
  const stand: Numbered[] = [];
  for (const one of history) {
    if (one.event.kind === 'hinted') continue;
    if (one.event.kind !== 'went_back') stand.push(one);
    else while ((stand.at(-1)?.seq ?? 0) > Number(one.event['to'])) stand.pop();
  }
  return stand;
}

/** How many steps of hints a seat was told. */
export function hintsOf(history: readonly Numbered[], seat: number | null): number {
  return history.filter(({ event }) => event.kind === 'hinted' && event['seat'] === seat).length;
}
