import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../wire/messages.ts';
import { knowledge } from '../present.ts';
import { other, scene, slate } from '../scene.ts';
import type { Slate, View } from '../view.ts';
import { moments, type Show } from './moments.ts';

const LINE = { number: 2, seat: 0, word: 'MATINS', marks: 'XX-O-O', fate: 'tried' } as const;
const MARKED: GameEvent = { kind: 'marked', seat: 0, slate: 1, line: 2, word: 'MATINS', marks: 'XX-O-O' };
const FOUND: GameEvent = { kind: 'word_found', seat: 0, slate: 1, line: 2, word: 'MAISON' };
const BEGAN: GameEvent = { kind: 'series_began', series: 2 };

const on = (mine: Slate, changes: Partial<View> = {}): View =>
  scene({
    slates: [
      { slate: other, awaited: [2], until: null },
      { slate: mine, awaited: [], until: null },
    ],
    asked: [],
    ...changes,
  });
const written = (...lines: Slate['lines']): Slate => slate({ line: 3, known: 'MA..ON', lines: [...slate().lines, ...lines] });
const played = (before: View, after: View, ...happened: GameEvent[]) =>
  moments(before, after, happened, false).map((moment) => ({ ...moment, view: moment.view as View, show: moment.show as Show | undefined }));

describe('a line is marked', () => {
  const shown = played(scene(), on(written(LINE)), MARKED);
  const mine = shown.map((moment) => moment.view.slates[1]?.slate);

  it('tile by tile, and the keys learn of each when it has turned', () => {
    expect(mine.map((one) => one?.lines.at(-1)?.marks)).toEqual(['X', 'XX', 'XX-', 'XX-O', 'XX-O-', 'XX-O-O', 'XX-O-O']);
    expect(mine.map((one) => knowledge(one).get('A'))).toEqual([undefined, 'X', 'X', 'X', 'X', 'X', 'X']);
    expect(mine.map((one) => knowledge(one).get('S'))).toEqual([undefined, undefined, undefined, undefined, undefined, 'O', 'O']);
    expect(mine[3]?.known).toBe('M...ON');
  });

  it('and the log is told only after the last of them', () => {
    expect(shown.map((moment) => moment.happened.length)).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(shown.map((moment) => moment.sound)).toEqual(['high', 'high', 'low', 'middle', 'low', 'middle', undefined]);
  });

  it('on another slate at once, for one has one’s own to look at', () => {
    const theirs: GameEvent = { ...MARKED, slate: 0, seat: 2 };
    expect(played(scene(), scene(), theirs)).toHaveLength(1);
    expect(played(on(slate({ status: 'missed' })), on(slate({ status: 'missed' })), theirs).at(-1)?.lasts).toBeGreaterThan(0);
  });

  it('without motion all at once, in the same words', () => {
    expect(moments(scene(), on(written(LINE)), [MARKED, FOUND], true)).toEqual([{ view: on(written(LINE)), happened: [MARKED, FOUND], lasts: 0 }]);
  });
});

describe('a word is found', () => {
  const red = { ...LINE, word: 'MAISON', marks: 'XXXXXX' };
  const done = { ...written(red), status: 'found' as const, finder: 0, points: 50, secret: 'MAISON' };
  const next = scene({ round: 2, series: 2, scores: [100, 0], previous: [other, done], slates: [] });

  it('stands alone before anything else appears', () => {
    const shown = played(scene(), next, { ...MARKED, marks: 'XXXXXX' }, FOUND, BEGAN);
    expect(shown).toHaveLength(8);
    const stands = shown[6];
    expect(stands?.show).toEqual({ on: 'word', slate: 1 });
    expect(stands?.view).toMatchObject({ round: 1, scores: [100, 0] });
    expect(stands?.view.slates[1]?.slate).toMatchObject({ status: 'found', secret: 'MAISON', stir: 'cheered' });
    expect(stands?.happened).toHaveLength(2);
    expect(stands?.lasts).toBeGreaterThanOrEqual(800);
    expect(stands?.lasts).toBeLessThanOrEqual(1500);
    expect(shown[7]).toMatchObject({ view: next, happened: [BEGAN], lasts: 0 });
    expect(shown[5]?.view.scores).toEqual([50, 0]);
  });

  it('and is the last thing of a match that ends with it', () => {
    const shown = played(scene(), on(done, { phase: 'over' }), { ...MARKED, marks: 'XXXXXX' }, FOUND, { kind: 'match_ended' });
    expect(shown.at(-1)).toMatchObject({ show: { on: 'word' }, happened: [{ kind: 'marked' }, { kind: 'word_found' }, { kind: 'match_ended' }] });
  });

  it('is seen more quickly where seconds count', () => {
    const time = { ...scene().options, time: 30 };
    const lasts = (view: View): number =>
      played(view, { ...next, options: view.options }, { ...MARKED, marks: 'XXXXXX' }, FOUND).reduce((sum, one) => sum + one.lasts, 0);
    expect(lasts(scene({ options: time }))).toBeLessThan(lasts(scene()) / 2);
  });
});

describe('a ball', () => {
  const grid = { size: 2, numbers: [1, 2, 3, 4], covered: [2], blanks: 0, last: 2, completed: null, motus: 0 };
  const grids = [{ grid, basin: 3 }];
  const DRAWN: GameEvent = { kind: 'ball_drawn', seat: 0, side: 0, number: 2 };

  it('is told of when it has stopped', () => {
    const shown = played(scene({ grids }), scene({ grids }), DRAWN, BEGAN);
    expect(shown.map((moment) => moment.happened)).toEqual([[], [DRAWN], [BEGAN]]);
    expect(shown.map((moment) => moment.show && 'rolling' in moment.show && moment.show.rolling)).toEqual([true, false, undefined]);
  });

  it('does not roll without motion', () => {
    expect(moments(scene({ grids }), scene({ grids }), [DRAWN], true).map((moment) => moment.lasts > 0)).toEqual([true, false]);
  });
});
