import { expect, test } from 'vitest';
import { beside } from './beside.ts';
import { squaresOf } from './squares.ts';

const word = (row: number, col: number, length: number, across: boolean) => squaresOf({ row, col, across }, length);

test('a note stands where there is more room, below or above', () => {
  expect(beside(word(1, 2, 4, true), 10)).toMatchObject({ top: '21.5%', left: '40%', shift: '-40% 0%' });
  expect(beside(word(8, 2, 4, true), 10)).toMatchObject({ top: '78.5%', left: '40%', shift: '-40% -100%' });
});

test('it does not cover the second letter of a word that goes down', () => {
  expect(beside(word(4, 4, 2, false), 10)).toMatchObject({ top: '61.5%', shift: '-45% 0%' });
});

test('at an edge it stays within the board', () => {
  expect(beside([[4, 0]], 10)).toMatchObject({ left: '5%', shift: '-5% 0%' });
  expect(beside([[4, 9]], 10)).toMatchObject({ left: '95%', shift: '-95% 0%' });
});

test('a word that takes nearly a whole column has it on its wider side', () => {
  expect(beside(word(1, 3, 8, false), 10)).toMatchObject({ top: '50%', left: '41.5%', shift: '0% -50%', room: '58.5%' });
  expect(beside(word(1, 7, 8, false), 10)).toMatchObject({ top: '50%', left: '68.5%', shift: '-100% -50%', room: '68.5%' });
});
