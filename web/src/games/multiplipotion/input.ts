// From gestures to asks: what is chosen, what a tap changes, and what the chosen cards ask for. Pure.
import type { Card, OwnAsk, View } from './wire.ts';

/** What the fingers hold: a card of the hand, up to two potions and a monster; `accusing` while showing a missed capture. */
export interface Choice {
  readonly hand: number | null;
  readonly potions: readonly number[];
  readonly monster: number | null;
  readonly accusing: boolean;
}

export const NOTHING: Choice = { hand: null, potions: [], monster: null, accusing: false };

export type Area = 'hand' | 'mine' | 'theirs';

/** Whether a tap on a card of this place would mean something now. */
export function mayChoose(view: View, choice: Choice, place: Area): boolean {
  if (view.seat === null || view.turn !== view.seat) return false;
  if (choice.accusing) return place !== 'hand';
  if (place === 'hand') return view.phase === 'lay';
  return view.phase === 'capture' || view.phase === 'amend';
}

/** The choice after a tap; a second tap takes back, a third potion replaces the older of two. */
export function tapped(view: View, choice: Choice, place: Area, card: number): Choice {
  if (!mayChoose(view, choice, place)) return choice;
  if (place === 'hand') return { ...choice, hand: choice.hand === card ? null : card };
  const isPotion = (place === 'mine') !== choice.accusing;
  if (!isPotion) return { ...choice, monster: choice.monster === card ? null : card };
  const kept = choice.potions.filter((one) => one !== card);
  return { ...choice, potions: kept.length < choice.potions.length ? kept : [...kept.slice(-1), card] };
}

/** The choice without cards that have gone, after the table has changed. */
export function tidied(view: View, choice: Choice): Choice {
  if (choice.accusing && !view.may_denounce) return NOTHING;
  const seat = view.seat ?? 0;
  const [mine, theirs] = [ids(view.zones[seat]), ids(view.zones[1 - seat])];
  const [potions, monsters] = choice.accusing ? [theirs, mine] : [mine, theirs];
  const open = mayChoose(view, choice, 'mine');
  return {
    hand: keptIf(mayChoose(view, choice, 'hand'), choice.hand, ids(view.hand)),
    potions: open ? choice.potions.filter((id) => potions.has(id)) : [],
    monster: keptIf(open, choice.monster, monsters),
    accusing: choice.accusing,
  };
}

/** What the chosen cards ask for, or null while something is missing. */
export function askOf(view: View, choice: Choice): OwnAsk | null {
  if (view.seat === null || view.turn !== view.seat) return null;
  const [first, second] = choice.potions;
  const complete = first !== undefined && second !== undefined && choice.monster !== null;
  if (choice.accusing) return complete ? { kind: 'denounce', potions: [first, second], monster: choice.monster } : null;
  switch (view.phase) {
    case 'draw':
      return { kind: 'draw' };
    case 'lay':
      return choice.hand === null ? null : { kind: 'lay', card: choice.hand };
    case 'capture':
      if (complete) return { kind: 'capture', potions: [first, second], monster: choice.monster };
      return first === undefined && choice.monster === null ? { kind: 'end_turn' } : null;
    case 'amend':
      return complete ? { kind: 'capture', potions: [first, second], monster: choice.monster } : null;
    case 'deal':
    case 'over':
      return null;
  }
}

function keptIf(open: boolean, card: number | null, present: ReadonlySet<number>): number | null {
  return open && card !== null && present.has(card) ? card : null;
}

function ids(cards: readonly Card[] | undefined): Set<number> {
  return new Set(cards?.map((card) => card.id));
}
