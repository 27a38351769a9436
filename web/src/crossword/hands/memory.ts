// What lies on the board unplayed, remembered through a reload: which pieces of the rack, where, and as what. Pure.
import type { Square } from '../../kit/board/grid.ts';
import { restocked, sorted } from '../rack/rack.ts';
import { openHands, type Hands } from './hands.ts';

export interface Kept {
  /** How many moves one had made: after the next one it is of no use any more. */
  readonly moves: number;
  /** The faces of the rack in the order one liked. */
  readonly order: readonly string[];
  readonly across: boolean;
  readonly at: Square;
  readonly put: readonly { readonly spot: number; readonly square: Square; readonly as: string }[];
}

export function kept({ pieces, put, across, at }: Hands, moves: number): Kept {
  const spotOf = (id: number): number => pieces.findIndex((piece) => piece.id === id);
  const order = pieces.map((piece) => piece.face);
  return { moves, order, across, at, put: put.map(({ id, square, as }) => ({ spot: spotOf(id), square, as })) };
}

/** Hands as they were left, if the rack is still the same; otherwise fresh ones. */
export function restored(faces: readonly string[], start: Square, moves: number, found: Kept | null): Hands {
  const fresh = openHands(faces, start);
  if (!found || found.moves !== moves) return fresh;
  const pieces = restocked([], found.order);
  const alike =
    sorted(pieces)
      .map((one) => one.face)
      .join() ===
    sorted(fresh.pieces)
      .map((one) => one.face)
      .join();
  if (!alike) return fresh;
  const put = found.put.flatMap(({ spot, square, as }) => (pieces[spot] ? [{ id: pieces[spot].id, square, as }] : []));
  return { ...fresh, pieces, put, across: found.across, at: found.at };
}
