import { expect, it } from 'vitest';
import { scene, slate } from '../scene.ts';
import type { View } from '../view.ts';
import type { Played } from '../wire.ts';
import { distribution, ending as told, gridPoints, lineOf, victors } from './ending.ts';

const say = (key: string, fields: object = {}): string => `${key} ${JSON.stringify(fields)}`;
const ending = (view: View, reader: number | null = 0) => told(view, ['Ana', 'Bob', 'Cleo', 'Dan'], reader, say);
const word = (status: Played['status']): Played => ({ round: 1, series: 1, setter: -1, secret: 'MAISON', status, finder: null, points: 0, lines: 3 });
const alone = (status: 'found' | 'missed', ...sheet: Played[]): View =>
  scene({ mode: 'solo', slates: [{ slate: slate({ status, secret: 'MAISON' }), awaited: [], until: null }], sheet });

it('a word found is cheered, a word missed is told with what was right', () => {
  expect(ending(alone('found', word('found')))).toMatchObject({ title: 'ui.call.bravo {}', line: 'ui.end.found.1 {}' });
  expect(ending(alone('missed', word('missed')))).toMatchObject({ title: expect.stringContaining('MAISON'), line: 'ui.end.missed {"count":3}' });
});

it('several words are counted, and what others played is not told here', () => {
  expect(ending(alone('found', word('found'), word('missed')))).toMatchObject({
    title: expect.stringContaining('ui.end.some'),
    line: expect.stringContaining('"count":1'),
  });
  expect(ending(alone('found', word('found'), word('found')))?.title).toContain('ui.end.all');
  expect(ending(scene())).toBeUndefined();
});

it('the partner of who won the super partie reads that the team won, all others by whom it was won', () => {
  const team = (reason: string, ...winners: number[]): View => scene({ result: { winners, scores: [50, 50, 0, 0], reason } });
  const over = team('super_partie', 1);
  const line = 'ui.end.super_partie {"seat":"Bob"}';
  expect(victors(over)).toEqual([0, 1]);
  expect(ending(over, 0)).toEqual({ title: 'ui.end.team {}', line });
  expect(ending(over, 1)).toBeUndefined();
  expect([2, null].map((reader) => ending(over, reader))).toEqual([
    { title: '', line },
    { title: '', line },
  ]);
  expect(ending(team('undecided', 2), 3)).toMatchObject({ title: 'ui.end.team {}', line: expect.stringContaining('ui.end.undecided {"seat":"Cleo"}') });
  expect([ending(team('undecided', 0, 1), 0), victors(team('undecided', 0, 1))]).toEqual([undefined, [0, 1]]);
  expect([ending(team('tie'), 0), victors(team('tie'))]).toEqual([undefined, undefined]);
  expect(victors(scene({ mode: 'simultaneous', result: { winners: [1], scores: [0, 50, 0, 0], reason: 'points' } }))).toBeUndefined();
});

it('the days are spread over the lines, with those that were missed at the end', () => {
  expect(distribution({ a: 1, b: 3, c: 3, d: 7, e: 0 })).toEqual([1, 0, 2, 0, 0, 0, 1, 1]);
  expect([lineOf(alone('found')), lineOf(alone('missed'))]).toEqual([1, 0]);
});

it('what its words do not explain a side has earned by its grid', () => {
  const sheet = [
    { ...word('found'), finder: 1, points: 50 },
    { ...word('found'), finder: 2, points: 50 },
  ];
  expect(gridPoints(scene({ sheet, scores: [150, 50] }))).toEqual([100, 0]);
});
