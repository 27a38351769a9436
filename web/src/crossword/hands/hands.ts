// Hands at a board of squares: pieces picked, put on squares and taken back, before anything is played. Pure.
import { sameSquare, type Square } from '../../kit/board/grid.ts';
import { restocked, type RackPiece } from '../rack/rack.ts';

/** A piece of one's own on a square; `as` is the face it shows there if that is not its own. */
export interface Put {
  readonly id: number;
  readonly square: Square;
  readonly as: string;
}

/** What the hands are doing: the rack in the order one likes, what lies on the board unplayed, and where one types. */
export interface Hands {
  readonly pieces: readonly RackPiece[];
  readonly put: readonly Put[];
  readonly picked: number | null;
  readonly at: Square;
  readonly across: boolean;
  /** Where the word being typed begins, and its letters so far; empty when nothing is being typed. */
  readonly from: Square;
  readonly typed: string;
  /** A letter that the piece typed last reads too: typing it is no new piece. */
  readonly owed: string;
}

export function openHands(faces: readonly string[], at: Square): Hands {
  return { pieces: restocked([], faces), put: [], picked: null, at, across: true, from: at, typed: '', owed: '' };
}

const rest = { typed: '', owed: '' } as const;

/** After the table has changed: pieces that have gone leave; once one has played, the board is the table's again. */
export function settled(hands: Hands, faces: readonly string[], played: boolean): Hands {
  const pieces = restocked(hands.pieces, faces, new Set(hands.put.map((one) => one.id)));
  const here = new Set(pieces.map((piece) => piece.id));
  const put = played ? [] : hands.put.filter((one) => here.has(one.id));
  const picked = hands.picked !== null && here.has(hands.picked) ? hands.picked : null;
  return { ...hands, pieces, put, picked, ...(played ? rest : {}) };
}

/** The pieces that are still on the rack. */
export function waiting(hands: Hands): readonly RackPiece[] {
  return hands.pieces.filter((piece) => !hands.put.some((one) => one.id === piece.id));
}

/** One's own piece on a square, with the face it shows there. */
export function putOn(hands: Hands, square: Square): RackPiece | null {
  const found = hands.put.find((one) => sameSquare(one.square, square));
  const piece = hands.pieces.find((one) => one.id === found?.id);
  return piece && found ? { id: piece.id, face: found.as || piece.face } : null;
}

export function pick(hands: Hands, id: number): Hands {
  return { ...hands, picked: hands.picked === id ? null : id, ...rest };
}

/** A piece laid on a square; one that was there in the same way goes back to the rack, one that is only moved stays what it was. */
export function putAt(hands: Hands, id: number, square: Square, as?: string): Hands {
  const before = hands.put.find((one) => one.id === id);
  const others = hands.put.filter((one) => one.id !== id && !sameSquare(one.square, square));
  return { ...hands, put: [...others, { id, square, as: as ?? before?.as ?? '' }], picked: null, at: square };
}

/** What a piece on the board stands for. */
export function declared(hands: Hands, id: number, as: string): Hands {
  return { ...hands, put: hands.put.map((one) => (one.id === id ? { ...one, as } : one)) };
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

/** A tap lays the piece that was picked, takes back one that lies loose, or moves there; a second one turns. */
export function tapped(hands: Hands, square: Square): Hands {
  if (hands.picked !== null) return { ...putAt(hands, hands.picked, square), ...rest };
  const loose = putOn(hands, square);
  if (loose) return { ...takeBack(hands, loose.id), at: square, ...rest };
  const again = sameSquare(hands.at, square) && !hands.typed;
  return { ...moveTo(hands, square), across: again ? !hands.across : hands.across };
}
