import { expect, it } from 'vitest';
import { scene, slate } from '../scene.ts';
import type { Played } from '../wire.ts';
import { keepsakes, veiled } from './party.ts';

const played = (secret: string, finder: number | null, lines: number): Played => ({
  ...{ round: 1, series: 1, setter: -1, secret, status: finder === null ? 'missed' : 'found', finder, points: 50, lines },
});

it('the word found quickest is the finest; a missed one is nobody’s', () => {
  const found = keepsakes(scene({ sheet: [played('MAISON', 0, 4), played('CARTON', 1, 2), played('JARDIN', null, 7), played('SALADE', 0, 3)] }));
  expect(found.map(({ seat, fields }) => [seat, fields])).toEqual([
    [1, { word: 'CARTON', count: 2 }],
    [0, { word: 'SALADE', count: 3 }],
  ]);
});

it('a picture of the day shows marks and no letter', () => {
  const view = scene({ slates: [{ slate: slate({ secret: 'MAISON' }), awaited: [], until: null }] });
  const [row] = veiled(view);
  expect(row).toHaveLength(6);
  expect(row?.every((piece) => !piece.text)).toBe(true);
  expect(row?.[0]).not.toEqual(row?.[1]);
  expect(row?.[0]).toEqual(row?.[4]);
});
