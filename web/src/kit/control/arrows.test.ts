import { describe, expect, it } from 'vitest';
import { stepTo } from './arrows.ts';

describe('stepping by keys', () => {
  it('goes back and forth, and to both ends', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => stepTo(key, 3, 9))).toEqual([2, 4, 0, 9]);
  });
  it('stays where there is nothing further', () => {
    expect([stepTo('ArrowLeft', 0, 9), stepTo('ArrowRight', 9, 9)]).toEqual([0, 9]);
  });
  it('leaves other keys alone', () => {
    expect([stepTo('ArrowUp', 3, 9), stepTo(' ', 3, 9), stepTo('a', 3, 9)]).toEqual([null, null, null]);
  });
});
