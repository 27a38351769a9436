// How a sentence writes a value: {square:place} is the field `place`, written as the name of a square.
// A filter is a small function of a value and a language, in the table below; core/text/filters.py has the same ones.
import type { Language } from './texts.ts';

export type Filter = (value: unknown, language: Language) => string;

/** As it stands; several things are listed. */
export const plain: Filter = (value) => (Array.isArray(value) ? value.join(', ') : String(value));

/** A number as the language writes it: 1 234,5 or 1,234.5, with a true minus sign. */
const number: Filter = (value, language) => new Intl.NumberFormat(language).format(Number(value)).replace('-', '−');

/** The square of a row and a column, both counted from 0: B8. */
const square: Filter = (value) => {
  const [row = 0, col = 0] = value as readonly number[];
  return `${String.fromCharCode(65 + row)}${col + 1}`;
};

/** Letters side by side: a word, or several things, with spaces between. */
const letters: Filter = (value) => [...(value as Iterable<unknown>)].join(' ');

export const FILTERS: Readonly<Record<string, Filter>> = {
  number,
  square,
  letters,
};
