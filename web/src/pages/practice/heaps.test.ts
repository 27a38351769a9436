import { describe, expect, it } from 'vitest';
import type { Grade, Practised } from '../../kit/practice/deck.ts';
import { heaps, laidOut, slipped } from './heaps.ts';

const kept = (game: string, who: string, thing: string, ...grades: Grade[]): Practised => ({
  game,
  who,
  thing,
  since: 0,
  answers: grades.map((grade) => [0, grade]),
});

describe('heaps', () => {
  it('are one for each game and person, and one for a game with things of its own', () => {
    const all = heaps([kept('a', '', 'X'), kept('b', 'Lou', 'Y'), kept('a', '', 'Z')], ['b', 'c']);
    expect(all.map(({ game, who, things }) => [game, who, things.length])).toEqual([
      ['a', '', 2],
      ['b', 'Lou', 1],
      ['c', '', 0],
    ]);
  });

  it('bring back what was missed once or never asked for', () => {
    expect([kept('a', '', 'X'), kept('a', '', 'X', 3, 1, 3), kept('a', '', 'X', 3)].map(slipped)).toEqual([true, true, false]);
  });

  it('fill a round with what is due, then with a few other things', () => {
    const due = [kept('a', 'Lou', 'X'), kept('a', 'Lou', 'Y')];
    const round = laidOut(due, ['Y', ...'ABCDEFGHIJKLM'], { game: 'a', who: 'Lou' });
    expect(round.map(({ thing }) => thing).join('')).toBe('XYABCDEFGHI');
    expect(
      laidOut(
        Array.from({ length: 30 }, (_, n) => kept('a', '', String(n))),
        ['A'],
        { game: 'a', who: '' },
      ),
    ).toHaveLength(20);
  });
});
