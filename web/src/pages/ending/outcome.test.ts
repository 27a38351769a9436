import { describe, expect, it } from 'vitest';
import type { SeatSeen } from '../../wire/tables.ts';
import { outcomeOf, rivalOf, shortOf, stepped } from './outcome.ts';

const result = (winners: number[], ...scores: number[]) => ({ winners, scores, reason: 'out' });
const usual = { online: true, relief: null, kept: false };
const me: SeatSeen = { kind: 'person', name: 'Lou', mine: true, ...usual };
const friend: SeatSeen = { kind: 'person', name: 'Camille', mine: false, ...usual };
const bot = (level: string): SeatSeen => ({ kind: 'bot', level, mine: false, ...usual });
const LEVELS = ['novice', 'club', 'expert'];

it('the end is told to who won, who lost, and who only looks', () => {
  expect(outcomeOf(result([1], 3, 5), [1], 2)).toBe('won');
  expect(outcomeOf(result([1], 3, 5), [0], 2)).toBe('lost');
  expect(outcomeOf(result([], 5, 5), [0], 2)).toBe('drawn');
  expect([outcomeOf(result([1], 3, 5), [0, 1], 2), outcomeOf(result([1], 3, 5), [], 2)]).toEqual(['together', 'together']);
  expect([outcomeOf(result([0], 50), [0], 1), outcomeOf(result([], 0), [0], 1)]).toEqual(['found', 'missed']);
});

it('the best of the others is whom one is measured by', () => {
  expect([rivalOf(result([1], 3, 5, 4), 0), rivalOf(result([1], 3, 5, 4), 1), rivalOf(result([0], 7), 0)]).toEqual([5, 4, 7]);
});

it('who was near is told how near, and only then', () => {
  expect(shortOf(result([1], 96, 100), 0)).toBe(4);
  expect(shortOf(result([1], 2, 5), 0)).toBe(3);
  expect(shortOf(result([1], 20, 100), 0)).toBeNull();
  expect(shortOf(result([1], 100, 90), 0)).toBeNull();
});

describe('the next table', () => {
  it('has every robot one level below, and the weakest stay', () => {
    expect(stepped([me, bot('expert'), bot('novice')], LEVELS, -1)).toEqual([
      { kind: 'person', name: 'Lou' },
      { kind: 'bot', level: 'club' },
      { kind: 'bot', level: 'novice' },
    ]);
  });
  it('has far weaker robots where it was lost by far', () => {
    expect(stepped([me, bot('expert')], LEVELS, -5)).toEqual([
      { kind: 'person', name: 'Lou' },
      { kind: 'bot', level: 'novice' },
    ]);
  });
  it('is not offered where nobody can be weaker or a friend plays', () => {
    expect(stepped([me, bot('novice')], LEVELS, -1)).toBeNull();
    expect(stepped([me, friend, bot('expert')], LEVELS, -1)).toBeNull();
    expect(stepped([me], LEVELS, -1)).toBeNull();
  });
  it('is a harder one for who won, up to the strongest', () => {
    expect(stepped([me, bot('novice')], LEVELS, 1)).toEqual([
      { kind: 'person', name: 'Lou' },
      { kind: 'bot', level: 'club' },
    ]);
    expect(stepped([me, bot('expert')], LEVELS, 1)).toBeNull();
  });
});
