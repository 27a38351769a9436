// What pieces that lie unplayed would form and bring, as far as the table helps: said, marked on the board, and on the one button. Pure.
import type { Square } from '../../kit/board/grid.ts';
import type { MainButton, PreviewedAs, Words } from '../../kit/preview/previewed.ts';
import type { Ask, Refusal } from '../../wire/messages.ts';
import { squareNamed } from './squares.ts';

/** A word that they would form. */
export interface Formed {
  readonly text: string;
  readonly squares: readonly Square[];
  /** Null where the table does not help with words. */
  readonly good: boolean | null;
  /** Why it would be refused. */
  readonly why: Refusal | null;
}

/** Why a word would be refused, as a refusal: a preview does not say under which rule. */
export const whyOf = (why: { readonly refused: string } | null | undefined): Refusal | null => (why ? { rule: '', ...why } : null);

export interface Reading {
  readonly words: readonly Formed[];
  /** Null where the table does not help with points. */
  readonly points: number | null;
  /** The table may not say whether all of it earns: counted as if it did. */
  readonly atMost: boolean;
}

const badWords = (reading: Reading | null): readonly Formed[] => reading?.words.filter((one) => one.good === false) ?? [];

/** Lays what lies on the board, and says what that earns; promises nothing for a word that is bad. */
export function layButton<OwnAsk extends Ask>(ask: OwnAsk | null, reading: Reading | null): MainButton<OwnAsk> {
  if (!ask) return { words: { key: 'ui.lay_choose', fields: {} }, ask: null };
  if (!reading || reading.points === null || badWords(reading).length) return { words: { key: 'ui.lay_now', fields: {} }, ask };
  return { words: { key: reading.atMost ? 'ui.lay_at_most' : 'ui.lay', fields: { count: reading.points } }, ask };
}

/** The same in one sentence for the ear. */
export function previewWords(reading: Reading | null): Words | null {
  if (!reading) return null;
  const listed = (formed: readonly Formed[]): string => formed.map((one) => one.text).join(', ');
  const bad = badWords(reading);
  if (bad.length) return { key: 'ui.preview_bad', fields: { words: listed(bad) } };
  const words = listed(reading.words);
  if (reading.points === null) return { key: 'ui.preview_words', fields: { words } };
  return { key: reading.atMost ? 'ui.preview_at_most' : 'ui.preview', fields: { words, count: reading.points } };
}

/** A piece alone may be a word begun: then nothing is wrong yet. */
export function leniently<Foreseen>(found: PreviewedAs<Foreseen>, count: number, begun: ReadonlySet<string>): PreviewedAs<Foreseen> {
  return count === 1 && found.refused && begun.has(found.refused.refused) ? { preview: null, refused: null } : found;
}

/** The squares a refusal speaks of: the one it names, or those of the word it names. */
export function squaresRefused(refusal: Refusal | null, reading: Reading | null): readonly Square[] {
  if (!refusal) return [];
  const named = squareNamed(refusal['square']);
  if (named) return [named];
  return reading?.words.find((one) => one.text === refusal['word'])?.squares ?? [];
}

/** The squares of words that are known to be bad. */
export const squaresOfBadWords = (reading: Reading | null): readonly Square[] => badWords(reading).flatMap((one) => one.squares);
