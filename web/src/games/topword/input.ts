// From gestures to asks: what hands must know of this board, and the lay that loose letters ask for. Pure.
import type { Handling } from '../../crossword/hands/fingers.svelte.ts';
import { waiting, type Hands } from '../../crossword/hands/hands.ts';
import type { TypingBoard } from '../../crossword/hands/typing.ts';
import { stackAt } from './view.ts';
import type { Lay, OwnAsk, View } from './wire.ts';

/** The board for the keys: a letter goes on top of another, and the Q tile reads QU. */
export const typingBoardOf = (view: View): TypingBoard => ({
  size: view.size,
  stacks: true,
  shows: (square) => stackAt(view, square).at(-1) ?? '',
  reads: (face) => face,
  choices: (hands, letter) => waiting(hands).flatMap(({ id, face }) => (face === letter ? [{ id, as: '' }] : [])),
  second: (letter) => (letter === 'Q' ? 'U' : ''),
});

/** The lay that the letters on the board ask for, in reading order. */
export function layOf(hands: Hands): Lay | null {
  if (hands.put.length === 0) return null;
  const faces = new Map(hands.pieces.map((piece) => [piece.id, piece.face]));
  const tiles = hands.put.map(({ id, square: [row, col] }) => ({ row, col, letter: faces.get(id) ?? '' }));
  return { kind: 'lay', tiles: tiles.sort((one, other) => one.row - other.row || one.col - other.col) };
}

export const handling: Handling<View, OwnAsk> = {
  start: (view) => view.centre[0] ?? [0, 0],
  faces: (view) => [...view.rack],
  typing: typingBoardOf,
  layOf,
};
