// A word typed on the keyboard: letters that lie there already are passed over, others are laid from the rack. Pure.
import { sameSquare, stepped, type Square } from '../../kit/grid.ts';
import { putAt, putOn, takeBack, waiting, type Hands } from './input.ts';
import { stackAt, type View } from './view.ts';

/** What a key led to; `missing` is a letter the rack does not have. */
export interface Typed {
  readonly hands: Hands;
  readonly missing: string | null;
}

const on = (view: View, [row, col]: Square): boolean => row >= 0 && col >= 0 && row < view.size && col < view.size;

/** A letter at the place where the word has got to; beyond the edge nothing happens. */
export function typeLetter(view: View, hands: Hands, letter: string): Typed {
  if (letter === 'U' && hands.afterQ) return { hands: { ...hands, afterQ: false }, missing: null };
  const begun = hands.typed !== '';
  const from = begun ? hands.from : hands.at;
  const square = begun ? stepped(from, hands.typed.length, hands.across) : hands.at;
  if (!on(view, square)) return { hands, missing: null };
  const laid = lettered(view, hands, square, letter);
  if (!laid) return { hands, missing: letter };
  const next = stepped(square, 1, hands.across);
  return {
    hands: { ...laid, picked: null, from, typed: (begun ? hands.typed : '') + letter, at: on(view, next) ? next : square, afterQ: letter === 'Q' },
    missing: null,
  };
}

/** The hands once the square reads that letter, or null if they have none. */
function lettered(view: View, hands: Hands, square: Square, letter: string): Hands | null {
  const loose = putOn(hands, square);
  if ((loose?.face ?? stackAt(view, square).at(-1)) === letter) return hands;
  const bare = loose ? takeBack(hands, loose.id) : hands;
  if (loose && stackAt(view, square).at(-1) === letter) return bare;
  const piece = waiting(bare).find((one) => one.face === letter);
  return piece ? putAt(bare, piece.id, square) : null;
}

/** One step back: within a word its last letter, elsewhere the letter under the cursor, or else the last one laid. */
export function erase(hands: Hands): Hands {
  const typed = hands.typed.slice(0, -1);
  if (hands.typed) {
    const square = stepped(hands.from, typed.length, hands.across);
    return { ...without(hands, square), at: square, typed, afterQ: false };
  }
  const under = hands.put.find((one) => sameSquare(one.square, hands.at)) ?? hands.put.at(-1);
  return under ? { ...takeBack(hands, under.id), at: under.square } : hands;
}

/** The other direction; a word being typed turns about its first square, as far as its letters reach. */
export function turn(view: View, hands: Hands): Hands {
  let lifted = hands;
  for (let n = 0; n < hands.typed.length; n++) lifted = without(lifted, stepped(hands.from, n, hands.across));
  let turned: Hands = { ...lifted, across: !hands.across, at: hands.typed ? hands.from : hands.at, typed: '', afterQ: false };
  for (const letter of hands.typed) {
    const next = typeLetter(view, { ...turned, afterQ: false }, letter);
    if (next.hands.typed.length === turned.typed.length) break;
    turned = next.hands;
  }
  return turned;
}

function without(hands: Hands, square: Square): Hands {
  const loose = putOn(hands, square);
  return loose ? takeBack(hands, loose.id) : hands;
}
