import { expect, it } from 'vitest';
import { sheet } from '../scene.ts';
import type { Analysis, Left } from '../wire.ts';
import { gridsOf, looked, sum } from './looking.ts';

const left = (letter: string, col: number, points: number, times = 1): Left => ({ square: [0, col], letter, times, points });
const MATCH: Analysis = {
  sheets: [sheet(), sheet({ points: 9 })],
  left: [[left('L', 0, 2, 0), left('U', 1, 1)], []],
  best: sheet({ points: 12 }),
  bound: 14,
};

it('everybody’s grid, its letters one by one, then the best', () => {
  expect(gridsOf(MATCH).map(({ seat, one, left: marked }) => [seat, one?.letter ?? null, marked.length])).toEqual([
    [0, null, 2],
    [0, 'L', 1],
    [0, 'U', 1],
    [1, null, 0],
    [null, null, 0],
  ]);
});

it('only the dearest letters are looked at one by one', () => {
  const many = Array.from('ABCDEFGH', (letter, n) => left(letter, n, 3));
  expect(gridsOf({ ...MATCH, sheets: [sheet()], left: [many] })).toHaveLength(1 + 3 + 1);
  expect(sum(many)).toBe(24);
});

it('says of each what is to be seen', () => {
  const keys = gridsOf(MATCH).map((move) =>
    looked.caption({ move }, move, ['Ana', 'Bob'], 0, (key, fields) => `${key} ${String(fields?.['count'])}${fields?.['you'] ? ' mine' : ''}`),
  );
  expect(keys).toEqual([
    'ui.analysis.drawn_grid 4 mine',
    'ui.analysis.drawn_never 2',
    'ui.analysis.drawn_once 1',
    'ui.analysis.drawn_full 9',
    'ui.analysis.drawn_best 12',
  ]);
});
