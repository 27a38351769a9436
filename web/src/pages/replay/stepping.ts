// The stepper's words, the same for replays and for examples.
import { t } from '../../i18n/speech.svelte.ts';

export function stepperWords(at: number, count: number) {
  return {
    first: t('replay.first'),
    previous: t('replay.previous'),
    next: t('replay.next'),
    last: t('replay.last'),
    play: t('replay.play'),
    pause: t('replay.pause'),
    label: t('replay.label'),
    position: t('replay.position', { at: at + 1, count }),
  };
}
