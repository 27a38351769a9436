// What a game says about its options, where it says anything.
import type { Say } from '../../i18n/texts.ts';
import type { Value } from '../../wire/tables.ts';

/** The sentence of a key that a game may leave out. */
export function maybe(say: Say, key: string): string | undefined {
  const sentence = say(key);
  return sentence === key ? undefined : sentence;
}

/** A value's name within a line, after a colon: with a small letter, unless it is all capitals. */
export const within = (name: string): string => name.replace(/^(\P{L}*)(\p{Lu})(?!\p{Lu})/u, (_, signs: string, first: string) => signs + first.toLowerCase());

/** What a value is called; a text that was drawn up has one name for all that anybody may draw. */
export const valueName = (say: Say, option: string, value: Value): string | undefined =>
  maybe(say, `option.${option}.values.${String(value)}`) ?? (typeof value === 'string' ? maybe(say, `option.${option}.other`) : undefined);
