// What the voice says while a grid is built: why a key did nothing, and the count when it has changed.
import { untrack } from 'svelte';
import type { Say } from '../../../i18n/texts.ts';
import { voice } from '../../../kit/voice/live.svelte.ts';
import { pointsWords } from '../marks.ts';
import type { View } from '../wire.ts';

export function speaking(problem: () => string | null, counted: () => View | null, say: Say): void {
  $effect(() => {
    const told = problem();
    if (told) voice.say(told);
  });
  let heard = untrack(() => counted()?.sheet?.points);
  $effect(() => {
    const view = counted();
    const said = view && pointsWords(view);
    const points = view?.sheet?.points;
    if (said && points !== heard) voice.say(say(said.key, said.fields));
    heard = points;
  });
}
