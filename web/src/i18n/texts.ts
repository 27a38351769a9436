// Sentences from the house's locale files, chosen and filled in exactly as the Python side does (core/text/sentences.py).
import type { Language } from '../wire/calls.ts';
import { FILTERS, plain } from './filters.ts';

export type { Language };
export type Fields = Readonly<Record<string, unknown>>;
export interface Book {
  readonly [key: string]: Entry;
}
export type Entry = string | readonly string[] | Book;
export type Say = (key: string, fields?: Fields) => string;

/** {path}, {filter:path}, or {path|one|other}: the word that fits how many there are. */
const PLACEHOLDER = /\{(?:([a-z_.]+):)?([a-z_.0-9]+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;
/** A filter of a game's own: {said.letter:letters} writes each letter as [said.letter] in the game's locale file says. */
const SAID = 'said.';
/** How dates are written: the day before its month, and the hours to 24, in either language. */
export const DATES: Readonly<Record<Language, string>> = { fr: 'fr', en: 'en-GB' };

const PLURALS: Readonly<Record<Language, Intl.PluralRules>> = { fr: new Intl.PluralRules('fr'), en: new Intl.PluralRules('en') };

/** What stands under a dotted key ("event.card_laid"), or undefined. */
export function find(book: Book, key: string): Entry | undefined {
  let here: Entry | undefined = book;
  for (const part of key.split('.')) {
    if (!branches(here) || !Object.hasOwn(here, part)) return undefined;
    here = here[part];
  }
  return here;
}

function branches(entry: Entry | undefined): entry is Book {
  return typeof entry === 'object' && !Array.isArray(entry);
}

/** The form that fits: `you`/`they` for whose deed it is, `one`/`other` for how many. */
export function form(entry: Entry, you: boolean, count: number | undefined, language: Language): string {
  while (branches(entry)) {
    const number = count !== undefined && single(count, language) ? 'one' : 'other';
    const wanted: string = entry['they'] !== undefined ? (you && entry['you'] !== undefined ? 'you' : 'they') : number;
    const next: Entry | undefined = entry[wanted] ?? entry['other'];
    if (next === undefined) return '';
    entry = next;
  }
  return typeof entry === 'string' ? entry : entry.join(' ');
}

/** Whether a language says a number in the singular: French everything below two, English only one. */
function single(number: number, language: Language): boolean {
  return PLURALS[language].select(number) === 'one';
}

/** Puts fields into {placeholders}; {card.potion} reaches into a field, {square:place} is written by a filter. */
export function fill(sentence: string, fields: Fields, language: Language = 'fr', book: Book = {}): string {
  return sentence.replace(PLACEHOLDER, (whole, name: string | undefined, path: string, one: string | undefined, other: string) => {
    const value = reach(fields, path);
    if (value === undefined || value === null) return whole;
    if (one !== undefined) return single(howMany(value), language) ? one : other;
    if (name?.startsWith(SAID)) return called(value, find(book, name), language);
    const written = name === undefined ? plain : FILTERS[name];
    return written ? written(value, language) : whole;
  });
}

/** The number a word agrees with: the number itself, written out or not, the length of a list; a name is one. */
function howMany(value: unknown): number {
  if (typeof value === 'string') return /^[\d\s]+([.,]\d+)?$/.test(value) ? Number(value.replace(/\s/g, '').replace(',', '.')) : 1;
  return Array.isArray(value) ? value.length : Number(value);
}

/** Things of a game by their names: letters of a text with spaces between, things of a list with commas. */
function called(thing: unknown, names: Entry | undefined, language: Language): string {
  if (typeof thing === 'string') return [...thing].map((sign) => nameOf(sign, names, language)).join(' ');
  if (Array.isArray(thing)) return thing.map((one: unknown) => nameOf(one, names, language)).join(', ');
  return nameOf(thing, names, language);
}

/** The name a thing has: down the table by its values, one after the other, by `other` where one is not listed. */
function nameOf(thing: unknown, names: Entry | undefined, language: Language): string {
  const values: unknown[] = typeof thing === 'object' && thing !== null ? Object.values(thing) : [thing];
  for (const value of values) if (branches(names)) names = names[String(value)] ?? names['other'];
  return typeof names === 'string' ? fill(names, thing as Fields, language) : String(thing);
}

/** What stands at the end of a dotted path; of several things on the way, what each of them has there. */
function reach(fields: Fields, path: string): unknown {
  let here: unknown = fields;
  for (const part of path.split('.')) here = Array.isArray(here) ? here.map((one) => partOf(one, part)) : partOf(here, part);
  return here;
}

function partOf(thing: unknown, name: string): unknown {
  return typeof thing === 'object' && thing !== null ? (thing as Record<string, unknown>)[name] : undefined;
}

/** An entry as spoken: `you: true` and `count` among the fields choose its form, the others fill its blanks. */
export function spoken(entry: Entry, fields: Fields, language: Language, book: Book = {}): string {
  const count = fields['count'];
  return fill(form(entry, fields['you'] === true, typeof count === 'number' ? count : undefined, language), fields, language, book);
}

/** A function say(key, fields) over one book; an unknown key is spoken as it is. */
export function speaker(book: Book, language: Language): Say {
  return (key, fields = {}) => {
    const entry = find(book, key);
    return entry === undefined ? key : spoken(entry, fields, language, book);
  };
}
