import { describe, expect, it } from 'vitest';
import { curves, missed, summary, type Judged } from './analysis.ts';

const line = (words: string, points: number) => ({ notation: `E5 ${words}`, words: [words], points });
const MOVES: readonly Judged[] = [
  { seat: 0, played: line('SI', 4), best: line('IRIS', 8), given_away: 4, scores: [4, 0] },
  { seat: 1, played: line('RAT', 10), best: line('RAT', 10), given_away: 0, scores: [4, 10] },
  { seat: 0, played: line('AS', 4), best: line('RASER', 20), given_away: 16, scores: [8, 10] },
];

describe('a match looked back upon', () => {
  it('is a line for each seat, from nothing to its score', () => {
    expect(curves(MOVES, 30, 10)).toEqual([
      { seat: 0, points: '0,10 10,6 20,6 30,2' },
      { seat: 1, points: '0,10 10,10 20,0 30,0' },
    ]);
    expect(curves([], 30, 10)).toEqual([]);
  });

  it('keeps scores below nothing in the picture', () => {
    const moves = [{ ...(MOVES[0] as Judged), scores: [-5, 5] }];
    expect(curves(moves, 10, 10)[0]?.points).toBe('0,5 10,10');
  });

  it('names the turn at which most was given away', () => {
    expect(missed(MOVES)).toEqual({ n: 3, move: MOVES[2] });
    expect(missed(MOVES.slice(1, 2))).toBeNull();
  });

  it('sums up what each seat gave away', () => {
    expect(summary(MOVES, 0).fields).toEqual({ count: 20, perfect: 0, turns: 2 });
    expect(summary(MOVES, 1).fields).toEqual({ count: 0, perfect: 1, turns: 1 });
  });
});
