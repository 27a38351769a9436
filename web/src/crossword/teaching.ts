// How a hand shows a lay in a lesson: a piece of the rack, its square, the next one, and the button. Pure.
import type { Teaching } from '../games/contract.ts';
import type { Ask } from '../wire/messages.ts';

interface Tile {
  readonly row: number;
  readonly col: number;
}

/** `rackOf`: the faces on the rack in the order the view has them; `faceOf`: which of them a tile of the lay is. */
export function layTeaching<T extends Tile>(rackOf: (view: unknown) => readonly string[], faceOf: (tile: T) => string): Teaching {
  return {
    gesture: (ask: Ask, view: unknown) => {
      const rack = [...rackOf(view)];
      const tiles = (ask['tiles'] ?? []) as readonly T[];
      const steps = tiles.flatMap((tile) => {
        const spot = rack.indexOf(faceOf(tile));
        if (spot >= 0) rack[spot] = '';
        return [`[data-spot="${spot}"]`, `[data-square="${tile.row},${tile.col}"]`];
      });
      return [...steps, '.main'];
    },
  };
}
