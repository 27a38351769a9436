import { describe, expect, it } from 'vitest';
import { anagram, pattern, pieceFor, places, written } from './spelling.ts';

/** Always the first of what is left. */
const first = (): number => 0;

describe('a word to be put together again', () => {
  it('never lies there in its own order', () => {
    const { pool } = anagram('CHEVAL', first);
    expect(pool.join('')).toBe('HEVALC');
    expect([...pool].sort()).toEqual([...'ACEHLV']);
    expect(anagram('AAA', first).pool.join('')).toBe('AAA');
  });

  it('keeps its first letter and a few others in a pattern, with letters that are not wanted', () => {
    const puzzle = pattern('CHEVAUX', first);
    expect(written(puzzle, [])).toEqual(['C', 'H', 'E', '', '', '', '']);
    expect(puzzle.pool).toHaveLength(places(puzzle) + 3);
    expect(places(puzzle)).toBe(4);
  });

  it('is filled place by place, each piece once', () => {
    const puzzle = anagram('TOTAL', first);
    const chosen: number[] = [];
    for (const letter of 'TOTAL') chosen.push(pieceFor(puzzle, chosen, letter) ?? -1);
    expect(written(puzzle, chosen).join('')).toBe('TOTAL');
    expect(pieceFor(puzzle, chosen, 'T')).toBeUndefined();
    expect(pieceFor(puzzle, [], 'Z')).toBeUndefined();
  });
});
