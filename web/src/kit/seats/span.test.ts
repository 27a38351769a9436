import { describe, expect, it } from 'vitest';
import { span } from './span.ts';

describe('how long something takes', () => {
  it.each([
    [0, '0:00'],
    [-3, '0:00'],
    [0.2, '0:01'],
    [65, '1:05'],
    [3599, '59:59'],
    [3600, '1h'],
    [2 * 3600 + 125, '2h 2min'],
    [3 * 86400, '3j'],
    [86400 + 5 * 3600 + 59 * 60, '1j 5h'],
  ])('%d seconds are %s', (seconds, written) => {
    expect(span(seconds, 'fr').replaceAll('\u202f', '').replaceAll('\u00a0', '')).toBe(written);
  });

  it('is written as the language has it', () => {
    expect(span(2 * 86400 + 3600, 'en')).toBe('2d 1h');
  });
});
