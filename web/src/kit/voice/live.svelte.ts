// What the page says aloud to those who do not see it.
import { untrack } from 'svelte';

export interface Utterance {
  readonly number: number;
  readonly sentence: string;
}

/** So many stay written: more than are ever said at one moment, so that none is overtaken by the next. */
const KEPT = 4;

class Voice {
  /** The latest sentences; each is heard once, when it comes. */
  said: readonly Utterance[] = $state.raw([]);
  #count = 0;

  /** Speaks a sentence after those that are being spoken; the same one twice is spoken twice. */
  say(sentence: string): void {
    if (sentence) this.said = [...untrack(() => this.said), { number: ++this.#count, sentence }].slice(-KEPT);
  }
}

export const voice = new Voice();
