// The events of a match that count: without the moves that were taken back. Pure.
import type { Numbered } from '../wire/messages.ts';

export function standing(history: readonly Numbered[]): readonly Numbered[] {
  const stand: Numbered[] = [];
  for (const one of history) {
    if (one.event.kind !== 'went_back') stand.push(one);
    else while ((stand.at(-1)?.seq ?? 0) > Number(one.event['to'])) stand.pop();
  }
  return stand;
}
