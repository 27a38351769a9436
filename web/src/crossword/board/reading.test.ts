import { expect, test } from 'vitest';
import { leniently } from './reading.ts';

const refused = (why: string) => ({ preview: null, refused: { refused: why, rule: 'R7', square: 'E5' } });
const begun = new Set(['no_word', 'not_connected']);

test('a letter alone may be a word begun, and nobody is told off for it', () => {
  expect(leniently(refused('not_connected'), 1, begun).refused).toBeNull();
  expect(leniently(refused('same_letter'), 1, begun)).toEqual(refused('same_letter'));
  expect(leniently(refused('not_connected'), 2, begun)).toEqual(refused('not_connected'));
});
