// From gestures to asks: which letter a key takes and in which colour, and the lay that loose letters ask for. Pure.
import type { Handling } from '../../crossword/hands/fingers.svelte.ts';
import { sameSquare, type Square } from '../../kit/board/grid.ts';
import { waiting, type Hands } from '../../crossword/hands/hands.ts';
import type { LetterChoice, TypingBoard } from '../../crossword/hands/typing.ts';
import { coded, COLOURS, coloursOf, decoded, mustSay, PAWN, stoneOf, type Shown } from './letters.ts';
import { signAt, SIZE, stoneAt } from './view.ts';
import type { Colour, Lay, Letter, OwnAsk, View } from './wire.ts';

export interface Loose extends Shown {
  readonly id: number;
}

/** One's own letter on a square, not yet played. */
export function looseOn(hands: Hands, square: Square): Loose | null {
  const put = hands.put.find((one) => sameSquare(one.square, square));
  const piece = hands.pieces.find((one) => one.id === put?.id);
  return put && piece ? { id: put.id, ...stoneOf(decoded(piece.face), put.as) } : null;
}

/** The colours that a letter can take. */
const coloursFor = ({ colour }: Letter): readonly Colour[] => (colour === 'both' ? COLOURS : [colour]);

/** What a letter is taken for at first: the colour of the square, and no letter yet if it is a pawn. */
export function firstSaid(letter: Letter, sign: string): string {
  if (!mustSay(letter)) return '';
  const colour = coloursFor(letter).find((one) => coloursOf(sign).includes(one)) ?? coloursFor(letter)[0] ?? 'red';
  return coded({ face: letter.face, colour });
}

interface Candidate extends LetterChoice {
  readonly rank: number;
}

/** Letters before pawns; the colour of the square first; two-coloured letters last, but first where they are worth most. */
function rank(letter: Letter, colour: Colour, sign: string): number {
  const misses = coloursOf(sign).includes(colour) ? 0 : 1;
  const spared = letter.colour === 'both' ? (coloursOf(sign).length > 1 ? -2 : 2) : 0;
  return misses + spared + (letter.face === PAWN ? 10 : 0);
}

/** Every way to have a square read a letter, the best first; letters alike are one way. */
function choices(view: View, hands: Hands, wanted: string, square: Square): readonly LetterChoice[] {
  const sign = signAt(view, square);
  const ways = new Map<string, Candidate>();
  for (const piece of waiting(hands)) {
    const letter = decoded(piece.face);
    if (letter.face !== wanted && letter.face !== PAWN) continue;
    for (const colour of coloursFor(letter)) {
      const as = mustSay(letter) ? coded({ face: wanted, colour }) : '';
      const way = `${piece.face} as ${as}`;
      if (!ways.has(way)) ways.set(way, { id: piece.id, as, rank: rank(letter, colour, sign) });
    }
  }
  return [...ways.values()].sort((one, other) => one.rank - other.rank);
}

export const typingBoardOf = (view: View): TypingBoard => ({
  size: SIZE,
  stacks: false,
  shows: (square) => stoneAt(view, square)?.reads ?? '',
  reads: (face) => decoded(face).face,
  choices: (hands, letter, square) => choices(view, hands, letter, square),
});

/** The lay that the letters on the board ask for, in reading order; what is not said yet, the house will ask for. */
export function layOf(hands: Hands): Lay | null {
  if (hands.put.length === 0) return null;
  const tiles = hands.put.flatMap(({ square }) => {
    const loose = looseOn(hands, square);
    return loose ? [tileOf(loose, square)] : [];
  });
  return { kind: 'lay', tiles: tiles.sort((one, other) => one.row - other.row || one.col - other.col) };
}

function tileOf({ letter, reads, colour }: Shown, [row, col]: Square) {
  return { row, col, letter, reads: letter.face === PAWN ? reads || null : null, colour: letter.colour === 'both' ? colour : null };
}

export const handling: Handling<View, OwnAsk> = {
  start: (view) => view.last?.squares[0] ?? view.first_squares[0] ?? [7, 7],
  faces: (view) => view.rack.map(coded),
  typing: typingBoardOf,
  layOf,
};
