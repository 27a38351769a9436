import { expect, it } from 'vitest';
import type { Counted } from '../stats/ledger.ts';
import { fitting, nextTo } from './fitting.ts';

const LEVELS = ['beginner', 'novice', 'casual'];
const entry = (won: boolean | null, ...robots: string[]): Counted => ({ match: `${Math.random()}`, game: 'toy', at: 1, score: 0, won, seats: 2, robots });

it('the first time the first robot fits', () => {
  expect(fitting('toy', LEVELS, [])).toBe('beginner');
  expect(fitting('toy', LEVELS, [{ ...entry(true, 'novice'), game: 'other' }])).toBe('beginner');
  expect(fitting('toy', [], [])).toBe('');
});

it('after a win the next one up, after a loss the next one down, after a draw the same', () => {
  expect(fitting('toy', LEVELS, [entry(false, 'casual'), entry(true, 'beginner')])).toBe('novice');
  expect(fitting('toy', LEVELS, [entry(true, 'beginner'), entry(false, 'casual')])).toBe('novice');
  expect(fitting('toy', LEVELS, [entry(null, 'novice')])).toBe('novice');
});

it('the ends of the ladder stay, and what says nothing of one level is passed over', () => {
  expect(fitting('toy', LEVELS, [entry(true, 'casual')])).toBe('casual');
  expect(fitting('toy', LEVELS, [entry(false, 'beginner')])).toBe('beginner');
  const silent = [entry(true, 'beginner', 'casual'), entry(true), entry(false, 'pupil'), { ...entry(false, 'casual'), day: '2026-11-18' }];
  expect(fitting('toy', LEVELS, [entry(true, 'novice'), ...silent])).toBe('casual');
  expect(nextTo('novice', LEVELS, -1)).toBe('beginner');
});
