// Sentences from the house's locale files, chosen and filled in exactly as the Python side does (core/text/sentences.py).
import { FILTERS, plain } from './filters.ts';

export type Language = 'fr' | 'en';
export type Fields = Readonly<Record<string, unknown>>;
export interface Book {
  readonly [key: string]: Entry;
}
export type Entry = string | readonly string[] | Book;
export type Say = (key: string, fields?: Fields) => string;

const PLACEHOLDER = /\{(?:([a-z]+):)?([a-z_.0-9]+)\}/g;

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
export function form(entry: Entry, you: boolean, count: number | undefined, rules: Intl.PluralRules): string {
  while (branches(entry)) {
    const number = count !== undefined && rules.select(count) === 'one' ? 'one' : 'other';
    const wanted: string = entry['they'] !== undefined ? (you && entry['you'] !== undefined ? 'you' : 'they') : number;
    const next: Entry | undefined = entry[wanted] ?? entry['other'];
    if (next === undefined) return '';
    entry = next;
  }
  return typeof entry === 'string' ? entry : entry.join(' ');
}

/** Puts fields into {placeholders}; {card.potion} reaches into a field, {square:place} is written by a filter. */
export function fill(sentence: string, fields: Fields, language: Language = 'fr'): string {
  return sentence.replace(PLACEHOLDER, (whole, name: string | undefined, path: string) => {
    const value = reach(fields, path);
    const written = name === undefined ? plain : FILTERS[name];
    return value === undefined || value === null || !written ? whole : written(value, language);
  });
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
export function spoken(entry: Entry, fields: Fields, rules: Intl.PluralRules): string {
  const count = fields['count'];
  const language = rules.resolvedOptions().locale as Language;
  return fill(form(entry, fields['you'] === true, typeof count === 'number' ? count : undefined, rules), fields, language);
}

/** A function say(key, fields) over one book; an unknown key is spoken as it is. */
export function speaker(book: Book, language: Language): Say {
  const rules = new Intl.PluralRules(language);
  return (key, fields = {}) => {
    const entry = find(book, key);
    return entry === undefined ? key : spoken(entry, fields, rules);
  };
}
