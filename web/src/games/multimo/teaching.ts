// What a lesson must know of this board, and what is explained when it first occurs.
import type { FirstTime, Teaching } from '../contract.ts';
import { NEUTRAL } from './view.ts';
import type { Grid, View } from './wire.ts';

/** Where a grid has a tile that it had not before. */
function laid(before: Grid, after: Grid): { readonly face: string; readonly square: string } | null {
  for (const [row, line] of after.entries())
    for (const [col, face] of [...line].entries()) if (before[row]?.[col] !== face) return { face, square: `[data-square="${row},${col}"]` };
  return null;
}

export const teaching: Teaching = {
  gesture: (ask, view) => {
    if (ask.kind === 'name') return ['.other', `[data-letter="${String(ask['letter'])}"]`, '.actions .main'];
    const tile = ask.kind === 'arrange' ? laid((view as View).grid, ask['grid'] as Grid) : null;
    return tile ? [`[data-travel="pile-${tile.face}"]`, tile.square] : ['.actions .main'];
  },
};

const building = (view: View): boolean => view.seat !== null && view.phase === 'letters';

const untouched = (view: View): boolean => view.filled[view.seat ?? -1] === 0;

export const firstTimes: readonly FirstTime[] = [
  { name: 'to_name', when: (view) => building(view as View) },
  { name: 'build', when: (view) => building(view as View) && (view as View).named.length > 1 && untouched(view as View) },
  { name: 'neutral', when: (view) => building(view as View) && (view as View).waiting.includes(NEUTRAL) && (view as View).named.length > 4 },
];
