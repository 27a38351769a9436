import { expect, it } from 'vitest';
import type { GameEvent } from '../../../wire/messages.ts';
import { scores } from '../present.ts';
import { scene, sheet, word } from '../scene.ts';
import type { View } from '../wire.ts';
import { moments } from './counting.ts';
import { isBest } from './reveal.ts';

const happened = ['finished', 'revealed', 'match_ended'].map((kind) => ({ kind }) as GameEvent);
const DOWN = [word('UA', 0, 1, false, { flaw: 'unknown' }), word('ET', 0, 3, false)];
const four = sheet({ words: [word('LUNE', 0, 0, true), word('AT', 1, 1, true), ...DOWN], points: 8 });
const after = scene({ phase: 'over', sheets: [four, sheet()] });

const shown = (before: View, still = false) =>
  moments(before, after, happened, still).map(({ view, happened: told, lasts }) => ({ scores: scores(view as View), told: told.length, lasts: lasts > 0 }));

it('counts the words of all grids together, and nobody leads before the last', () => {
  expect(shown(scene())).toEqual([
    { scores: ['4', '4'], told: 2, lasts: true },
    { scores: ['6', '4'], told: 0, lasts: true },
    { scores: ['8', '4'], told: 1, lasts: true },
  ]);
  const best = moments(scene(), after, happened, false).map(({ view }) => isBest(view as View, 0));
  expect(best).toEqual([false, false, true]);
});

it('counts at once without motion, and what has been seen is not counted again', () => {
  const atOnce = [{ scores: ['8', '4'], told: 3, lasts: false }];
  expect(shown(scene(), true)).toEqual(atOnce);
  expect(shown(scene({ phase: 'reveal', sheets: [four, sheet()] }))).toEqual(atOnce);
});

it('tells everything with grids that have a word or two', () => {
  const bare = scene({ phase: 'over', sheets: [sheet()], filled: [5] });
  expect(moments(scene(), bare, happened, false)).toEqual([{ view: bare, happened, lasts: 0 }]);
});
