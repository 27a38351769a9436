// What a lesson must know of this board, and what is explained when it first occurs.
import type { FirstTime, Teaching } from '../contract.ts';

export const teaching: Teaching = {
  /** Key by key; the first letter is given, but may be typed as well. */
  gesture: (ask) => (ask.kind === 'draw' ? ['.main'] : [...[...String(ask['word'])].map((letter) => `[data-letter="${letter}"]`), '.enter']),
};

export const firstTimes: readonly FirstTime[] = [{ name: 'marks', when: (_view, happened) => happened.some((event) => event.kind === 'marked') }];
