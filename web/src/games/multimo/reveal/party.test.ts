import { expect, it } from 'vitest';
import { scene, sheet, word } from '../scene.ts';
import { keepsakes } from './party.ts';

it('the word worth most of each grid, and only one that counts and was not there from the start', () => {
  const sheets = [
    sheet({ words: [word('LUNE', 0, 0, true), word('KIWIS', 1, 0, true, { points: 30, flaw: 'unknown' }), word('LA', 0, 0, false)] }),
    sheet({ words: [word('AXE', 2, 0, true, { points: 12 })] }),
  ];
  expect(keepsakes(scene({ sheets })).map(({ seat, fields }) => [seat, fields])).toEqual([
    [1, { word: 'AXE', count: 12 }],
    [0, { word: 'LA', count: 2 }],
  ]);
  expect(keepsakes(scene())).toEqual([]);
});
