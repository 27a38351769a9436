// The lines of a match that is looked back upon: each is a moment, as it was written or as the solver would have had it. Pure.
import type { InPictures } from '../../contract.ts';
import { UNKNOWN, type Slate } from '../view.ts';
import type { Analysis, Judged, JudgedWord } from '../wire.ts';

/** A line of a word; `best`: with the solver's proposal in its place. */
export interface Seen {
  readonly word: JudgedWord;
  readonly line: Judged;
  readonly best: boolean;
}

/** Every line of every word, one after the other; what is drawn at first is the better of the two. */
export const linesOf = ({ words }: Analysis): readonly Seen[] =>
  words.flatMap(({ word }) => word.lines.map((line) => ({ word, line, best: line.word !== line.best })));

/** A word that took so many lines had better be met again. */
const HARD = 5;

/** The words that nobody found, or late; each once. */
export const resisted = ({ words }: Analysis): readonly string[] => [
  ...new Set(words.flatMap(({ word }) => (word.secret && (word.status !== 'found' || word.lines.length >= HARD) ? [word.secret] : []))),
];

/** How many words were left after a line, as it is seen. */
export const leftAfter = ({ line, best }: Seen): number => (best ? line.best_after : line.after);

/** The slate as it stands after a line. */
export function slateOf({ word, line, best }: Seen): Slate {
  const before = word.lines.slice(0, word.lines.indexOf(line));
  const here = best ? { ...line, word: line.best, marks: line.best_marks } : line;
  return {
    ...{ setter: word.setter, guessers: [], helpers: [], race: false, given: [], since: 0, helped: false, proposals: [], out: [] },
    ...{ finder: null, points: 0, secret: '', known: UNKNOWN.repeat(word.secret.length), line: line.line, status: 'setting' },
    lines: [...before, here].map((one) => ({ number: one.line, seat: one.seat, word: one.word, marks: one.marks, fate: 'tried' })),
  };
}

export const looked: Omit<InPictures, 'Picture'> = {
  steps: (analysis) => linesOf(analysis as Analysis).map((move) => ({ move })),
  caption: (_step, move, names, reader, say) => {
    const { line, best } = move as Seen;
    const after = leftAfter(move as Seen);
    const key = `${best ? 'best' : 'tried'}${after ? '' : '_found'}`.replace('tried_found', 'found');
    return say(`ui.analysis.drawn_${key}`, {
      you: line.seat === reader,
      seat: names[line.seat] ?? '',
      line: line.line,
      word: best ? line.best : line.word,
      before: line.before,
      after,
    });
  },
};
