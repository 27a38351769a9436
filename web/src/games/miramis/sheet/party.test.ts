import { expect, it } from 'vitest';
import { scene, score } from '../scene.ts';
import type { Move, Word } from '../wire.ts';
import { keepsakes } from './party.ts';

const word = (text: string, row: number, col: number, points = 0): Word => ({
  ...{ text, row, col, across: true, lengthens: '' },
  runs: points ? [{ letters: text, start: 0, colour: 'red', points }] : [],
});
const move = (seat: number, points: number, ...words: Word[]): Move => ({
  ...{ seat, deed: 'lay', notation: '', exchanged: 0, squares: [], score: score({ points, words }) },
});

it('the finest move stands in the colours it has on the board', () => {
  const [best, other] = keepsakes(scene({ history: [move(0, 8, word('EN', 9, 0)), move(1, 42, word('ROULE', 1, 3)), move(1, 3, word('AS', 5, 5))] }));
  expect(best).toMatchObject({ seat: 1, fields: { word: 'ROULE', count: 42 } });
  expect(best?.pieces.map((piece) => piece.text).join('')).toBe('ROULE');
  expect(new Set(best?.pieces.map((piece) => piece.ink)).size).toBe(2);
  expect(other).toMatchObject({ seat: 0, fields: { word: 'EN', count: 8 } });
});

it('of its words the one that earned most by its runs', () => {
  expect(keepsakes(scene({ history: [move(0, 405, word('DODU', 1, 6, 10), word('DEGERMANT', 1, 6, 380))] }))[0]?.fields).toEqual({
    word: 'DEGERMANT',
    count: 405,
  });
});

it('a match in which nobody laid anything has no finest move', () => {
  expect(keepsakes(scene({ history: [{ ...move(0, 0), deed: 'pass' }] }))).toEqual([]);
});
