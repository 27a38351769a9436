// How the analysis of a game of crossing words is followed on its board. Pure.
import type { OnBoard, PastMoment } from '../../games/contract.ts';
import type { Say } from '../../i18n/texts.ts';
import type { Analysis, Choice, Judged, Placed } from '../../wire/insight.ts';
import { bestOf, why } from './insight.ts';

/** A view with letters laid on it, each as it is noted. */
export type Draw = (view: unknown, placed: readonly Placed[]) => unknown;

interface Turned extends PastMoment {
  readonly turn: Judged;
}

const fieldsOf = ({ words, points }: Choice) => ({ words: words.join(', '), count: points });

/** The move that the board shows instead of the one that was made. */
function instead(turn: Judged, move: Choice, say: Say): string {
  if (move === turn.played) return turn.given_away || turn.unadmitted.length || !move.words.length ? '' : say('ui.analysis.was_most');
  if (!move.words.length) return say('ui.analysis.drawn_pass');
  if (move === turn.most) return say('ui.analysis.drawn_most', fieldsOf(move));
  return [say('ui.analysis.drawn_wisest', fieldsOf(move)), because(turn, say)].filter(Boolean).join(' ');
}

/** What the wisest move has instead of points. */
function because(turn: Judged, say: Say): string {
  const found = why(turn);
  return found ? say(`ui.analysis.because.${found.key}`, { ...found }) : '';
}

/** What was done in a turn, and why it was taken back if it was. */
function was({ played, unadmitted }: Judged): string {
  if (unadmitted.length) return 'was_taken_back';
  return played.words.length ? 'was' : 'was_nothing';
}

export const lookingBack = (draw: Draw): OnBoard => ({
  steps: (analysis) => (analysis as Analysis).turns.map((turn): Turned => ({ at: turn.at, seat: turn.seat, move: bestOf(turn), turn })),
  drawn: (view, move) => draw(view, (move as Choice).placed),
  caption: (step, move, names, reader, say) => {
    const { turn } = step as Turned;
    const { seat, unadmitted } = turn;
    const done = say(`ui.analysis.${was(turn)}`, { you: seat === reader, seat: names[seat] ?? '', unadmitted, ...fieldsOf(turn.played) });
    return [done, instead(turn, move as Choice, say)].filter(Boolean).join(' ');
  },
});
