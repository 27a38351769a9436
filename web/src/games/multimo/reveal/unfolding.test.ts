import { describe, expect, it } from 'vitest';
import { scene, sheet, word } from '../scene.ts';
import type { View } from '../wire.ts';
import { unfolded } from './unfolding.ts';

const GRID = ['LUNE', 'AS#T', '#SOT'];
const WORDS = [word('LUNE', 0, 0, true), word('AS', 1, 0, true), word('SOT', 2, 1, true), word('LA', 0, 0, false)];
const FULL = sheet({ grid: GRID, words: WORDS, points: 11, complete: true });
const after: View = scene({ grid: GRID, waiting: '', formed: WORDS, sheet: FULL, filled: [12, 7] });
const before = scene({ grid: ['LUNE', '.T..', 'S...'], waiting: 'OSAT##' });

describe('a grid that was filled at one go', () => {
  const between = unfolded(before, after);
  it('is laid word by word: what lies otherwise is lifted first', () => {
    expect(between.map(({ grid }) => grid)).toEqual([
      ['LUNE', '....', '....'],
      ['LUNE', 'AS..', '....'],
      ['LUNE', 'AS..', '.SOT'],
    ]);
  });
  it('shows beside it what waits, what is formed and what counts so far', () => {
    const [, second] = between;
    expect([...(second?.waiting ?? '')].sort().join('')).toBe('##OSTT');
    expect(second?.formed.map(({ text }) => text)).toEqual(['LUNE', 'AS', 'LA']);
    expect([second?.sheet?.points, second?.filled]).toEqual([4 + 2 + 2, [6, 7]]);
  });
  it('of a table that does not help nothing is counted', () => {
    expect(unfolded(before, { ...after, sheet: null }).every(({ sheet: counted }) => counted === null)).toBe(true);
  });
});

describe('nothing is shown between', () => {
  it('where one letter came', () => {
    expect(unfolded(before, scene({ grid: ['LUNE', '.TA.', 'S...'] }))).toEqual([]);
    expect(unfolded(scene({ grid: ['LUNE', 'AS#T', '#SO.'] }), after)).toEqual([]);
  });
  it('for a spectator, and where all grids are shown', () => {
    expect(unfolded(scene({ seat: null }), scene({ seat: null }))).toEqual([]);
    expect(unfolded(before, { ...after, sheets: [FULL] })).toEqual([]);
  });
});
