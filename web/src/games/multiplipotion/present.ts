// From the view to what is drawn and said: the main button, the hint, the scores. Pure.
import type { Fields } from '../../i18n/texts.ts';
import type { MainButton, Words } from '../../kit/preview/previewed.ts';
import { askOf, type Choice } from './input.ts';
import type { Card, OwnAsk, View } from './wire.ts';

export const TROPHIES_TO_WIN = 5;

/** The one button that says what it does. It repeats what was chosen and never works out a product. */
export function mainButton(view: View, choice: Choice, drill = false): MainButton<OwnAsk> {
  const ask = askOf(view, choice);
  const words = (key: string, fields: Fields = {}): Words => ({ key: `ui.${key}`, fields });
  const [a, b] = choice.potions.map((id) => cardOf(view, id)?.potion);
  const monster = choice.monster === null ? undefined : cardOf(view, choice.monster)?.monster;
  switch (ask?.kind) {
    case 'draw':
      return { words: words('draw'), ask };
    case 'lay':
      return { words: words('lay', { potion: cardOf(view, choice.hand ?? -1)?.potion }), ask };
    case 'capture':
      return { words: words('capture', { a, b, monster }), ask };
    case 'denounce':
      return { words: words('denounce', { a, b, monster }), ask };
    case 'end_turn':
      return { words: words(drill ? 'see_nothing' : 'end_turn'), ask };
  }
  if (view.phase === 'lay') return { words: words('lay_choose'), ask: null };
  if (a === undefined) return { words: monster === undefined ? words('choose_all') : words('choose_potions', { monster }), ask: null };
  if (b === undefined) return { words: words('choose_second', { a }), ask: null };
  return { words: words('choose_monster', { a, b }), ask: null };
}

/** What is asked of the one who looks, or what the table waits for. */
export function hint(view: View, choice: Choice, names: readonly string[]): Words {
  const mine = view.seat !== null && view.turn === view.seat;
  if (view.phase === 'over' || view.phase === 'deal') return { key: `ui.hint.${view.phase}`, fields: {} };
  if (mine && choice.accusing) return { key: 'ui.hint.accuse', fields: {} };
  if (mine && view.phase === 'capture' && view.capturable.length) return { key: 'ui.hint.capture_marked', fields: {} };
  const moment = mine && view.phase === 'draw' && view.may_denounce ? 'draw_or_accuse' : view.phase;
  return { key: `ui.hint.${moment}`, fields: { you: mine, seat: names[view.turn] ?? '' } };
}

/** The product of the two chosen potions, where the table has asked for that help. */
export function product(view: View, choice: Choice): Words | null {
  const [a, b] = choice.potions.map((id) => cardOf(view, id)?.potion);
  if (view.help === 'none' || a === undefined || b === undefined) return null;
  return { key: 'ui.product', fields: { a, b, product: a * b } };
}

export function scores(view: View): readonly string[] {
  return view.trophies.map((won) => String(won.length));
}

const QUIET: ReadonlySet<string> = new Set(['shuffled', 'hand_dealt', 'cards_dealt', 'drew', 'card_drawn', 'turn_ended']);

/** Whether an event is worth a line between the zones; the log tells everything. */
export function newsworthy(kind: string): boolean {
  return !QUIET.has(kind);
}

/** A problem that is all captures, one after the other: nobody has a hand, and trophies do not stay. */
export const isDrill = (view: View): boolean => view.pile > 0 && view.phase !== 'deal' && view.hand_counts.every((count) => count === 0);

/** A zone as narrow as a hand. */
export const isNarrow = (width: number): boolean => width < 480;

/** Pixels: a zone before it is measured, what it keeps beside its cards, and what a card takes at least so that a finger meets it. */
const [UNKNOWN, BESIDE, FINGER] = [340, 28, 51];
const MOST = 10;

/** How many cards of a zone stand side by side: one row while a finger meets each, then two even ones. */
export function columnsFor(count: number, width: number): number {
  const most = Math.min(MOST, Math.floor(((width || UNKNOWN) - BESIDE) / FINGER));
  return Math.max(4, count <= most ? count : Math.ceil(count / 2));
}

function cardOf(view: View, id: number): Card | undefined {
  return [...view.zones[0], ...view.zones[1], ...view.hand].find((card) => card.id === id);
}
