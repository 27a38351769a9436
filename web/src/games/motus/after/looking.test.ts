import { expect, it } from 'vitest';
import type { Analysis, Judged } from '../wire.ts';
import { leftAfter, linesOf, looked, slateOf } from './looking.ts';

const FOUND = 'X'.repeat(6);
const line = (changes: Partial<Judged>): Judged => ({
  ...{ line: 1, seat: 0, word: 'CITRON', marks: 'X-OOXX', before: 90, after: 3, expected: 5, skill: 80, luck: 60 },
  ...{ best: 'CANTON', best_marks: 'XX-XX-', best_after: 1, best_expected: 4 },
  ...changes,
});
const MATCH: Analysis = {
  words: [
    {
      round: 1,
      series: 1,
      word: {
        ...{ setter: -1, secret: 'CARTON', status: 'found', skill: 90, luck: 50 },
        lines: [line({}), line({ line: 2, word: 'CARTON', marks: FOUND, best: 'CARTON', best_marks: FOUND, before: 3, after: 0, best_after: 0 })],
      },
    },
  ],
  seats: [],
};
const [first, second] = linesOf(MATCH);

it('every line is a moment, and the better proposal is drawn at first', () => {
  expect(linesOf(MATCH).map((one) => one.best)).toEqual([true, false]);
});

it('the slate has the lines up to it, with the proposal that is looked at', () => {
  expect(first && slateOf(first).lines.map((one) => [one.word, one.marks])).toEqual([['CANTON', 'XX-XX-']]);
  expect(first && slateOf({ ...first, best: false }).lines.map((one) => one.word)).toEqual(['CITRON']);
  expect(second && slateOf(second).lines.map((one) => one.word)).toEqual(['CITRON', 'CARTON']);
});

it('says how many words would be left, and when it was the word', () => {
  const said = (move: unknown): string =>
    looked.caption({ move }, move, ['Ana'], 0, (key, fields) => `${key} ${String(fields?.['after'])} ${String(fields?.['you'])}`);
  expect(first && leftAfter(first)).toBe(1);
  expect([said(first), said({ ...first, best: false }), said(second)]).toEqual([
    'ui.analysis.drawn_best 1 true',
    'ui.analysis.drawn_tried 3 true',
    'ui.analysis.drawn_found 0 true',
  ]);
});
