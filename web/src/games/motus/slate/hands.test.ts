import { expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { Hands } from './hands.svelte.ts';
import { targetOn, type Target } from './target.ts';

const LINE = targetOn(scene(), { on: 'slate', number: 1 }) as Target;

function written(word: string): Hands {
  const hands = new Hands(scene());
  for (const letter of word) hands.type(LINE, letter);
  return hands;
}

it('after a whole word that was refused one writes the next at once; a letter too many changes nothing else', () => {
  const hands = written('MATONSX');
  expect(hands.word(LINE)).toBe('MATONS');
  hands.refuse(LINE, { refused: 'unknown_word', rule: 'R4' });
  hands.type(LINE, 'o');
  expect([hands.word(LINE), hands.refusal(LINE)]).toEqual(['MO', null]);
});

it('a word that was too short is written on', () => {
  const hands = written('MAT');
  hands.refuse(LINE, { refused: 'too_short', rule: 'R4' });
  hands.type(LINE, 'I');
  expect(hands.word(LINE)).toBe('MATI');
});
