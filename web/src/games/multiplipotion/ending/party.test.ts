import { expect, it } from 'vitest';
import { card } from '../scene.ts';
import { keepsakes } from './party.ts';

const captured = (seat: number, a: number, b: number) => ({
  kind: 'captured',
  seat,
  first: card(1, a, 10),
  second: card(2, b, 10),
  monster: card(3, 2, a * b),
});

it('the greatest product of each player, the finest of all first', () => {
  const found = keepsakes([captured(0, 3, 4), { kind: 'drew', seat: 1 }, captured(1, 7, 8), captured(0, 5, 5), captured(1, 2, 2)]);
  expect(found.map(({ seat, fields }) => [seat, fields])).toEqual([
    [1, { a: 7, b: 8, product: 56 }],
    [0, { a: 5, b: 5, product: 25 }],
  ]);
  expect(found[0]?.pieces.map((piece) => piece.text).join(' ')).toBe('7 × 8 = 56');
});

it('without a capture there is nothing to show', () => {
  expect(keepsakes([{ kind: 'drew', seat: 0 }])).toEqual([]);
});
