import { describe, expect, it } from 'vitest';
import { curves, moveTicks, scoreTicks, type Standings } from './curve.ts';

const MATCH: Standings = { turns: [{ scores: [4, 0] }, { scores: [4, 10] }, { scores: [8, 10] }], scores: [8, 5] };

describe('the scores of a match', () => {
  it('are a line for each seat, from nothing to what it ended with', () => {
    expect(curves(MATCH, 40, 10)).toEqual([
      { seat: 0, points: '0,10 10,6 20,6 30,2 40,2' },
      { seat: 1, points: '0,10 10,10 20,0 30,0 40,5' },
    ]);
  });

  it('stay in the picture below nothing', () => {
    expect(curves({ turns: [], scores: [-5, 5] }, 10, 10)[0]?.points).toBe('0,5 10,10');
  });

  it('have round numbers on their axes', () => {
    expect(scoreTicks(MATCH, 10)).toEqual([
      { value: 0, at: 10 },
      { value: 5, at: 5 },
      { value: 10, at: 0 },
    ]);
    expect(moveTicks(MATCH, 40)).toEqual([
      { value: 1, at: 10 },
      { value: 2, at: 20 },
      { value: 3, at: 30 },
    ]);
    expect(scoreTicks({ turns: [], scores: [-50, 317] }, 100).map((tick) => tick.value)).toEqual([0, 100, 200, 300]);
  });
});
