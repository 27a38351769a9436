// From gestures to asks: letters picked, put on squares and taken back, before anything is played. Pure.
import { sameSquare, type Square } from '../../kit/grid.ts';
import { restocked, type Piece } from '../../kit/rack.ts';
import type { Ask } from '../../net/messages.ts';
import type { View } from './view.ts';

/** A letter of one's own on a square. */
export interface Put {
  readonly id: number;
  readonly square: Square;
}

/** What the hands are doing: the rack in the order one likes, what lies on the board unplayed, and where one types. */
export interface Hands {
  readonly pieces: readonly Piece[];
  readonly put: readonly Put[];
  readonly picked: number | null;
  readonly at: Square;
  readonly across: boolean;
  /** Where the word being typed begins, and its letters so far; empty when nothing is being typed. */
  readonly from: Square;
  readonly typed: string;
  /** A Q was typed a moment ago, so a U means the one on its tile. */
  readonly afterQ: boolean;
}

export function openHands(view: View): Hands {
  const at = view.centre[0] ?? [0, 0];
  return { pieces: restocked([], [...view.rack]), put: [], picked: null, at, across: true, from: at, typed: '', afterQ: false };
}

const rest = { typed: '', afterQ: false } as const;

/** After the table has changed: letters that have gone leave; once one has played, the board is the table's again. */
export function settled(hands: Hands, view: View, played: boolean): Hands {
  const pieces = restocked(hands.pieces, [...view.rack], new Set(hands.put.map((one) => one.id)));
  const here = new Set(pieces.map((piece) => piece.id));
  const put = played ? [] : hands.put.filter((one) => here.has(one.id));
  const picked = hands.picked !== null && here.has(hands.picked) ? hands.picked : null;
  return { ...hands, pieces, put, picked, ...(played ? rest : {}) };
}

/** The letters that are still on the rack. */
export function waiting(hands: Hands): readonly Piece[] {
  return hands.pieces.filter((piece) => !hands.put.some((one) => one.id === piece.id));
}

export function putOn(hands: Hands, square: Square): Piece | null {
  const found = hands.put.find((one) => sameSquare(one.square, square));
  return hands.pieces.find((piece) => piece.id === found?.id) ?? null;
}

export function pick(hands: Hands, id: number): Hands {
  return { ...hands, picked: hands.picked === id ? null : id, ...rest };
}

/** A letter laid on a square; one that was there in the same way goes back to the rack. */
export function putAt(hands: Hands, id: number, square: Square): Hands {
  const others = hands.put.filter((one) => one.id !== id && !sameSquare(one.square, square));
  return { ...hands, put: [...others, { id, square }], picked: null, at: square };
}

export function takeBack(hands: Hands, id: number): Hands {
  return { ...hands, put: hands.put.filter((one) => one.id !== id), picked: null };
}

export function takeAllBack(hands: Hands): Hands {
  const at = hands.typed ? hands.from : hands.at;
  return { ...hands, put: [], picked: null, at, ...rest };
}

export function moveTo(hands: Hands, square: Square): Hands {
  return { ...hands, at: square, ...rest };
}

/** A tap lays the letter that was picked, takes back one that lies loose, or moves there; a second one turns. */
export function tapped(hands: Hands, square: Square): Hands {
  if (hands.picked !== null) return { ...putAt(hands, hands.picked, square), ...rest };
  const loose = putOn(hands, square);
  if (loose) return { ...takeBack(hands, loose.id), at: square, ...rest };
  const again = sameSquare(hands.at, square) && !hands.typed;
  return { ...moveTo(hands, square), across: again ? !hands.across : hands.across };
}

/** The lay that the letters on the board ask for, in reading order. */
export function layOf(hands: Hands): Ask | null {
  if (hands.put.length === 0) return null;
  const faces = new Map(hands.pieces.map((piece) => [piece.id, piece.face]));
  const tiles = hands.put.map(({ id, square: [row, col] }) => ({ row, col, letter: faces.get(id) ?? '' }));
  return { kind: 'lay', tiles: tiles.sort((one, other) => one.row - other.row || one.col - other.col) };
}
