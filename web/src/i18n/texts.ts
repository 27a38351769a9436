// Sentences from the house's locale files, chosen exactly as the Python side does it (core/text/sentences.py).
import { fill, single, type Fields } from './fillers.ts';

export type { Fields };

export type Language = 'fr' | 'en';
export interface Book {
  readonly [key: string]: Entry;
}
export type Entry = string | readonly string[] | Book;
export type Say = (key: string, fields?: Fields) => string;

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
