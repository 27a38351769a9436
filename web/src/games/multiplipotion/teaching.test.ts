import { expect, test } from 'vitest';
import { teaching } from './teaching.ts';

test('two potions are the same two in either order, with another monster they are not', () => {
  const wanted = { kind: 'capture', seat: 0, potions: [27, 45], monster: 53 };
  expect(teaching.alike?.({ kind: 'capture', potions: [45, 27], monster: 53 }, wanted)).toBe(true);
  expect(teaching.alike?.({ kind: 'capture', potions: [45, 27], monster: 54 }, wanted)).toBe(false);
  expect(teaching.alike?.({ kind: 'lay', card: 45 }, { kind: 'lay', seat: 0, card: 27 })).toBe(false);
});

test('a hand shows whose oversight it is before the cards', () => {
  const path = teaching.gesture({ kind: 'denounce', potions: [36, 37], monster: 45 }, {});
  expect(path).toEqual(['.buttons .plain', '[data-travel="card-36"]', '[data-travel="card-37"]', '[data-travel="card-45"]', '.buttons .main']);
});
