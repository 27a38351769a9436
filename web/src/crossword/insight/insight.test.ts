import { describe, expect, it } from 'vitest';
import type { Analysis, Choice, Judged } from '../../wire/insight.ts';
import { bestOf, missed, missedWords, turnsOf, why } from './insight.ts';

const choice = (word: string, points: number): Choice => ({ move: `E5 ${word}`, words: [word], points, worth: points, placed: [], kept: [], hand: 0 });
const turn = (seat: number, played: Choice, most: Choice, scores: readonly number[]): Judged => ({
  seat,
  holding: 'AEIRSST',
  played,
  most,
  wisest: most,
  given_away: most.points - played.points,
  scores,
  at: 0,
  learn: most.points > played.points ? (most.words[0] ?? '') : '',
  unadmitted: [],
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
  it('draws the move that earned most, or the one that was played if nothing earned more', () => {
    expect(MATCH.turns.map((one) => bestOf(one).words[0])).toEqual(['IRIS', 'RAT', 'RASER']);
  });

  it('names the turn at which most was given away', () => {
    expect(missed(MATCH, [])).toEqual({ n: 3, turn: MATCH.turns[2] });
    expect(missed(MATCH, [1])).toBeNull();
  });

  it('keeps one’s own words, the dearest first', () => {
    expect(missedWords(MATCH, [0])).toEqual(['RASER', 'IRIS']);
    expect(missedWords(MATCH, [1])).toEqual([]);
  });

  it('says what the wisest move has instead of points, where that weighs enough', () => {
    const most = { ...choice('KHMER', 20), kept: ['W', 'Y'], hand: -9, worth: 11 };
    const of = (wisest: Partial<Choice>) => why({ ...turn(0, most, most, [20, 0]), wisest: { ...choice('RASER', 14), ...wisest } });
    expect(of({ kept: ['E', 'S'], hand: 2, worth: 16 })).toEqual({ key: 'kept', kept: ['E', 'S'], left: ['W', 'Y'], count: 11 });
    expect(of({ kept: ['E', 'S'], hand: -9, worth: 11.5 })?.key).toBe('ground');
    expect(of({ hand: 5, worth: 19 })?.key).toBe('out');
    expect([of({ kept: ['E'], hand: -8.5, worth: 5.5 }), of({ hand: -1, worth: 13 }), why(turn(0, most, most, [20, 0]))]).toEqual([null, null, null]);
  });

  it('counts the turns of a seat', () => {
    expect([turnsOf(MATCH, 0), turnsOf(MATCH, 1)]).toEqual([2, 1]);
  });
});
