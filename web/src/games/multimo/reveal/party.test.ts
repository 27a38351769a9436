import { expect, it } from 'vitest';
import { scene, sheet, word } from '../scene.ts';
import { keepsakes } from './party.ts';

it('the word worth most of each grid, and only one that counts', () => {
  const sheets = [
    sheet({ words: [word('LUNE', 0, 0, true), word('KIWIS', 1, 0, true, { points: 30, flaw: 'unknown' })] }),
    sheet({ words: [word('AXE', 0, 0, true, { points: 12 })] }),
  ];
  expect(keepsakes(scene({ sheets })).map(({ seat, fields }) => [seat, fields])).toEqual([
    [1, { word: 'AXE', count: 12 }],
    [0, { word: 'LUNE', count: 4 }],
  ]);
  expect(keepsakes(scene())).toEqual([]);
});
