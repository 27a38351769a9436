// How a sentence writes a value: {square:place} is the field `place`, written as the name of a square.
// A filter is a small function of a value and a language, in the table below; core/text/filters.py has the same ones,
// and both have the same tests.
import type { Language } from './texts.ts';

export type Filter = (value: unknown, language: Language) => string;

const VOWELS = 'aeiouæœ';
/** What de and à make with the article that a name begins with. */
const CONTRACTED = { de: { le: 'du', les: 'des' }, à: { le: 'au', les: 'aux' } } as const;
const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

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

/** « 1ᵉʳ novembre 2026 » for 2026-11-01; what is no date stays as it is. */
export const date: Filter = (value, language) => {
  const text = String(value);
  const when = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? text : NaN);
  if (isNaN(when.getTime()) || when.toISOString().slice(0, 10) !== text) return text;
  const inMonth = when.getUTCDate() === 1 && language === 'fr' ? '1ᵉʳ' : when.getUTCDate();
  return `${inMonth} ${MONTHS[language][when.getUTCMonth()]} ${when.getUTCFullYear()}`;
};

/** « d’Alice », « de Bruno », « d’Alice et de Bruno », « du Chat » for somebody called Le Chat. */
const de: Filter = (value) =>
  joined(
    namesOf(value).map((name) => after('de', name)),
    'et',
  );

/** « à Alice », « à Alice et à Bruno », « au Chat » for somebody called Le Chat. */
const au: Filter = (value) =>
  joined(
    namesOf(value).map((name) => after('à', name)),
    'et',
  );

/** « qu’Alice », « que Bruno ». */
const que: Filter = (value) => {
  const said = joined(namesOf(value), 'et');
  return elides(said) ? `qu’${said}` : `que ${said}`;
};

/** « Alice, Bruno et Chloé ». */
const et: Filter = (value) => joined(namesOf(value), 'et');

/** “Alice, Bruno and Chloé”. */
const and: Filter = (value) => joined(namesOf(value), 'and');

export const FILTERS: Readonly<Record<string, Filter>> = {
  number,
  square,
  letters,
  date,
  de,
  au,
  que,
  et,
  and,
};

/** A name after de or à: its article contracts, and de loses its e. */
function after(word: keyof typeof CONTRACTED, name: string): string {
  const [, article = '', rest] = /^(les?) (.+)$/i.exec(name) ?? [];
  if (rest) return `${CONTRACTED[word][article.toLowerCase() as 'le' | 'les']} ${rest}`;
  return word === 'de' && elides(name) ? `d’${name}` : `${word} ${name}`;
}

/** Whether de and que lose their e before a name: before a vowel, before h, before y and a consonant (Yves). */
function elides(name: string): boolean {
  const [first = '', second = ''] = [...name.slice(0, 4).toLowerCase().normalize('NFD')].filter((letter) => /\p{L}/u.test(letter));
  if (first === 'y') return second !== '' && !VOWELS.includes(second);
  return first !== '' && `${VOWELS}h`.includes(first);
}

function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

function joined(names: readonly string[], word: string): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(` ${word} `);
}
