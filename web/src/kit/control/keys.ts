// Keys as they are called in the language of the page: a letter is itself, Enter is Entrée.
import type { Key } from '../../i18n/catalogue.ts';
import { t } from '../../i18n/speech.svelte.ts';

const NAMED: Readonly<Record<string, Key>> = {
  Enter: 'key.enter',
  Escape: 'key.escape',
  Backspace: 'key.backspace',
  Control: 'key.control',
  Arrows: 'key.arrows',
  Letters: 'key.letters',
};

/** "Control+Z" as one reads it on the keys. */
export const keyName = (keys: string): string =>
  keys.length > 1
    ? keys
        .split('+')
        .map((key) => (NAMED[key] ? t(NAMED[key]) : key))
        .join(' + ')
    : keys;
