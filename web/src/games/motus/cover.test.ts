import { expect, it } from 'vitest';
import { cover } from './cover.ts';

const ALL = ['mode', 'letters', 'words', 'size', 'covered', 'grid'];
const asked = (seats: number, options: Record<string, string | boolean>): readonly string[] => ALL.filter((one) => cover.applies?.(one, seats, options));

it('asks only what means something for so many players', () => {
  expect(asked(4, { mode: 'teams', grid: false })).toEqual(['mode', 'letters', 'words', 'size', 'covered']);
  expect(asked(4, { mode: 'simultaneous', grid: false })).toEqual(['mode', 'letters', 'words', 'grid']);
  expect(asked(2, { mode: 'teams', grid: true })).toEqual(['letters', 'words', 'size', 'covered', 'grid']);
  expect(asked(1, { mode: 'teams', grid: false })).toEqual(['letters', 'grid']);
});
