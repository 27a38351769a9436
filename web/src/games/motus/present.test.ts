import { describe, expect, it } from 'vitest';
import { boast } from './boast.ts';
import { drawnIn } from './show/draws.ts';
import { hint, knowledge, rowsOf, scores, shapes, sideLabels } from './present.ts';
import { buzzes, verdict } from './show/race.ts';
import { scene, slate } from './scene.ts';

const NAMES = ['Ana', 'Bob', 'Cléo', 'Dan'];
const letters = (cells: readonly { readonly letter: string }[]): string => cells.map((cell) => cell.letter || '.').join('');

describe('a slate', () => {
  it('has seven rows: written, the present one, and those to come', () => {
    expect(rowsOf(slate(), '').map((row) => row.kind)).toEqual(['written', 'current', 'blank', 'blank', 'blank', 'blank', 'blank']);
  });

  it('repeats what is known on the present line until something is typed there', () => {
    expect(letters(rowsOf(slate(), '')[1]?.cells ?? [])).toBe('M...ON');
    expect(letters(rowsOf(slate(), 'MAT')[1]?.cells ?? [])).toBe('MAT.ON');
  });

  it('writes two proposals of the same moment on lines of the same number', () => {
    const both = [
      { number: 1, seat: 0, word: 'MATINS', marks: 'XX-O-O', fate: 'tried' as const },
      { number: 1, seat: 1, word: 'MOUTON', marks: 'X---XX', fate: 'tried' as const },
    ];
    expect(rowsOf(slate({ lines: both, race: true }), '').map((row) => row.number)).toEqual([1, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('shows a line lost to time as empty', () => {
    const [row] = rowsOf(slate({ lines: [{ number: 1, seat: 1, word: '', marks: '', fate: 'time' }] }), '');
    expect([row?.kind, letters(row?.cells ?? [])]).toEqual(['lost', '......']);
  });
});

describe('what is known of a letter', () => {
  it('is the best that any line has shown', () => {
    const known = knowledge(slate());
    expect([known.get('M'), known.get('O'), known.get('U'), known.get('A')]).toEqual(['X', 'X', '-', undefined]);
  });
});

describe('sentences', () => {
  it('say what is asked, and else whom one waits for', () => {
    expect(hint(scene(), NAMES)).toEqual({ key: 'ui.hint.guess', fields: { letter: 'M', letters: 6, line: 2 } });
    expect(hint(scene({ asked: [], own: 0 }), NAMES)).toEqual({ key: 'ui.hint.wait_guess', fields: { seats: ['Cléo'] } });
    expect(hint(scene({ asked: [{ what: 'draw', slate: 0, line: 0, until: null }] }), NAMES).key).toBe('ui.hint.draw');
    expect(hint(scene({ asked: [], phase: 'setting', ready: [0] }), NAMES)).toEqual({ key: 'ui.hint.wait_set', fields: { seats: ['Cléo'] } });
  });

  it('leave the points of teams to the panel above the slates', () => {
    expect(scores(scene())).toEqual([]);
    expect(scores(scene({ mode: 'simultaneous', scores: [50, 25] }))).toEqual(['50', '25']);
  });
});

describe('marks as shapes', () => {
  it('need no colour', () => {
    expect(shapes('XO-', 3)).toBe('■●·');
    expect(shapes('', 3)).toBe('×××');
  });

  it('are what one boasts of, without the word', () => {
    const found = slate({
      status: 'found',
      secret: 'MAISON',
      lines: [...slate().lines, { number: 2, seat: 0, word: 'MAISON', marks: 'XXXXXX', fate: 'tried' }],
    });
    const view = scene({ mode: 'solo', options: { ...scene().options, series: 1 }, slates: [{ slate: found, awaited: [], until: null }] });
    const text = (plain: boolean): string => boast(view, '2026-11-16', (key, fields) => `${key} ${Object.values(fields ?? {}).join()}`, plain);
    expect(text(true)).toBe('ui.boast.day 2026-11-16 – ui.boast.found 2\n■ · · · ■ ■\n■ ■ ■ ■ ■ ■');
    expect(text(false)).toBe('ui.boast.day 2026-11-16 – ui.boast.found 2\n🟥⬛⬛⬛🟥🟥\n🟥🟥🟥🟥🟥🟥');
  });
});

describe('a draw', () => {
  const grid = { size: 3, numbers: [1, 3, 5, 7, 9, 11, 13, 15, 17], covered: [1, 3], blanks: 3, last: 3, completed: null, motus: 0 };
  const view = scene({
    grids: [
      { grid, basin: 10 },
      { grid, basin: 10 },
    ],
  });

  it('is shown to its own side', () => {
    expect(drawnIn(view, [{ kind: 'ball_drawn', seat: 1, side: 0, number: 3 }])).toMatchObject({ side: 0, number: 3, line: [] });
    expect(drawnIn(view, [{ kind: 'blank_drawn', seat: 1, side: 0 }])?.number).toBe(0);
    expect(drawnIn(view, [{ kind: 'ball_drawn', seat: 2, side: 1, number: 3 }])).toBeNull();
  });

  it('shows the grid that it completed, not the fresh one', () => {
    const completed = { numbers: grid.numbers, covered: [1, 3, 5], line: [1, 3, 5] };
    const after = scene({ grids: [{ grid: { ...grid, covered: [], completed }, basin: 12 }] });
    const happened = [
      { kind: 'ball_drawn', seat: 0, side: 0, number: 5 },
      { kind: 'motus_made', seat: 0, side: 0, numbers: [1, 3, 5] },
    ];
    expect(drawnIn(after, happened)).toMatchObject({ line: [1, 3, 5], grid: { covered: [1, 3, 5] } });
  });
});

describe('the super partie', () => {
  const race = { racers: [0, 1], setters: [2, 3], wins: [2, 0], ready: false };
  const line = { number: 1, seat: 0, word: 'MATINS', marks: 'XX-O-O', fate: 'tried' as const };

  it('tells who was first and who came too late', () => {
    const lines = buzzes(race, slate({ race: true, lines: [line] }), { kind: 'came_late', seat: 1, line: 1, word: 'MOUTON' });
    expect(lines.map(({ state, word, wins }) => [state, word, wins])).toEqual([
      ['first', 'MATINS', 2],
      ['late', 'MOUTON', 0],
    ]);
    expect(verdict(lines, slate({ lines: [line] }), NAMES)).toEqual({ key: 'ui.race.quicker', fields: { seat: 'Ana' } });
  });

  it('tells what was simultaneous', () => {
    const both = slate({ race: true, lines: [line, { ...line, seat: 1, word: 'MOUTON' }] });
    const lines = buzzes(race, both, null);
    expect(lines.map(({ state }) => state)).toEqual(['together', 'together']);
    expect(verdict(lines, both, NAMES)?.key).toBe('ui.race.both');
  });
});

it('whoever reads comes first in a side, so that « Vous » begins it', () => {
  expect(sideLabels(scene({ seat: 1 }), [0, 1], ['Ana', 'Vous'])).toEqual(['Vous', 'Ana']);
  expect(sideLabels(scene({ seat: 1 }), [2, 3], NAMES)).toEqual(['Cléo', 'Dan']);
});
