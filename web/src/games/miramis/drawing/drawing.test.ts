import { expect, test } from 'vitest';
import { astray, brushed, countOf, drawingOf, signOf, signOfKey, SIGNS, written, type Drawing } from './drawing.ts';

const ROWS = ['M*RBrrrrrrrrrrM', '**bbbbbbbbbbbbb', ...Array.from({ length: 13 }, () => 'rbrbrbrbrbrbrbr')].join('/');
const BOARD = drawingOf(ROWS) as Drawing;

test('a board is read and written', () => {
  expect(written(BOARD)).toBe(ROWS);
  expect(signOf(BOARD, [0, 2])).toBe('R');
});

test.each(['', 'house', ROWS.slice(1), `${ROWS}/`, ROWS.replace('RB', 'Rx'), `x${ROWS}`, 7, null])('what is no board is none: %s', (text) => {
  expect(drawingOf(text)).toBeNull();
});

test('a tap takes a square through all signs and back', () => {
  let board = BOARD;
  const seen = SIGNS.map(() => {
    board = brushed(board, [5, 0], 'next');
    return signOf(board, [5, 0]);
  });
  expect(seen).toEqual(['b', '*', 'R', 'B', 'M', 'r']);
  expect(written(board)).toBe(ROWS);
});

test('a brush paints one square', () => {
  const painted = brushed(BOARD, [14, 14], 'M');
  expect(signOf(painted, [14, 14])).toBe('M');
  expect(countOf(painted, 'M')).toBe(3);
  expect(signOf(BOARD, [14, 14])).toBe('r');
});

test('keys are signs, as in a board file', () => {
  expect(['r', 'B', '*', 'm', 'M', 'x', 'Enter'].map(signOfKey)).toEqual(['r', 'B', '*', 'M', 'M', null, null]);
});

test('special squares too many or too few are told', () => {
  expect(astray(BOARD, BOARD)).toEqual([]);
  const changed = brushed(brushed(BOARD, [0, 1], 'r'), [3, 3], 'B');
  expect(astray(changed, BOARD)).toEqual([
    { sign: '*', found: 2, needed: 3 },
    { sign: 'B', found: 2, needed: 1 },
  ]);
});
