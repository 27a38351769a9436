// A draw from the basin as it is shown: the ball, the grid before and after, and the line that it may complete. Pure.
import type { GameEvent } from '../../../wire/messages.ts';
import type { View } from '../view.ts';
import type { Grid } from '../wire.ts';

export interface Drawn {
  readonly side: number;
  /** 0: a blank ball. */
  readonly number: number;
  readonly grid: Pick<Grid, 'size' | 'numbers' | 'covered'>;
  readonly line: readonly number[];
}

/** The draw among what has just happened, if it concerns whoever looks. */
export function drawnIn(view: View, happened: readonly GameEvent[]): Drawn | null {
  const draw = happened.findLast((event) => event.kind === 'ball_drawn' || event.kind === 'blank_drawn');
  const side = Number(draw?.['side'] ?? -1);
  const seen = view.grids[side]?.grid;
  if (!draw || !seen || (view.side !== null && view.side !== side)) return null;
  const number = Number(draw['number'] ?? 0);
  const full = seen.completed && happened.some((event) => event.kind === 'motus_made' && event['side'] === side) ? seen.completed : null;
  return { side, number, grid: full ? { ...full, size: seen.size } : seen, line: full?.line ?? [] };
}

/** The same as it is looked back upon: the ball lies where it came to rest. */
export function stillDraw(view: View, happened: readonly GameEvent[]): { readonly drawn: Drawn; readonly rolling: boolean } | null {
  const drawn = drawnIn(view, happened);
  return drawn && { drawn, rolling: false };
}
