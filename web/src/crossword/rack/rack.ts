// One's own pieces in the order one likes: kept through every draw, shuffled, sorted, moved about. Pure.

/** A piece of one's own; its id stays while it is on the rack, so that it can travel and keep its place. */
export interface RackPiece {
  readonly id: number;
  readonly face: string;
}

/** The rack after a draw: what is still there keeps its order (those in `going` leave first), what is new stands at the end. */
export function restocked(pieces: readonly RackPiece[], faces: readonly string[], going: ReadonlySet<number> = new Set()): readonly RackPiece[] {
  const fresh = [...faces];
  const staying = new Set<number>();
  for (const piece of [...pieces.filter((one) => !going.has(one.id)), ...pieces.filter((one) => going.has(one.id))]) {
    const found = fresh.indexOf(piece.face);
    if (found < 0) continue;
    fresh.splice(found, 1);
    staying.add(piece.id);
  }
  let id = pieces.reduce((most, piece) => Math.max(most, piece.id), -1);
  return [...pieces.filter((piece) => staying.has(piece.id)), ...fresh.map((face) => ({ id: ++id, face }))];
}

/** The piece that a key means among pieces to choose from: one of that letter that is not chosen yet, or else is; null if there is none. */
export function meant(pieces: readonly RackPiece[], key: string, letter: (piece: RackPiece) => string, chosen: (id: number) => boolean): number | null {
  const same = pieces.filter((piece) => letter(piece) === key.toUpperCase());
  return (same.find(({ id }) => !chosen(id)) ?? same[0])?.id ?? null;
}

/** A new order by luck (Fisher and Yates). */
export function shuffled<T>(pieces: readonly T[], luck: () => number = Math.random): readonly T[] {
  const order = [...pieces];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(luck() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

export function sorted(pieces: readonly RackPiece[]): readonly RackPiece[] {
  return [...pieces].sort((one, other) => one.face.localeCompare(other.face));
}

/** One piece moved to another spot of the rack. */
export function moved(pieces: readonly RackPiece[], id: number, spot: number): readonly RackPiece[] {
  const piece = pieces.find((one) => one.id === id);
  if (!piece) return pieces;
  const others = pieces.filter((one) => one !== piece);
  return [...others.slice(0, spot), piece, ...others.slice(spot)];
}
