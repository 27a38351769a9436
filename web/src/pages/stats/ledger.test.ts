import { describe, expect, it } from 'vitest';
import { rated } from '../../kit/insight/ratings.ts';
import { spark } from '../../kit/insight/curve.ts';
import { entered, finestOf, longestOf, opponent, results, spread, wordsIn, type Counted } from './ledger.ts';

const entry = (changes: Partial<Counted> = {}): Counted => ({
  match: 'm',
  game: 'some-game',
  at: 0,
  score: 0,
  won: null,
  seats: 2,
  robots: ['novice'],
  ...changes,
});

describe('the ledger', () => {
  it('counts a match once', () => {
    const once = entered([], entry({ match: 'a' }));
    expect(entered(once, entry({ match: 'a', score: 9 }))).toBe(once);
    expect(entered(once, entry({ match: 'b' }))).toHaveLength(2);
  });

  it('knows against whom one played', () => {
    expect(opponent(entry())).toBe('robot.novice');
    expect(opponent(entry({ seats: 1, robots: [] }))).toBe('alone');
    expect(opponent(entry({ seats: 3 }))).toBe('people');
    expect(opponent(entry({ seats: 3, robots: ['novice', 'expert'] }))).toBe('several');
  });

  it('lists results in the order of the levels', () => {
    const all = [entry({ robots: ['expert'] }), entry({ won: true }), entry({ won: false }), entry({ seats: 1, robots: [] })];
    expect(results(all, ['novice', 'expert'])).toEqual([
      { opponent: 'robot.novice', count: 2, won: 1 },
      { opponent: 'robot.expert', count: 1, won: 0 },
      { opponent: 'alone', count: 1, won: 0 },
    ]);
  });

  it('keeps the finest, the longest, and how often a figure occurred', () => {
    const all = [
      entry({ best: { worth: 9, fields: { word: 'UN' } }, words: 3, longest: 'CHEVAL', figures: [3, 0, 3] }),
      entry({ best: { worth: 4, fields: {} }, words: 1, longest: 'ANE' }),
    ];
    expect(finestOf(all)?.fields).toEqual({ word: 'UN' });
    expect(finestOf([])).toBeUndefined();
    expect([longestOf(all), wordsIn(all)]).toEqual(['CHEVAL', 4]);
    expect(spread(all)).toEqual([
      [0, 1],
      [3, 2],
    ]);
  });
});

describe('small curves', () => {
  it('hold one rating a day', () => {
    expect(rated(rated(rated([], '2026-11-17', 1500), '2026-11-18', 1510), '2026-11-18', 1490)).toEqual([
      ['2026-11-17', 1500],
      ['2026-11-18', 1490],
    ]);
  });

  it('run from the lowest to the highest', () => {
    expect(spark([10, 30, 20], 100, 40)).toEqual([
      { x: 0, y: 40 },
      { x: 50, y: 0 },
      { x: 100, y: 20 },
    ]);
    expect(spark([7], 100, 40)).toEqual([{ x: 100, y: 20 }]);
  });
});
