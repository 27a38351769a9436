import { expect, it } from 'vitest';
import type { Numbered } from '../wire/messages.ts';
import { standing } from './standing.ts';

const one = (seq: number, kind: string, more: object = {}): Numbered => ({ seq, at: seq, event: { kind, ...more } });

it('what was taken back does not count', () => {
  const history = [one(4, 'deal'), one(5, 'a'), one(6, 'b'), one(7, 'went_back', { to: 5 }), one(8, 'c'), one(9, 'went_back', { to: 4 }), one(10, 'd')];
  expect(standing(history).map(({ seq }) => seq)).toEqual([4, 10]);
  expect(standing(history.slice(0, 5)).map(({ seq }) => seq)).toEqual([4, 5, 8]);
});
