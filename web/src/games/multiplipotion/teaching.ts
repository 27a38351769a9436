// What a lesson must know of this board, and what is explained when it first occurs.
import type { Ask } from '../../wire/messages.ts';
import type { FirstTime, Teaching } from '../contract.ts';
import type { View } from './wire.ts';

const card = (id: unknown): string => `[data-travel="card-${String(id)}"]`;
const BUTTON = '.buttons .main';
const ACCUSE = '.buttons .plain';

/** Two potions are the same two in either order. */
const potions = (ask: Ask): string => JSON.stringify([...((ask['potions'] ?? []) as readonly number[])].sort((a, b) => a - b));
const SAME = ['kind', 'card', 'monster'] as const;

export const teaching: Teaching = {
  alike: (asked, wanted) => SAME.every((name) => asked[name] === wanted[name]) && potions(asked) === potions(wanted),
  gesture: (ask) => {
    if (ask.kind === 'draw') return ['[data-travel="pile"]'];
    if (ask.kind === 'lay') return [card(ask['card']), BUTTON];
    const chosen = [...((ask['potions'] ?? []) as readonly number[]), ask['monster']].map(card);
    return [...(ask.kind === 'denounce' ? [ACCUSE] : []), ...chosen, BUTTON];
  },
};

export const firstTimes: readonly FirstTime[] = [{ name: 'vigilance', when: (view) => (view as View).may_denounce }];
