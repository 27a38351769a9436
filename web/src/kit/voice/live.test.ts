import { expect, it } from 'vitest';
import { voice } from './live.svelte.ts';

const heard = (): readonly string[] => voice.said.map((one) => one.sentence);

it('no sentence is overtaken by another of the same moment, and one said twice is heard twice', () => {
  voice.say('Lou nomme la lettre E.');
  voice.say('6 points');
  voice.say('6 points');
  voice.say('');
  expect(heard()).toEqual(['Lou nomme la lettre E.', '6 points', '6 points']);
  expect(new Set(voice.said.map((one) => one.number)).size).toBe(3);
});

it('what was said long ago is forgotten', () => {
  for (let n = 0; n < 20; n++) voice.say(`${n}`);
  expect(heard().at(-1)).toBe('19');
  expect(heard().length).toBeLessThan(10);
});
