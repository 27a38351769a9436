import { expect, it } from 'vitest';
import { cover } from './cover.ts';

const ALL = ['mode', 'letters', 'words', 'free', 'size', 'covered', 'grid', 'ties'];
const asked = (seats: number, options: Record<string, string | boolean>, robots = true): readonly string[] =>
  ALL.filter((one) => cover.applies?.(one, seats, { words: 'players', ...options }, robots));

it('asks only what means something for so many players', () => {
  expect(asked(4, { mode: 'teams', grid: false })).toEqual(['mode', 'letters', 'words', 'size', 'covered']);
  expect(asked(4, { mode: 'simultaneous', grid: false })).toEqual(['mode', 'letters', 'words', 'grid', 'ties']);
  expect(asked(2, { mode: 'teams', grid: true })).toEqual(['letters', 'words', 'size', 'covered', 'grid', 'ties']);
  expect(asked(1, { mode: 'teams', grid: false })).toEqual(['letters', 'grid']);
});

it('offers free words only to persons who hide them', () => {
  expect(asked(2, { mode: 'teams', grid: false }, false)).toEqual(['letters', 'words', 'free', 'grid', 'ties']);
  expect(asked(2, { mode: 'teams', grid: false, words: 'house' }, false)).not.toContain('free');
  expect(asked(1, { mode: 'teams', grid: false }, false)).not.toContain('free');
});
