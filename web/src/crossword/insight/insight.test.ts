import { describe, expect, it } from 'vitest';
import type { Analysis, Choice, Judged } from '../../wire/insight.ts';
import { bestOf, curves, missed, moveTicks, scoreTicks, turnsOf } from './insight.ts';

const choice = (word: string, points: number): Choice => ({ move: `E5 ${word}`, words: [word], points, worth: points, placed: [] });
const turn = (seat: number, played: Choice, most: Choice, scores: readonly number[]): Judged => ({
  seat,
  holding: 'AEIRSST',
  played,
  most,
  wisest: most,
  given_away: most.points - played.points,
  scores,
  at: 0,
});
const MATCH: Analysis = {
  turns: [
    turn(0, choice('SI', 4), choice('IRIS', 8), [4, 0]),
    turn(1, choice('RAT', 10), choice('RAT', 10), [4, 10]),
    turn(0, choice('AS', 4), choice('RASER', 20), [8, 10]),
  ],
  seats: [
    { points: 30, possible: 50, given_away: 20, perfect: 0, missed: 2 },
    { points: 12, possible: 12, given_away: 0, perfect: 1, missed: null },
  ],
  scores: [8, 5],
};

describe('a match looked back upon', () => {
  it('is a line for each seat, from nothing to what it ended with', () => {
    expect(curves(MATCH, 40, 10)).toEqual([
      { seat: 0, points: '0,10 10,6 20,6 30,2 40,2' },
      { seat: 1, points: '0,10 10,10 20,0 30,0 40,5' },
    ]);
  });

  it('keeps scores below nothing in the picture', () => {
    expect(curves({ turns: [], seats: [], scores: [-5, 5] }, 10, 10)[0]?.points).toBe('0,5 10,10');
  });

  it('has round numbers on its axes', () => {
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
    expect(scoreTicks({ turns: [], seats: [], scores: [-50, 317] }, 100).map((tick) => tick.value)).toEqual([0, 100, 200, 300]);
  });

  it('draws the move that earned most, or the one that was played if nothing earned more', () => {
    expect(MATCH.turns.map((one) => bestOf(one).words[0])).toEqual(['IRIS', 'RAT', 'RASER']);
  });

  it('names the turn at which most was given away', () => {
    expect(missed(MATCH)).toEqual({ n: 3, turn: MATCH.turns[2] });
    expect(missed({ ...MATCH, seats: MATCH.seats.slice(1) })).toBeNull();
  });

  it('counts the turns of a seat', () => {
    expect([turnsOf(MATCH, 0), turnsOf(MATCH, 1)]).toEqual([2, 1]);
  });
});
