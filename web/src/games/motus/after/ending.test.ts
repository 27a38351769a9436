import { expect, it } from 'vitest';
import { scene, slate } from '../scene.ts';
import type { View } from '../view.ts';
import type { Played } from '../wire.ts';
import { distribution, ending, lineOf } from './ending.ts';

const say = (key: string, fields: object = {}): string => `${key} ${JSON.stringify(fields)}`;
const word = (status: Played['status']): Played => ({ round: 1, series: 1, setter: -1, secret: 'MAISON', status, finder: null, points: 0, lines: 3 });
const alone = (status: 'found' | 'missed', ...sheet: Played[]): View =>
  scene({ mode: 'solo', slates: [{ slate: slate({ status, secret: 'MAISON' }), awaited: [], until: null }], sheet });

it('a word found is cheered, a word missed is told with what was right', () => {
  expect(ending(alone('found', word('found')), say)).toMatchObject({ title: 'ui.call.bravo {}', line: 'ui.end.found.1 {}' });
  expect(ending(alone('missed', word('missed')), say)).toMatchObject({ title: expect.stringContaining('MAISON'), line: 'ui.end.missed {"count":3}' });
});

it('several words are counted, and what others played is not told here', () => {
  expect(ending(alone('found', word('found'), word('missed')), say)).toMatchObject({
    title: expect.stringContaining('ui.end.some'),
    line: expect.stringContaining('"count":1'),
  });
  expect(ending(alone('found', word('found'), word('found')), say)?.title).toContain('ui.end.all');
  expect(ending(scene(), say)).toBeUndefined();
});

it('the days are spread over the lines, with those that were missed at the end', () => {
  expect(distribution({ a: 1, b: 3, c: 3, d: 7, e: 0 })).toEqual([1, 0, 2, 0, 0, 0, 1, 1]);
  expect([lineOf(alone('found')), lineOf(alone('missed'))]).toEqual([1, 0]);
});
