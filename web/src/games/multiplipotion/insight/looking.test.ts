import { expect, it } from 'vitest';
import { card, scene } from '../scene.ts';
import type { Possible, Turn } from '../wire.ts';
import { lookingBack, telling, told, withCapture, worthSeeing } from './looking.ts';

const NINE_SEVEN: Possible = [card(11, 9, 16), card(12, 7, 48), card(21, 4, 63)];
const WITH_HAND: Possible = [card(12, 7, 48), card(32, 3, 12), card(22, 4, 24)];
const turn = (changes: Partial<Turn>): Turn => ({ seat: 0, fate: 'nothing', at: 5, laid: null, taken: null, better: null, slips: [], scores: [], ...changes });

it('what was possible is worth seeing before what was made', () => {
  expect(worthSeeing(turn({ taken: NINE_SEVEN, better: WITH_HAND }))).toBe(WITH_HAND);
  expect(worthSeeing(turn({ taken: NINE_SEVEN }))).toBe(NINE_SEVEN);
  expect(worthSeeing(turn({}))).toBeNull();
});

it('a capture is drawn on the table, with its product, and a potion of the hand in the hand', () => {
  expect(withCapture(scene(), NINE_SEVEN)).toMatchObject({ help: 'product', shown: { hand: null, potions: [11, 12], monster: 21 } });
  expect(withCapture(scene(), WITH_HAND).shown?.hand).toBe(32);
});

it('each capture of a turn has its own sentence', () => {
  const both = turn({ fate: 'shown', taken: NINE_SEVEN, better: WITH_HAND });
  expect([told(both, WITH_HAND), told(both, NINE_SEVEN)]).toEqual(['shown', 'captured']);
  expect(told(turn({}), null)).toBe('nothing');
});

it('whoever has seen what the other overlooked is not told of by name', () => {
  const seen = turn({ seat: 1, fate: 'shown', better: WITH_HAND });
  expect([0, 1, null].map((reader) => told(seen, WITH_HAND, reader))).toEqual(['shown_by_you', 'shown', 'shown']);
});

it('turns that tell nothing are passed over', () => {
  const turns = [turn({}), turn({ fate: 'captured', taken: NINE_SEVEN }), turn({ fate: 'cut' }), turn({ slips: [{ a: 7, b: 8, claimed: 54 }] })];
  expect(telling({ turns, seats: [] }).map(({ n }) => n)).toEqual([1, 3]);
});

it('a turn without a capture is seen as it was', () => {
  const seen = scene();
  const [step] = lookingBack.steps({ turns: [turn({ slips: [{ a: 7, b: 8, claimed: 54 }] })], seats: [] });
  expect(step && lookingBack.drawn?.(seen, step.move)).toBe(seen);
});
