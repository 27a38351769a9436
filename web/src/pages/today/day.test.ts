import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../wire/calls.ts';
import { columns, grade, marksOf, signs, spanOf } from './day.ts';

const verdict = (points: number, most: number, right = points === most): Verdict => ({ done: true, right, points, most, said: '', fields: {} });

describe('how a day went', () => {
  it('is shared by signs that give nothing away', () => {
    const all = [verdict(100, 100), verdict(50, 100), verdict(49, 100), verdict(97, 100, true)];
    expect(all.map(grade)).toEqual([2, 1, 0, 2]);
    expect(signs(all, false)).toBe('🟩🟨⬜🟩');
    expect(signs(all, true)).toBe('■ ◧ □ ■');
  });

  it('is one of all marks, also of those that nobody reached', () => {
    const found = columns({ '3': 4, '-': 1, x: 2 }, '3', marksOf('match', ['0', '1', '2', '3']), (mark) => `<${mark}>`);
    expect(found.map(({ mark, count, mine }) => [mark, count, mine])).toEqual([
      ['1', 0, false],
      ['2', 0, false],
      ['3', 4, true],
      ['–', 1, false],
      ['x', 2, false],
    ]);
    expect(marksOf('problems', [])).toHaveLength(11);
  });

  it('ends in so many hours and minutes, and in the last hour in minutes', () => {
    expect([185, 59.99, 16, 1.2, -1].map(spanOf)).toEqual(['3\u00a0h\u00a005', '1\u00a0h\u00a000', '16\u00a0min', '2\u00a0min', '0\u00a0min']);
  });
});
