// How the analysis of a game of crossing words is followed on its board. Pure.
import type { OnBoard } from '../../games/contract.ts';
import type { Analysis, Choice, Placed } from '../../wire/insight.ts';
import { bestOf } from './insight.ts';

/** A view with letters laid on it, each as it is noted. */
export type Draw = (view: unknown, placed: readonly Placed[]) => unknown;

export const lookingBack = (draw: Draw): OnBoard => ({
  steps: (analysis) => (analysis as Analysis).turns.map((turn) => ({ at: turn.at, seat: turn.seat, move: bestOf(turn) })),
  drawn: (view, move) => draw(view, (move as Choice).placed),
  caption: ({ seat }, move, names, say) => {
    const { words, points } = move as Choice;
    const fields = { seat: names[seat] ?? '', words: words.join(', '), count: points };
    return say(words.length ? 'ui.analysis.drawn' : 'ui.analysis.drawn_nothing', fields);
  },
});
