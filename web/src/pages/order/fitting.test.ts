import { expect, it } from 'vitest';
import type { Counted } from '../stats/ledger.ts';
import { fitting, levelsBetween, nextTo, stepAfter } from './fitting.ts';

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

it('a loss by far leads further down, a win by far half as far up, and one lucky turn not at all', () => {
  expect([levelsBetween(490, 540, 20), levelsBetween(270, 540, 20), levelsBetween(145, 1095, 60)]).toEqual([1, 2, 6]);
  expect([levelsBetween(0, 50, 100), levelsBetween(0, 50, undefined), levelsBetween(-20, -5, 10), levelsBetween(60, 50, 10)]).toEqual([1, 1, 1, 1]);
  expect([stepAfter(false, 145, 1095, 60), stepAfter(true, 312, 87, 20), stepAfter(true, 312, 300, 20)]).toEqual([-6, 2, 1]);
});

it('the next match goes by how the last one ended', () => {
  const beaten = { ...entry(false, 'casual'), score: 145, rival: 1095 };
  expect(fitting('toy', LEVELS, [beaten], 60)).toBe('beginner');
  expect(fitting('toy', LEVELS, [{ ...beaten, score: 1000 }], 60)).toBe('novice');
});
