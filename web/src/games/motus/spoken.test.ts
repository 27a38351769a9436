import { expect, it } from 'vitest';
import { heard } from './spoken.ts';

const say = (key: string, fields: object = {}): string => [key.replace('ui.', ''), ...Object.values(fields)].join(' ');

it('a line is heard letter by letter, and of all else the sentence of the log', () => {
  const marked = { kind: 'marked', seat: 1, slate: 0, line: 2, word: 'LAC', marks: 'XO-' };
  expect(heard(marked, ['Vous', 'Lou'], say)).toBe('row.written 2 Lou LAC row.letter L mark.well, row.letter A mark.misplaced, row.letter C mark.absent');
  expect(heard({ kind: 'word_found', seat: 1, word: 'LAC' }, [], say)).toBeUndefined();
});
