import { describe, expect, it } from 'vitest';
import { neighbour, stepped } from './grid.ts';

describe('arrows on a board', () => {
  it('lead to the next square and stop at the edge', () => {
    expect(neighbour('ArrowRight', [4, 4], 10, 10)).toEqual([4, 5]);
    expect(neighbour('ArrowRight', [4, 9], 10, 10)).toEqual([4, 9]);
    expect(neighbour('ArrowUp', [0, 3], 10, 10)).toEqual([0, 3]);
    expect(neighbour('ArrowDown', [7, 3], 8, 8)).toEqual([7, 3]);
  });
  it('go to the ends of the row, and leave other keys alone', () => {
    expect([neighbour('Home', [4, 4], 10, 10), neighbour('End', [4, 4], 10, 10), neighbour('a', [4, 4], 10, 10)]).toEqual([[4, 0], [4, 9], null]);
  });
  it('step along a row or a column', () => {
    expect([stepped([1, 1], 2, true), stepped([1, 1], 2, false)]).toEqual([
      [1, 3],
      [3, 1],
    ]);
  });
});
