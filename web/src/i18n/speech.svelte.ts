// Speaking: t() for the pages' own words, books for the sentences that come from the house; both follow the language switch.
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../net/api.ts';
import type { GameEvent, Refusal } from '../wire/messages.ts';
import { settings } from '../settings.svelte.ts';
import type { Catalogue, Key } from './catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { find, speaker, spoken, type Book, type Entry, type Fields, type Language, type Say } from './texts.ts';

const PAGES: Readonly<Record<Language, Catalogue>> = { fr, en };

/** The pages' own words in the language of the moment. */
export function t(key: Key, fields: Fields = {}): string {
  return spoken(PAGES[settings.language][key], fields, settings.language);
}

const HOUSE = '';

class Books {
  readonly #books = new SvelteMap<string, Book>();
  readonly #asked = new Set<string>();

  /** A game's sentences ('' for the house's alone), in the other language while they are on their way, or null. */
  book(game: string): Book | null {
    const language = settings.language;
    const name = `${language}/${game}`;
    const book = this.#books.get(name);
    if (!book) void this.#fetch(game, language, name);
    return book ?? this.#books.get(`${language === 'fr' ? 'en' : 'fr'}/${game}`) ?? null;
  }

  say(game: string): Say | null {
    const book = this.book(game);
    return book && speaker(book, settings.language);
  }

  entry(game: string, key: string): Entry | undefined {
    const book = this.book(game);
    return book ? find(book, key) : undefined;
  }

  async #fetch(game: string, language: Language, name: string): Promise<void> {
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    try {
      this.#books.set(name, await (game === HOUSE ? api.houseTexts(language) : api.texts(game, language)));
    } catch {
      this.#asked.delete(name);
      setTimeout(() => this.book(game), 3000);
    }
  }
}

export const books = new Books();

/** Why something was refused, in words. */
export function refusalSentence(refusal: Refusal, say: Say | null): string {
  if (refusal.refused === 'unreachable') return t('trouble.unreachable');
  const key = `refusal.${refusal.refused}`;
  const sentence = say?.(key, { ...refusal, ...problemOf(refusal, say) }) ?? key;
  return sentence === key ? t('trouble.unknown', { refused: refusal.refused }) : sentence;
}

/** What is wrong with a record, in words: `heading:rules` is the problem `heading` with the name `rules`. */
function problemOf(refusal: Refusal, say: Say): Fields {
  const problem = refusal['problem'];
  if (refusal.refused !== 'bad_record' || typeof problem !== 'string') return {};
  const [code, name] = problem.split(':');
  return { problem: say(`problem.${code}`, { name }) };
}

/** What happened, in words; empty when there is no sentence for it. Seats become names. */
export function narrate(event: GameEvent, say: Say, names: readonly string[], seat: number | null): string {
  const key = `event.${event.kind}`;
  const who = typeof event.seat === 'number' ? { seat: names[event.seat] ?? '', you: event.seat === seat } : {};
  const sentence = say(key, { ...event, ...who });
  return sentence === key ? '' : sentence;
}
