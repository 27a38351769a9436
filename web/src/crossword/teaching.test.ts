import { expect, test } from 'vitest';
import { layTeaching } from './teaching.ts';

const teaching = layTeaching<{ row: number; col: number; letter: string }>(
  (view) => [...(view as { rack: string }).rack],
  (tile) => tile.letter,
);

test('a hand takes each letter from where it lies on the rack, two alike from two places, and ends on the button', () => {
  const lay = {
    kind: 'lay',
    tiles: [
      { row: 5, col: 2, letter: 'E' },
      { row: 6, col: 2, letter: 'E' },
    ],
  };
  expect(teaching.gesture(lay, { rack: 'AEBE' })).toEqual(['[data-spot="1"]', '[data-square="5,2"]', '[data-spot="3"]', '[data-square="6,2"]', '.main']);
});
