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

/** A line that was marked; of all else the log's sentence is heard. */
export function heard(event: GameEvent, labels: readonly string[], say: Say): string | undefined {
  if (event.kind !== 'marked') return undefined;
  const { line, seat, word, marks } = event as Marked;
  return say('ui.row.written', { number: line, seat: labels[seat] ?? '', word, marks: lettersAndMarks(word, marks, say) });
}
