import { expect, it } from 'vitest';
import { within } from './wording.ts';

it('a name after a colon begins with a small letter', () => {
  expect(within('La maison, à chaque coup')).toBe('la maison, à chaque coup');
  expect(within('À quatre')).toBe('à quatre');
  expect(within('★★ Facile')).toBe('★★ facile');
  expect(['BRAVO', '10 × 10', 'sans limite'].map(within)).toEqual(['BRAVO', '10 × 10', 'sans limite']);
});
