import { expect, it } from 'vitest';
import { apart } from './apart.ts';

it('tells players of the same name apart', () => {
  expect(apart(['Camille', 'Débutant', 'Amateur', 'Débutant'])).toEqual(['Camille', 'Débutant', 'Amateur', 'Débutant 2']);
});
