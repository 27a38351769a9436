// What has just happened, for those who listen: marks letter by letter instead of X and O. Pure.
import type { Say } from '../../i18n/texts.ts';
import type { GameEvent } from '../../wire/messages.ts';
import { MARK_NAMES, type Mark } from './present.ts';
import type { Marked } from './wire.ts';

/** Events so plain on the table, or so private, that log and voice pass them over. */
export const QUIET: readonly string[] = ['word_set', 'stock_dealt', 'grid_dealt', 'house_hid', 'proposed'];

/** The letters of a proposal with their marks. */
export function lettersAndMarks(word: string, marks: string, say: Say): string {
  return [...marks].map((mark, n) => say('ui.row.letter', { letter: word[n] ?? '', mark: say(MARK_NAMES[mark as Mark]) })).join(', ');
}

/** One text for all of it, or nothing if no proposal was marked: then the log's sentences do. */
export function spelled(happened: readonly GameEvent[], names: readonly string[], say: Say, tell: (event: GameEvent) => string): string {
  if (!happened.some((event) => event.kind === 'marked')) return '';
  const sentences = happened.map((event) => {
    if (event.kind !== 'marked') return QUIET.includes(event.kind) ? '' : tell(event);
    const { line, seat, word, marks } = event as Marked;
    return say('ui.row.written', { number: line, seat: names[seat] ?? '', word, marks: lettersAndMarks(word, marks, say) });
  });
  return sentences.filter(Boolean).join(' ');
}
