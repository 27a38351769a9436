// What is kept, in heaps: one for each game and each person who practises it in this browser. Pure.
import type { Practised, Named } from '../../kit/practice/deck.ts';

export interface Heap {
  readonly game: string;
  readonly who: string;
  readonly things: readonly Practised[];
}

/** The heaps that there are, and an empty one for each game that has something to practise of its own. */
export function heaps(deck: readonly Practised[], bringing: readonly string[]): readonly Heap[] {
  const found = new Map<string, Heap>();
  for (const kept of deck) {
    const { game, who } = kept;
    const name = JSON.stringify([game, who]);
    found.set(name, { game, who, things: [...(found.get(name)?.things ?? []), kept] });
  }
  const all = [...found.values()];
  return [...all, ...bringing.filter((game) => !all.some((heap) => heap.game === game)).map((game) => ({ game, who: '', things: [] }))];
}

/** What was missed at least once, or kept and never asked for: that comes back. What was always known need not. */
export const slipped = ({ answers }: Practised): boolean => answers.length === 0 || answers.some(([, grade]) => grade === 1);

/** As many as five quiet minutes hold. */
const ROUND = 20;
const NEW = 10;

/** A round: what is due, then what the game would ask next; a few new things at a time are enough. */
export function laidOut(due: readonly Named[], further: readonly string[], { game, who }: Omit<Named, 'thing'>): readonly Named[] {
  const more = further.filter((thing) => !due.some((one) => one.thing === thing)).slice(0, Math.max(0, NEW - Math.floor(due.length / 2)));
  return [...due, ...more.map((thing) => ({ game, who, thing }))].slice(0, ROUND);
}
