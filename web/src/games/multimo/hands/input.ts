// From gestures to a grid: tiles picked from the waiting area or from a square, laid, moved, exchanged, lifted. Pure.
import { sameSquare, stepped, type Square } from '../../../kit/board/grid.ts';
import { at, inside, key, put, sameGrid, waitingBeside } from '../grid.ts';
import { EMPTY } from '../view.ts';
import type { Grid, View } from '../wire.ts';

/** What is picked: a tile of a pile in the waiting area, or a square, be it empty or not. */
export type Held = { readonly from: 'pile'; readonly face: string } | { readonly from: 'square'; readonly square: Square };

/** What the hands are doing: the grid as one wants it, what then waits, what is picked, and where one types. */
export interface Hands {
  readonly grid: Grid;
  readonly fixed: Grid;
  readonly waiting: string;
  readonly held: Held | null;
  readonly at: Square;
  readonly across: boolean;
  /** Where tiles of the last gesture came from: the name of a square by the name of another. */
  readonly came: Readonly<Record<string, string>>;
}

/** Where one would begin to write. */
function firstEmpty(grid: Grid): Square {
  const row = grid.findIndex((line) => line.includes(EMPTY));
  return row < 0 ? [0, 0] : [row, grid[row]?.indexOf(EMPTY) ?? 0];
}

export function openHands(view: View): Hands {
  return { grid: view.grid, fixed: view.fixed, waiting: view.waiting, held: null, at: firstEmpty(view.grid), across: true, came: {} };
}

/** After the table has changed: one's own grid stays while the house has not answered, otherwise it is the house's. */
export function settled(hands: Hands, view: View, answered: boolean): Hands {
  const waiting = answered ? null : waitingBeside(view, hands.grid);
  const grid = waiting === null ? view.grid : hands.grid;
  const came = sameGrid(grid, hands.grid) ? hands.came : {};
  return kept({ ...hands, grid, fixed: view.fixed, waiting: waiting ?? view.waiting, came });
}

/** A pile that is used up is no longer picked. */
function kept(hands: Hands): Hands {
  const gone = hands.held?.from === 'pile' && !hands.waiting.includes(hands.held.face);
  return gone ? { ...hands, held: null } : hands;
}

export const isFixed = (hands: Hands, square: Square): boolean => at(hands.fixed, square) !== EMPTY;

const taken = (waiting: string, tile: string): string => (tile === EMPTY ? waiting : waiting.replace(tile, ''));
const given = (waiting: string, tile: string): string => (tile === EMPTY ? waiting : waiting + tile);

/** A tile from the waiting area on a square; what lay there goes back. */
export function place(hands: Hands, face: string, square: Square): Hands {
  if (isFixed(hands, square) || !hands.waiting.includes(face)) return hands;
  const before = at(hands.grid, square);
  const waiting = given(taken(hands.waiting, face), before);
  return kept({ ...hands, grid: put(hands.grid, [square, face]), waiting, at: square, came: {} });
}

/** What lies on one square goes to another; what lay there comes back. */
export function carry(hands: Hands, start: Square, end: Square): Hands {
  if (sameSquare(start, end) || isFixed(hands, start) || isFixed(hands, end)) return hands;
  const grid = put(hands.grid, [start, at(hands.grid, end)], [end, at(hands.grid, start)]);
  return { ...hands, grid, at: end, came: { [key(start)]: key(end), [key(end)]: key(start) } };
}

/** What lies on a square goes to the waiting area. */
export function lift(hands: Hands, square: Square): Hands {
  if (isFixed(hands, square)) return hands;
  return { ...hands, grid: put(hands.grid, [square, EMPTY]), waiting: given(hands.waiting, at(hands.grid, square)), at: square, came: {} };
}

export function letGo(hands: Hands): Hands {
  return hands.held ? { ...hands, held: null } : hands;
}

/** Arrows: letters typed next run the same way; a picked tile is carried along, a picked empty square is not. */
export function moveTo(hands: Hands, square: Square): Hands {
  const [row, col] = hands.at;
  const across = square[0] === row ? square[1] !== col || hands.across : square[1] !== col && hands.across;
  const carried = hands.held?.from === 'square' && at(hands.grid, hands.held.square) === EMPTY ? null : hands.held;
  return { ...hands, at: square, across, held: carried };
}

/** A tap on a square: what is picked goes there, otherwise the square is picked; an empty one picked again turns the direction. */
export function tapped(hands: Hands, square: Square): Hands {
  const { held } = hands;
  const here = { ...hands, at: square };
  if (isFixed(hands, square)) return { ...here, held: null };
  if (held?.from === 'pile') return letGo(place(hands, held.face, square));
  const again = held !== null && sameSquare(held.square, square);
  const empty = at(hands.grid, square) === EMPTY;
  if (again) return { ...here, held: empty ? held : null, across: empty ? !hands.across : hands.across };
  if (held && at(hands.grid, held.square) !== EMPTY) return letGo(carry(hands, held.square, square));
  return { ...here, held: { from: 'square', square } };
}

/** A tap on a pile: its tile goes to the picked square and the next one is picked; otherwise the pile is picked or let go. */
export function tappedPile(hands: Hands, face: string): Hands {
  const { held } = hands;
  if (held?.from !== 'square') return { ...hands, held: held?.face === face ? null : { from: 'pile', face } };
  const laid = place(hands, face, held.square);
  const next = stepped(held.square, 1, hands.across);
  const free = inside(laid.grid, next) && at(laid.grid, next) === EMPTY;
  return { ...laid, at: free ? next : held.square, held: free ? { from: 'square', square: next } : null };
}

/** A tap on the waiting area itself: a tile picked on the grid comes back. */
export function tappedArea(hands: Hands): Hands {
  return hands.held?.from === 'square' ? letGo(lift(hands, hands.held.square)) : letGo(hands);
}
