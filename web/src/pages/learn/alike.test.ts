import { expect, test } from 'vitest';
import { alikeAsks } from './alike.ts';

test('an ask is what the lesson wants, whoever it is said to come from', () => {
  expect(alikeAsks({ kind: 'draw' }, { kind: 'draw', seat: 0 })).toBe(true);
  expect(alikeAsks({ kind: 'draw' }, { kind: 'end_turn', seat: 0 })).toBe(false);
});

test('letters may be laid in any order, and what is not said is nothing', () => {
  const wanted = {
    kind: 'lay',
    seat: 0,
    tiles: [
      { row: 5, col: 2, letter: 'I', reads: null },
      { row: 6, col: 2, letter: 'R' },
    ],
  };
  expect(
    alikeAsks(
      {
        kind: 'lay',
        tiles: [
          { col: 2, row: 6, letter: 'R' },
          { row: 5, col: 2, letter: 'I' },
        ],
      },
      wanted,
    ),
  ).toBe(true);
  expect(alikeAsks({ kind: 'lay', tiles: [{ row: 5, col: 2, letter: 'I' }] }, wanted)).toBe(false);
  expect(
    alikeAsks(
      {
        kind: 'lay',
        tiles: [
          { row: 5, col: 2, letter: 'R' },
          { row: 6, col: 2, letter: 'I' },
        ],
      },
      wanted,
    ),
  ).toBe(false);
});

test('the rows of a grid and the sides of a square stay in order', () => {
  expect(alikeAsks({ kind: 'arrange', grid: ['AB', 'CD'] }, { kind: 'arrange', grid: ['CD', 'AB'] })).toBe(false);
  expect(alikeAsks({ kind: 'place_neutral', square: [1, 2] }, { kind: 'place_neutral', square: [2, 1] })).toBe(false);
});
