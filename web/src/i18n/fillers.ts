// How a sentence is filled in, exactly as the Python side does it (core/text/fillers.py; both have the same tests):
// {seat}, {de:seat} for « d’Alice », {points|point|points} for the form that fits a number, {said.letter:letters} for a game's own things.
import type { Book, Language } from './texts.ts';

export type Fields = Readonly<Record<string, unknown>>;
type Filter = (value: unknown, language: Language) => string;

const PLACEHOLDER = /\{(?:([a-z_.]+):)?([a-z_.0-9]+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;
const VOWELS = 'aeiouæœ';
const PLURALS: Readonly<Record<Language, Intl.PluralRules>> = { fr: new Intl.PluralRules('fr'), en: new Intl.PluralRules('en') };
const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** Puts fields into {placeholders}; {card.potion} reaches into a nested field. A placeholder without a field stays visible. */
export function fill(sentence: string, fields: Fields, language: Language = 'fr', book: Book = {}): string {
  return sentence.replace(PLACEHOLDER, (whole, name: string | undefined, path: string, one: string | undefined, other: string) => {
    const here = reach(fields, path);
    if (here === undefined || here === null) return whole;
    if (one !== undefined) return single(Array.isArray(here) ? here.length : Number(here), language) ? one : other;
    if (name === undefined) return Array.isArray(here) ? here.join(', ') : String(here);
    if (name.startsWith('said.')) return called(here, reach(book, name), language);
    return FILTERS[name]?.(here, language) ?? whole;
  });
}

function reach(here: unknown, path: string): unknown {
  for (const part of path.split('.')) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as Fields)[part];
  }
  return here;
}

/** Whether a language says a number in the singular: French everything below two, English only one. */
export function single(number: number, language: Language): boolean {
  return PLURALS[language].select(number) === 'one';
}

/** « 1ᵉʳ novembre 2026 » for 2026-11-01; what is no date stays as it is. */
export function inWords(day: unknown, language: Language): string {
  const text = String(day);
  const when = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? text : NaN);
  if (isNaN(when.getTime()) || when.toISOString().slice(0, 10) !== text) return text;
  const number = when.getUTCDate() === 1 && language === 'fr' ? '1ᵉʳ' : when.getUTCDate();
  return `${number} ${MONTHS[language][when.getUTCMonth()]} ${when.getUTCFullYear()}`;
}

export const FILTERS: Readonly<Record<string, Filter>> = {
  de: (names) =>
    listed(
      all(names).map((name) => (elides(name) ? `d’${name}` : `de ${name}`)),
      'et',
    ),
  que: (names) => ((said) => (elides(said) ? `qu’${said}` : `que ${said}`))(listed(all(names), 'et')),
  et: (names) => listed(all(names), 'et'),
  and: (names) => listed(all(names), 'and'),
  date: inWords,
};

/** Whether de and que lose their e before a name: before a vowel, before h, before y and a consonant (Yves). */
function elides(name: string): boolean {
  const [first = '', second = ''] = [...name.slice(0, 4).toLowerCase().normalize('NFD')].filter((letter) => /\p{L}/u.test(letter));
  if (first === 'y') return second !== '' && !VOWELS.includes(second);
  return first !== '' && `${VOWELS}h`.includes(first);
}

/** Things of a game by their names: letters of a text with spaces between, things of a list with commas. */
function called(thing: unknown, names: unknown, language: Language): string {
  if (typeof thing === 'string') return [...thing].map((sign) => nameOf(sign, names, language)).join(' ');
  if (Array.isArray(thing)) return thing.map((one: unknown) => nameOf(one, names, language)).join(', ');
  return nameOf(thing, names, language);
}

/** The name a thing has: down the table by its values, one after the other, by `other` where one is not listed. */
function nameOf(thing: unknown, names: unknown, language: Language): string {
  const values: unknown[] = typeof thing === 'object' && thing !== null ? Object.values(thing) : [thing];
  for (const value of values) {
    if (typeof names === 'object' && names !== null) names = (names as Fields)[String(value)] ?? (names as Fields)['other'];
  }
  return typeof names === 'string' ? fill(names, thing as Fields, language) : String(thing);
}

function all(names: unknown): string[] {
  return Array.isArray(names) ? names.map(String) : [String(names)];
}

function listed(names: readonly string[], word: string): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(` ${word} `);
}
