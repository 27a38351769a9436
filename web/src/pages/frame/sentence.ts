// What is said of something that could not be fetched or was refused.
import { inPocket } from '../../addresses.ts';
import { books, refusalSentence, t } from '../../i18n/speech.svelte.ts';
import { refusalIn } from '../../net/api.ts';

/** A table that a house in a browser does not know may well be one of the house on the network, where a link meant it. */
export function sentenceOf(thrown: unknown): string {
  const refusal = refusalIn(thrown);
  return inPocket && refusal.refused === 'no_such_table' ? t('pocket.table') : refusalSentence(refusal, books.say(''));
}
