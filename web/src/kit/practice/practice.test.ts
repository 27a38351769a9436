import { describe, expect, it, vi } from 'vitest';
import { added, deck, graded, has, store, without, type Practised } from './deck.ts';
import { dueOn, nextIn, planned } from './plan.ts';
import { answered, begun, counts, known } from './round.ts';

const A_DAY = 24 * 3600;
const NOON = Date.UTC(2026, 10, 18, 12) / 1000;
const word = (thing: string) => ({ game: 'some-game', who: '', thing });
const kept = (thing: string, ...answers: Practised['answers']): Practised => ({ ...word(thing), since: NOON, answers });

describe('a deck', () => {
  it('takes a thing once, remembers answers, and lets it go', () => {
    const once = added([], word('CHEVAL'), 5);
    expect(added(once, word('CHEVAL'), 9)).toBe(once);
    const twice = graded(once, word('CHEVAL'), [7, 1]);
    expect(twice).toEqual([{ ...word('CHEVAL'), since: 5, answers: [[7, 1]] }]);
    expect(has(without(twice, word('CHEVAL')), word('CHEVAL'))).toBe(false);
  });

  it('keeps people and games apart', () => {
    const all = graded(graded([], word('7x8'), [0, 1]), { ...word('7x8'), who: 'Lou' }, [0, 3]);
    expect(all.map(({ who, answers }) => [who, answers])).toEqual([
      ['', [[0, 1]]],
      ['Lou', [[0, 3]]],
    ]);
  });

  it('is remembered while the page is open where nothing can be stored, and says so', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(store(added([], word('CHEVAL'), 5))).toBe(false);
    expect(deck()).toHaveLength(1);
    const drawer = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => drawer.get(key) ?? null, setItem: (key: string, value: string) => drawer.set(key, value) });
    expect(store([])).toBe(true);
    drawer.set(
      'tablee.practice',
      '[{"game":"x"},7,{"game":"x","who":"","thing":"A","answers":[[1,9]]},{"game":"x","who":"","thing":"B","since":0,"answers":[]}]',
    );
    expect(deck().map(({ thing }) => thing)).toEqual(['B']);
  });
});

describe('the plan', () => {
  it('brings back at once what is new, tomorrow what was not known, later what was', () => {
    expect(planned(kept('A')).due).toBe(NOON);
    expect(planned(kept('A', [NOON, 1]))).toMatchObject({ due: NOON + A_DAY, holds: 0 });
    const once = planned(kept('A', [NOON, 3]));
    const twice = planned(kept('A', [NOON, 3], [once.due, 3]));
    expect(once.due).toBeGreaterThan(NOON + A_DAY);
    expect(twice.holds).toBeGreaterThan(once.holds);
  });

  it('stands a clock that was set back', () => {
    expect(planned(kept('A', [NOON + 9 * A_DAY, 3], [NOON, 3])).due).toBeGreaterThan(NOON + 9 * A_DAY);
  });

  it('counts days, not minutes, and begins with what waited longest', () => {
    const all = [kept('KNOWN', [NOON, 3]), kept('SLIPPED', [NOON, 1]), kept('NEW')];
    expect(dueOn(all, NOON).map(({ thing }) => thing)).toEqual(['NEW']);
    expect(dueOn(all, NOON + A_DAY - 3600).map(({ thing }) => thing)).toEqual(['NEW', 'SLIPPED']);
    expect(nextIn([], NOON)).toBeNull();
    expect(nextIn([kept('SLIPPED', [NOON, 1])], NOON)).toBe(1);
  });
});

describe('a round', () => {
  it('asks once more for what was not known, and counts the first answer', () => {
    let round = begun([word('A'), word('B')]);
    round = answered(round, false);
    round = answered(round, true);
    expect(round.queue.map(({ thing }) => thing)).toEqual(['A']);
    expect(counts(round)).toBe(false);
    round = answered(round, true);
    expect([round.queue.length, known(round), round.asked.length]).toEqual([0, 1, 2]);
  });
});
