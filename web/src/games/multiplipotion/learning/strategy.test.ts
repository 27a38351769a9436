import { describe, expect, it } from 'vitest';
import type { Grade, Practised } from '../../../kit/practice/deck.ts';
import { further, missed, sumOf, SUMS, toPractise, trick } from './strategy.ts';

const met = (thing: string, ...grades: Grade[]): Practised => ({
  game: 'multiplipotion',
  who: 'Lou',
  thing,
  since: 0,
  answers: grades.map((grade, at) => [at, grade]),
});
const kept = [met('2x3', 3), met('7x8', 1), met('2x2', 3, 3)];

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
    expect(toPractise(new Map(kept.map((one) => [one.thing, one])))).toEqual([
      { a: 7, b: 8 },
      { a: 2, b: 3 },
    ]);
  });

  it('goes on with what was missed just now and found once, then with what was never met', () => {
    const more = further(kept);
    expect(more.slice(0, 4)).toEqual(['7x8', '2x3', '2x4', '2x5']);
    expect(more).not.toContain('2x2');
    expect(sumOf('7x8')).toEqual({ a: 7, b: 8 });
    expect(sumOf('CHEVAL')).toBeNull();
  });
});

describe('what a problem shows not to be known', () => {
  const verdict = (right: boolean, fields: Record<string, unknown>) => ({ done: true, right, points: 0, most: 10, said: '', fields });
  it('is what a rush tells to learn again, or the product that was mistaken or overlooked', () => {
    const again = ['8\u00a0×\u00a07\u00a0=\u00a056', '2\u00a0×\u00a07\u00a0=\u00a014'];
    expect(missed(verdict(true, { count: 8, again }))).toEqual(['7x8', '2x7']);
    expect(missed(verdict(false, { a: 9, b: 6, product: 54, claimed: 56 }))).toEqual(['6x9']);
    expect(missed(verdict(true, { a: 9, b: 6, product: 54 }))).toEqual([]);
    expect(missed(verdict(false, { potion: 2, monster: 14 }))).toEqual([]);
  });
});
