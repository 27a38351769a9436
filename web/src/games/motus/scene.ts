// A small table for tests: two teams; A and B seek MAISON, B has written MOUTON, and it is A's turn.
import type { Slate, View } from './view.ts';
import type { Options } from './wire.ts';

const OPTIONS: Options = {
  mode: 'teams',
  letters: 6,
  series: 10,
  words: 'players',
  free: false,
  strict: false,
  time: 0,
  size: 5,
  covered: 8,
  grid: false,
  ties: 'lines',
};

export function slate(changes: Partial<Slate> = {}): Slate {
  return {
    setter: 2,
    guessers: [1, 0],
    helpers: [3],
    race: false,
    status: 'guessing',
    known: 'M...ON',
    given: [0],
    line: 2,
    lines: [{ number: 1, seat: 1, word: 'MOUTON', marks: 'X---XX', fate: 'tried' }],
    since: 0,
    helped: false,
    proposals: [],
    out: [],
    finder: null,
    points: 0,
    secret: '',
    ...changes,
  };
}

export const other: Slate = slate({ setter: 0, guessers: [2, 3], helpers: [1], known: 'C.....', line: 1, lines: [] });

export function scene(changes: Partial<View> = {}): View {
  return {
    seat: 0,
    mode: 'teams',
    stage: 'series',
    phase: 'guessing',
    options: OPTIONS,
    sides: [
      [0, 1],
      [2, 3],
    ],
    side: 0,
    scores: [50, 0],
    series: 1,
    round: 1,
    slates: [
      { slate: other, awaited: [2], until: null },
      { slate: slate(), awaited: [0], until: null },
    ],
    own: 1,
    ready: [0, 2],
    secret: 'CARTON',
    asked: [{ what: 'guess', slate: 1, line: 2, until: null }],
    may_prepare: false,
    grids: [],
    owed: [],
    race: null,
    previous: [],
    sheet: [],
    lines: [1, 0],
    robots: [],
    result: null,
    ...changes,
  };
}
