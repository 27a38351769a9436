// A capture has its moment: the product stands over the table before the cards go their ways. Pure.
import type { GameEvent } from '../../../wire/messages.ts';
import type { Moment } from '../../contract.ts';
import type { Captured, Card, Rewarded } from '../wire.ts';

/** Two potions and the monster they make; a reward has a monster alone. */
export interface Show {
  readonly seat: number;
  readonly potions: readonly Card[];
  readonly monster: Card;
}

/** Milliseconds. */
const STANDS = 1500;

/** Without motion all is told at once, in words and by the trophies. */
export function moments(before: unknown, after: unknown, happened: readonly GameEvent[], still: boolean): readonly Moment[] {
  const shown: Moment[] = [];
  let told = 0;
  for (const [at, event] of happened.entries()) {
    const show = still ? null : showOf(event);
    if (!show) continue;
    shown.push({ view: before, happened: happened.slice(told, at + 1), lasts: STANDS, show });
    told = at + 1;
  }
  return [...shown, { view: after, happened: happened.slice(told), lasts: 0 }];
}

function showOf(event: GameEvent): Show | null {
  const known = event as unknown as Captured | Rewarded;
  if (known.kind === 'captured') return { seat: known.seat, potions: [known.first, known.second], monster: known.monster };
  return known.kind === 'rewarded' ? { seat: known.seat, potions: [], monster: known.card } : null;
}
