import { describe, expect, it } from 'vitest';
import { SUMS, toPractise, trick } from './strategy.ts';

describe('tricks', () => {
  it('lead to the right product in two steps', () => {
    const second: Record<number, (step: number, n: number) => number> = {
      2: (step, n) => step + n,
      3: (step, n) => step + n,
      4: (step) => step * 2,
      5: (step) => step / 2,
      6: (step, n) => step + n,
      7: (step, n) => step + 2 * n,
      8: (step) => step * 2,
      9: (step, n) => step - n,
    };
    for (const { a, b } of SUMS) {
      const { by, n, step, product } = trick(a, b);
      expect([by * n, second[by]!(step, n), product], `${a} × ${b}`).toEqual([a * b, a * b, a * b]);
    }
  });

  it('use the easier factor, whichever comes first', () => {
    expect(trick(8, 5).by).toBe(5);
    expect(trick(2, 9).by).toBe(2);
    expect(trick(7, 7)).toEqual({ by: 7, n: 7, step: 35, product: 49 });
  });
});

describe('practice', () => {
  it('knows all 36 products, twos and fives first, seven times seven last', () => {
    expect(SUMS).toHaveLength(36);
    expect(SUMS[0]).toEqual({ a: 2, b: 2 });
    expect(SUMS.slice(0, 15).every(({ a, b }) => [2, 5].some((easy) => a === easy || b === easy))).toBe(true);
    expect(SUMS.at(-1)).toEqual({ a: 7, b: 7 });
  });

  it('begins with what went wrong', () => {
    const marks = { '2x3': ['found'], '7x8': ['mistaken'], '2x2': ['found', 'found'] } as const;
    expect(toPractise(marks)).toEqual([
      { a: 7, b: 8 },
      { a: 2, b: 3 },
    ]);
  });
});
