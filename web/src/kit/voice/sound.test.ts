import { expect, it } from 'vitest';
import { LONGEST, tune, VOICES, type Sound } from './sound.ts';

const SOUNDS: readonly Sound[] = ['tap', 'turn', 'gain', 'miss', 'end', 'high', 'middle', 'low'];

it('every sound of every instrument is short and soft', () => {
  for (const voice of Object.values(VOICES))
    for (const sound of SOUNDS)
      for (const note of tune(sound, voice)) {
        expect(note.at + note.lasts).toBeLessThanOrEqual(LONGEST + 1e-9);
        expect(note.loud).toBeLessThanOrEqual(0.1);
      }
});

it('a gain, a turn and an ending are told apart, and so are the instruments', () => {
  const heard = Object.values(VOICES).flatMap((voice) => SOUNDS.slice(0, 5).map((sound) => JSON.stringify([voice.wave, voice.breath, tune(sound, voice)])));
  expect(new Set(heard).size).toBe(heard.length);
});
