// A word typed on the keyboard: letters that lie there already are passed over, others are laid from the rack. Pure.
import { sameSquare, stepped, type Square } from '../../kit/board/grid.ts';
import { putAt, putOn, takeBack, type Hands } from './hands.ts';

/** What the keys must know of a table; which piece stands for which letter is the game's affair. */
export interface TypingBoard {
  readonly size: number;
  /** Pieces may lie upon pieces; if not, squares that are taken are passed over. */
  readonly stacks: boolean;
  /** The letter that lies on a square, empty if none does. */
  shows(square: Square): string;
  /** The letter that a face reads. */
  reads(face: string): string;
  /** What would make a square read a letter, the best first. */
  choices(hands: Hands, letter: string, square: Square): readonly LetterChoice[];
  /** A second letter that the piece of this letter reads too. */
  second?(letter: string): string;
}

/** A piece, and the face it shows if that is not its own. */
export interface LetterChoice {
  readonly id: number;
  readonly as: string;
}

/** What a key led to; `missing` is a letter the rack does not have. */
export interface Typed {
  readonly hands: Hands;
  readonly missing: string | null;
}

const on = (typing: TypingBoard, [row, col]: Square): boolean => row >= 0 && col >= 0 && row < typing.size && col < typing.size;

/** A letter at the place where the word has got to; beyond the edge nothing happens. */
export function typeLetter(typing: TypingBoard, hands: Hands, letter: string): Typed {
  if (letter === hands.owed) return { hands: { ...hands, owed: '' }, missing: null };
  const from = hands.typed ? hands.from : hands.at;
  const typed = hands.typed + passed(typing, stepped(from, hands.typed.length, hands.across), hands.across, letter);
  const square = stepped(from, typed.length, hands.across);
  if (!on(typing, square)) return { hands, missing: null };
  const laid = lettered(typing, hands, square, letter);
  if (!laid) return { hands, missing: letter };
  const next = stepped(square, 1, hands.across);
  const at = on(typing, next) ? next : square;
  return { hands: { ...laid, picked: null, from, typed: typed + letter, at, owed: typing.second?.(letter) ?? '' }, missing: null };
}

/** The letters from a square on that lie in the way, where nothing can be laid upon them. */
function passed(typing: TypingBoard, square: Square, across: boolean, letter: string): string {
  const there = typing.stacks || !on(typing, square) ? '' : typing.shows(square);
  return there && there !== letter ? there + passed(typing, stepped(square, 1, across), across, letter) : '';
}

/** The hands once the square reads that letter, or null if they have none. */
function lettered(typing: TypingBoard, hands: Hands, square: Square, letter: string): Hands | null {
  const loose = putOn(hands, square);
  if ((loose ? typing.reads(loose.face) : typing.shows(square)) === letter) return hands;
  const bare = loose ? takeBack(hands, loose.id) : hands;
  if (loose && typing.shows(square) === letter) return bare;
  const best = typing.choices(bare, letter, square)[0];
  return best ? putAt(bare, best.id, square, best.as) : null;
}

/** One step back: within a word its last letter, elsewhere the letter under the cursor, or else the last one laid. */
export function erase(hands: Hands): Hands {
  const typed = hands.typed.slice(0, -1);
  if (hands.typed) {
    const square = stepped(hands.from, typed.length, hands.across);
    return { ...without(hands, square), at: square, typed, owed: '' };
  }
  const under = hands.put.find((one) => sameSquare(one.square, hands.at)) ?? hands.put.at(-1);
  return under ? { ...takeBack(hands, under.id), at: under.square } : hands;
}

/** The other direction; a word being typed turns about its first square, as far as its letters reach. */
export function turn(typing: TypingBoard, hands: Hands): Hands {
  let lifted = hands;
  for (let n = 0; n < hands.typed.length; n++) lifted = without(lifted, stepped(hands.from, n, hands.across));
  let turned: Hands = { ...lifted, across: !hands.across, at: hands.typed ? hands.from : hands.at, typed: '', owed: '' };
  for (const letter of hands.typed) {
    const next = typeLetter(typing, { ...turned, owed: '' }, letter);
    if (next.hands.typed.length === turned.typed.length) break;
    turned = next.hands;
  }
  return turned;
}

/** The same letter in another way: the loose one under the cursor or, while one types, before it, is changed for the next choice. */
export function another(typing: TypingBoard, hands: Hands): Hands {
  const behind = stepped(hands.from, hands.typed.length - 1, hands.across);
  const found = hands.put.find((one) => sameSquare(one.square, hands.typed ? behind : hands.at)) ?? hands.put.at(-1);
  const loose = found && putOn(hands, found.square);
  if (!loose) return hands;
  const choices = typing.choices(takeBack(hands, loose.id), typing.reads(loose.face), found.square);
  const now = choices.findIndex((one) => one.id === loose.id && (one.as || loose.face) === loose.face);
  const next = choices[(now + 1) % choices.length];
  return next ? { ...putAt(takeBack(hands, loose.id), next.id, found.square, next.as), at: hands.at } : hands;
}

function without(hands: Hands, square: Square): Hands {
  const loose = putOn(hands, square);
  return loose ? takeBack(hands, loose.id) : hands;
}
