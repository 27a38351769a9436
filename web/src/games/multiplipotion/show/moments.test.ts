import { expect, it } from 'vitest';
import type { GameEvent } from '../../../wire/messages.ts';
import { card } from '../scene.ts';
import { moments } from './moments.ts';

const CAPTURED: GameEvent = { kind: 'captured', seat: 0, first: card(11, 9, 16), second: card(12, 7, 48), monster: card(21, 4, 63) };
const REWARDED: GameEvent = { kind: 'rewarded', seat: 1, card: card(50, 2, 8) };
const DREW: GameEvent = { kind: 'card_drawn', seat: 1 };

it('a capture stands over the table as it was, then the cards go their ways', () => {
  const shown = moments('before', 'after', [CAPTURED, REWARDED, DREW], false);
  expect(shown.map(({ view, happened }) => [view, happened])).toEqual([
    ['before', [CAPTURED]],
    ['before', [REWARDED]],
    ['after', [DREW]],
  ]);
  expect(shown[0]?.show).toMatchObject({ seat: 0, potions: [{ potion: 9 }, { potion: 7 }], monster: { monster: 63 } });
});

it('without motion, or a capture, everything is told at once', () => {
  expect(moments('before', 'after', [CAPTURED, DREW], true)).toEqual([{ view: 'after', happened: [CAPTURED, DREW], lasts: 0 }]);
  expect(moments('before', 'after', [DREW], false)).toHaveLength(1);
});
