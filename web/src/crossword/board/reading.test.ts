import { expect, test } from 'vitest';
import { brokenBy } from './reading.ts';

const refused = (why: string) => ({ preview: null, refused: { refused: why, rule: 'R7', square: 'E5' } });

test('a letter alone is a word begun, and nobody is told off for it', () => {
  expect(brokenBy(refused('no_word'))).toBeNull();
  expect(brokenBy(refused('gap'))).toMatchObject({ refused: 'gap' });
  expect(brokenBy(null)).toBeNull();
});
