// Sentences from the house's locale files, chosen and filled in exactly as the Python side does (core/text/sentences.py).

export type Language = 'fr' | 'en';
export type Fields = Readonly<Record<string, unknown>>;
export interface Book {
  readonly [key: string]: Entry;
}
export type Entry = string | readonly string[] | Book;
export type Say = (key: string, fields?: Fields) => string;

const PLACEHOLDER = /\{([a-z_.0-9]+)\}/g;

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

/** Puts fields into {placeholders}; {card.potion} reaches into a nested field. */
export function fill(sentence: string, fields: Fields): string {
  return sentence.replace(PLACEHOLDER, (whole, path: string) => {
    let here: unknown = fields;
    for (const part of path.split('.')) {
      if (typeof here !== 'object' || here === null) return whole;
      here = (here as Record<string, unknown>)[part];
    }
    if (here === undefined || here === null) return whole;
    return Array.isArray(here) ? here.join(', ') : String(here);
  });
}

/** An entry as spoken: `you: true` and `count` among the fields choose its form, the others fill its blanks. */
export function spoken(entry: Entry, fields: Fields, rules: Intl.PluralRules): string {
  const count = fields['count'];
  return fill(form(entry, fields['you'] === true, typeof count === 'number' ? count : undefined, rules), fields);
}

/** A function say(key, fields) over one book; an unknown key is spoken as it is. */
export function speaker(book: Book, language: Language): Say {
  const rules = new Intl.PluralRules(language);
  return (key, fields = {}) => {
    const entry = find(book, key);
    return entry === undefined ? key : spoken(entry, fields, rules);
  };
}
