// What the page says aloud to those who do not see it.
import { untrack } from 'svelte';

class Voice {
  saying: string = $state('');

  /** Speaks a sentence; the same one twice is spoken twice. */
  say(sentence: string): void {
    if (sentence) this.saying = untrack(() => this.saying) === sentence ? sentence + '\u200b' : sentence;
  }
}

export const voice = new Voice();
