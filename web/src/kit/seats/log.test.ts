import { expect, test } from 'vitest';
import { merged } from './log.ts';

const line = (key: number, text: string) => ({ key, text, mine: false });

test('what happens several times in a row is one line', () => {
  const lines = [line(1, 'Un indice.'), line(2, 'Un indice.'), line(3, 'Un E.'), line(4, 'Un indice.')];
  expect(merged(lines)).toEqual([line(1, 'Un indice. (×\u202f2)'), line(3, 'Un E.'), line(4, 'Un indice.')]);
});
