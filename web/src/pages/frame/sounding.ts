// What is heard of what a board shows, in a browser that wants to hear it.
import type { GameUi, Moment } from '../../games/contract.ts';
import { play } from '../../kit/voice/sound.ts';
import { settings } from '../../settings.svelte.ts';

/** Plays what a moment sounds like; whether it sounds like anything. */
export function sounded(
  { sounds, feast, instrument }: Pick<GameUi, 'sounds' | 'feast' | 'instrument'>,
  { happened, sound }: Pick<Moment, 'happened' | 'sound'>,
): boolean {
  const made = sound ?? (happened.some((event) => feast?.(event)) ? 'gain' : happened.map((event) => sounds?.[event.kind]).findLast(Boolean));
  if (made && settings.sound) play(made, instrument);
  return Boolean(made);
}
