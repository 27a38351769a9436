import { describe, expect, it } from 'vitest';
import { erased, lettersOf, typed } from './typing.ts';

const written = (keys: string, first: string, length = 7): string =>
  [...keys].reduce((word, key) => [...lettersOf(key)].reduce((so_far, letter) => typed(so_far, letter, length, first), word), '');

describe('typing a word', () => {
  it('writes the given letter by itself, and does not double it', () => {
    expect(written('aison', 'M')).toBe('MAISON');
    expect(written('maison', 'M')).toBe('MAISON');
    expect(written('oolithe', 'O')).toBe('OOLITHE');
  });

  it('reads accents as plain letters and œ as two', () => {
    expect(written('éçÀ', '')).toBe('ECA');
    expect(written('cœur', '')).toBe('COEUR');
  });

  it('knows what is no letter', () => {
    expect(['1', '-', ' ', 'Enter', 'Tab', ''].map(lettersOf)).toEqual(['', '', '', '', '', '']);
  });

  it('stops at the end of the line', () => {
    expect(written('maisonnette', 'M', 6)).toBe('MAISON');
  });

  it('erases the last letter, and the given one with it', () => {
    expect(erased('MAI', 'M')).toBe('MA');
    expect(erased('MA', 'M')).toBe('');
    expect(erased('', 'M')).toBe('');
  });
});
