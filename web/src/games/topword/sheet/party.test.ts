import { expect, it } from 'vitest';
import { scene } from '../scene.ts';
import type { Move } from '../wire.ts';
import { keepsakes } from './party.ts';

const move = (seat: number, points: number, words: Move['words'], changes: Partial<Move> = {}): Move => ({
  ...{ seat, deed: 'lay', notation: '', words, bonus: 0, all_seven: 0, points, taken_back: false },
  ...changes,
});

it('each player has a finest move, with its best word; what was taken back or passed is none', () => {
  const history = [
    move(0, 12, [{ text: 'RATEAU', points: 12 }]),
    move(1, 20, [
      { text: 'AS', points: 4 },
      { text: 'BATEAU', points: 16 },
    ]),
    move(0, 40, [{ text: 'FAUX', points: 40 }], { taken_back: true }),
    move(1, 0, [], { deed: 'pass' }),
  ];
  const found = keepsakes(scene({ history }));
  expect(found.map(({ seat, fields }) => [seat, fields])).toEqual([
    [1, { word: 'BATEAU', count: 20 }],
    [0, { word: 'RATEAU', count: 12 }],
  ]);
  expect(found[0]?.pieces.map((piece) => piece.text).join('')).toBe('BATEAU');
  expect(keepsakes(scene())).toEqual([]);
});
