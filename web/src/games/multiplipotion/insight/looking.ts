// How a match that is looked back upon is followed on the table: which moments, and which capture is drawn there. Pure.
import type { Fields } from '../../../i18n/texts.ts';
import type { OnBoard, PastMoment } from '../../contract.ts';
import { NOTHING, type Choice } from '../input.ts';
import type { Analysis, Possible, Turn, View } from '../wire.ts';

/** A view with a capture on it, made or only possible. */
export type Drawn = View & { readonly shown?: Choice };

interface Moment extends PastMoment {
  readonly turn: Turn;
  readonly move: Possible | null;
}

/** A turn and its number, from 0. */
export interface Told {
  readonly turn: Turn;
  readonly n: number;
}

/** The turns that tell something: a capture made or possible, or a product taken for another. */
export const telling = ({ turns }: Analysis): readonly Told[] =>
  turns.map((turn, n) => ({ turn, n })).filter(({ turn }) => turn.taken || turn.better || turn.slips.length);

/** What is drawn of a turn unless another capture is chosen: the one that was possible, else the one that was made. */
export const worthSeeing = (turn: Turn): Possible | null => turn.better ?? turn.taken;

export const sumOf = ([first, second, { monster }]: Possible): Fields => ({ a: first.potion, b: second.potion, product: monster });

/** The view with a capture on it; a potion that is still in the hand is chosen there. */
export function withCapture(view: View, [first, second, monster]: Possible): Drawn {
  const hand = view.hand.find(({ id }) => id === first.id || id === second.id)?.id ?? null;
  return { ...view, help: 'product', shown: { ...NOTHING, hand, potions: [first.id, second.id], monster: monster.id } };
}

/** Which sentence is said to a reader of a capture of a turn, or of a turn without one. */
export function told(turn: Turn, move: Possible | null, reader: number | null = null): string {
  if (!move) return 'nothing';
  if (move === turn.taken) return 'captured';
  return turn.fate === 'shown' && reader === 1 - turn.seat ? 'shown_by_you' : turn.fate;
}

export const lookingBack: OnBoard = {
  steps: (analysis) => telling(analysis as Analysis).map(({ turn }): Moment => ({ turn, at: turn.at, seat: turn.seat, move: worthSeeing(turn) })),
  drawn: (view, move) => (move ? withCapture(view as View, move as Possible) : view),
  caption: (step, drawn, names, reader, say) => {
    const { turn } = step as Moment;
    const move = drawn as Possible | null;
    const fields = {
      you: turn.seat === reader,
      seat: names[turn.seat] ?? '',
      other: names[1 - turn.seat] ?? '',
      potion: move?.[1].potion,
      ...(move && sumOf(move)),
    };
    return say(`ui.analysis.drawn_${told(turn, move, reader)}`, fields);
  },
};
