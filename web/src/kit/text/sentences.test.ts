import { expect, it } from 'vitest';
import { sentences } from './sentences.ts';

it('no sentence has two stops, and none is without', () => {
  expect(sentences('Vous avez gagné !', 'Cinq trophées : la partie est gagnée !')).toBe('Vous avez gagné ! Cinq trophées : la partie est gagnée !');
  expect(sentences('Match nul', '')).toBe('Match nul.');
  expect(sentences('Partie terminée', 'Tous les mots sont joués.')).toBe('Partie terminée. Tous les mots sont joués.');
});
