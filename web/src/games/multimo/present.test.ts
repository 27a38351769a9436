import { describe, expect, it } from 'vitest';
import { openHands, tapped } from './hands/input.ts';
import { judgedSheet, marksOn, pointsWords, tally } from './marks.ts';
import { hint, hintMoment, mainButton, scores, squaresRefused, squareWords } from './present.ts';
import { isBest, mayPropose, stillToAgree } from './reveal/reveal.ts';
import { scene, sheet, word } from './scene.ts';
import type { View } from './wire.ts';

const nothing = { letter: null, spot: null, storeShown: true } as const;
const button = (view: View, choice: Parameters<typeof mainButton>[1] = nothing): unknown => {
  const found = mainButton(view, choice);
  return found && [found.words.key, found.deed];
};

describe('the one button', () => {
  it('names the chosen letter, or leads to the store', () => {
    expect(button(scene(), { ...nothing, letter: 'S' })).toEqual(['ui.name', { kind: 'name', letter: 'S' }]);
    expect(button(scene())).toEqual(['ui.name_choose', null]);
    expect(button(scene(), { ...nothing, storeShown: false })).toEqual(['ui.name_choose', 'show_store']);
  });

  it('places the neutral square that is aimed at', () => {
    const view = scene({ phase: 'neutrals' });
    expect(button(view)).toEqual(['ui.place_neutral_choose', null]);
    expect(button(view, { ...nothing, spot: [1, 2] })).toEqual(['ui.place_neutral', { kind: 'place_neutral', square: [1, 2] }]);
  });

  it('finishes, with the points only if they are counted, and takes that back', () => {
    expect(button(scene({ phase: 'finish', sheet: sheet({ complete: true }) }))).toEqual(['ui.finish_points', { kind: 'finish' }]);
    expect(button(scene({ phase: 'finish' }))).toEqual(['ui.finish', { kind: 'finish' }]);
    expect(button(scene({ phase: 'finish', help: 'points', sheet: sheet({ complete: true }) }))).toEqual(['ui.finish', { kind: 'finish' }]);
    expect(button(scene({ phase: 'finish', sheet: null }))).toEqual(['ui.finish', { kind: 'finish' }]);
    expect(button(scene({ phase: 'finish', progress: ['finished', 'building'] }))).toEqual(['ui.resume', { kind: 'resume' }]);
    expect(button(scene({ phase: 'finish', progress: ['stopped', 'building'] }))).toBeNull();
  });

  it('shines for the finish only when no square is empty and no letter apart', () => {
    const sound = (changes: Partial<View>): boolean | undefined => mainButton(scene({ phase: 'finish', ...changes }), nothing)?.sound;
    const full = ['LES', 'A#U', '##D'];
    expect(sound({ grid: full, sheet: null })).toBe(true);
    expect(sound({ grid: ['LE.', 'A#U', '##D'], sheet: null })).toBe(false);
    expect(sound({ grid: full, sheet: sheet({ isolated: [[2, 2]] }) })).toBe(false);
  });

  it('is none for those who watch or wait', () => {
    expect(button(scene({ seat: null }))).toBeNull();
    expect(button(scene({ turn: 1 }))).toBeNull();
    expect(button(scene({ phase: 'reveal', content: [true, false] }))).toBeNull();
  });
});

describe('what is said', () => {
  const names = ['Camille', 'Lou'];

  it('tells whose turn it is', () => {
    expect(hint(scene(), names)).toEqual({ key: 'ui.hint.letters', fields: { you: true, seat: 'Camille', count: 4 } });
    expect(hint(scene({ turn: 1 }), names).fields).toMatchObject({ you: false, seat: 'Lou' });
    expect(hint(scene({ filled: [0] }), names).key).toBe('ui.hint.letters_alone');
    expect(hint(scene({ filled: [0], seat: null }), names).fields).toMatchObject({ you: false, seat: 'Camille' });
  });

  it('tells for whom the table waits', () => {
    expect(hint(scene({ phase: 'finish', progress: ['finished', 'building'] }), names)).toEqual({ key: 'ui.hint.finished', fields: { seats: ['Lou'] } });
    expect(hint(scene({ phase: 'reveal', content: [true, false] }), names)).toEqual({ key: 'ui.hint.content', fields: { seats: ['Lou'] } });
  });

  it('describes a square and the words it stands in', () => {
    const hands = tapped(openHands(scene()), [1, 1]);
    const marks = marksOn(hands.grid, sheet());
    const keys = (row: number, col: number): string[] => squareWords(hands, marks, null, [row, col]).map((one) => one.key);
    expect(keys(0, 1)).toEqual(['ui.square_letter', 'ui.square_fixed', 'ui.square_good', 'ui.square_void']);
    expect(keys(1, 1)).toEqual(['ui.square_letter', 'ui.square_held', 'ui.square_void']);
    expect(keys(2, 2)).toEqual(['ui.square_empty']);
  });

  it('shows of others only how far they are, until the reveal', () => {
    expect(scores(scene({ progress: ['building', 'finished'] }))).toEqual(['5/12', '✓']);
    expect(scores(scene({ sheets: [sheet({ points: 9 }), sheet({ points: 12 })] }))).toEqual(['9', '12']);
  });

  it('marks no empty squares while most are empty', () => {
    const rest = (count: number): string[] => Array.from({ length: count }, (_, n) => `${'ABCDEFGH'[Math.floor(n / 8)]}${(n % 8) + 1}`);
    expect(squaresRefused({ refused: 'not_full', rule: 'R11', squares: rest(3) })).toHaveLength(3);
    expect(squaresRefused({ refused: 'not_full', rule: 'R11', squares: rest(64) })).toEqual([]);
  });

  it('finds the squares a refusal names', () => {
    expect(squaresRefused({ refused: 'isolated', rule: 'R13', squares: ['A1', 'C10'] })).toEqual([
      [0, 0],
      [2, 9],
    ]);
    expect(squaresRefused({ refused: 'grid_closed', rule: 'R11' })).toEqual([]);
  });
});

describe('the count', () => {
  it('marks words that still lie on the grid, and only those', () => {
    const marks = marksOn(['LUNE', '....', '....'], sheet());
    expect(marks.get([0, 1])?.across).toEqual({ text: 'LUNE', mark: 'good', first: false, last: false });
    expect(marks.get([0, 1])?.down).toBeUndefined();
  });

  it('counts words that count and words that do not', () => {
    expect(tally(sheet())).toEqual({ good: 1, wrong: 1 });
  });
  it('draws no verdict and promises no points where the table does not help with words', () => {
    const points = scene({ help: 'points' });
    expect([judgedSheet(scene()) === null, judgedSheet(points)]).toEqual([false, null]);
    expect(pointsWords(scene())).toEqual({ key: 'ui.points', fields: { count: 4 } });
    expect(pointsWords(points)).toEqual({ key: 'ui.points_if_good', fields: { count: 4 } });
    expect(pointsWords(scene({ help: 'none', sheet: null }))).toBeNull();
  });
});

describe('the reveal', () => {
  const view = scene({ phase: 'reveal', sheets: [sheet({ points: 9 }), sheet({ points: 12 })] });

  it('stars the best grid', () => {
    expect([isBest(view, 0), isBest(view, 1)]).toEqual([false, true]);
  });

  it('lets unknown words be proposed once, if the table may agree', () => {
    const unknown = word('UA', 0, 1, false, { flaw: 'unknown' });
    expect(mayPropose(view, unknown)).toBe(true);
    expect(mayPropose(view, word('LUNE', 0, 0, true))).toBe(false);
    expect(mayPropose(view, word('AMI', 2, 0, true, { flaw: 'isolated' }))).toBe(false);
    expect(mayPropose({ ...view, options: { ...view.options, agree: false } }, unknown)).toBe(false);
    expect(mayPropose({ ...view, proposals: [{ word: 'UA', seat: 0, agreed: [0], standing: 'refused' }] }, unknown)).toBe(false);
  });

  it('knows whose consent a word lacks: every person’s, no robot’s', () => {
    const one = { word: 'UA', seat: 0, agreed: [0], standing: 'open' } as const;
    const three = { ...view, sheets: [sheet(), sheet(), sheet()] };
    expect(stillToAgree(three, one)).toEqual([1, 2]);
    expect(stillToAgree({ ...three, robots: [2] }, one)).toEqual([1]);
  });
});

it('a hint stands while others work at their grids and finish', () => {
  const finish = scene({ phase: 'finish', progress: ['building', 'building'] });
  const later = { ...finish, filled: [5, 12], progress: ['building', 'finished'] } as View;
  expect(hintMoment(later)).toBe(hintMoment(finish));
  expect(hintMoment({ ...finish, grid: ['LUNE', 'SA..', '....'] })).not.toBe(hintMoment(finish));
});
