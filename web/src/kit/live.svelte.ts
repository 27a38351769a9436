// What the page says aloud to those who do not see it.

class Voice {
  saying: string = $state('');

  /** Speaks a sentence; the same one twice is spoken twice. */
  say(sentence: string): void {
    if (!sentence) return;
    this.saying = this.saying === sentence ? sentence + '\u200b' : sentence;
  }
}

export const voice = new Voice();
