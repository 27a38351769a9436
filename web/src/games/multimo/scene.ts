// A small table for tests: four by three, LUNE fixed across the top, an A below its U, and S, T and a neutral square waiting.
import type { Options, GridSheet, View, Word } from './wire.ts';

const OPTIONS: Options = {
  width: 4,
  height: 3,
  stars: 3,
  start_word: true,
  six_more: false,
  placed_neutrals: false,
  letter_seconds: 0,
  finish_seconds: 0,
  help: 'words',
  agree: true,
  compounds: true,
};

export const word = (text: string, row: number, col: number, across: boolean, changes: Partial<Word> = {}): Word => ({
  ...{ text, row, col, across, points: text.length, flaw: null, spelling: '', accepted: false },
  ...changes,
});

export function sheet(changes: Partial<GridSheet> = {}): GridSheet {
  const words = [word('LUNE', 0, 0, true), word('UA', 0, 1, false, { flaw: 'unknown' })];
  return { grid: ['LUNE', '.A..', '....'], words, isolated: [], points: 4, complete: false, ...changes };
}

export function scene(changes: Partial<View> = {}): View {
  return {
    seat: 0,
    options: OPTIONS,
    phase: 'letters',
    turn: 0,
    until: null,
    fixed: ['LUNE', '....', '....'],
    grid: ['LUNE', '.A..', '....'],
    waiting: 'ST#',
    neutrals: 1,
    to_place: 0,
    store: { A: 9, K: 0, S: 9 },
    values: { A: 1, K: 6, S: 1 },
    named: [
      { seat: 0, letter: 'A', by_lot: false },
      { seat: 1, letter: 'S', by_lot: true },
    ],
    to_name: 4,
    spare: 0,
    filled: [5, 7],
    progress: ['building', 'building'],
    help: 'words',
    formed: [],
    sheet: sheet(),
    sheets: [],
    proposals: [],
    content: [false, false],
    robots: [],
    result: null,
    ...changes,
  };
}
