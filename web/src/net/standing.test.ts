import { expect, it } from 'vitest';
import type { Numbered } from '../wire/messages.ts';
import { hintsOf, standing } from './standing.ts';

const one = (seq: number, kind: string, more: object = {}): Numbered => ({ seq, at: seq, event: { kind, ...more } });

it('what was taken back does not count', () => {
  const history = [one(4, 'deal'), one(5, 'a'), one(6, 'b'), one(7, 'went_back', { to: 5 }), one(8, 'c'), one(9, 'went_back', { to: 4 }), one(10, 'd')];
  expect(standing(history).map(({ seq }) => seq)).toEqual([4, 10]);
  expect(standing(history.slice(0, 5)).map(({ seq }) => seq)).toEqual([4, 5, 8]);
});

it('counts hints apart from what happens', () => {
  const history = [one(1, 'deal'), one(2, 'hinted', { seat: 0, step: 1 }), one(3, 'a'), one(4, 'hinted', { seat: 0, step: 1 }), one(5, 'went_back', { to: 1 })];
  expect(standing(history).map(({ seq }) => seq)).toEqual([1]);
  expect([hintsOf(history, 0), hintsOf(history, 1), hintsOf(history, null)]).toEqual([2, 0, 0]);
});
