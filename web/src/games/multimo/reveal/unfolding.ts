// A grid that was filled at one go, as robots do in the end, laid word by word so that eyes can follow it. Pure.
import { at, put, tilesOn, waitingBeside } from '../grid.ts';
import { squaresOf } from '../marks.ts';
import { EMPTY } from '../view.ts';
import type { Formed, Grid, GridSheet, View } from '../wire.ts';

/** The grids between the two, as one sees them who laid them: what lies otherwise is lifted, then word after word comes. */
export function unfolded(before: unknown, after: unknown): readonly View[] {
  const [from, to] = [before as View, after as View];
  if (!isFilledAtOnce(from, to)) return [];
  const lifted = to.grid.map((row, r) => [...row].map((tile, c) => (tile === at(from.grid, [r, c]) ? tile : EMPTY)).join(''));
  const grids: Grid[] = [lifted];
  for (const word of to.formed) grids.push(withWord(grids.at(-1) ?? lifted, to.grid, word));
  const seen = new Set([from.grid, to.grid].map(String));
  return grids.filter((grid) => !seen.has(String(grid)) && seen.add(String(grid))).map((grid) => withOnly(to, grid));
}

/** Whether the last squares were filled, and more than one of them changed. */
function isFilledAtOnce({ grid: from, sheets: open }: View, { grid: to, sheets }: View): boolean {
  if (open.length || sheets.length || !String(from).includes(EMPTY) || String(to).includes(EMPTY)) return false;
  return [...String(to)].filter((tile, n) => tile !== String(from)[n]).length > 1;
}

const withWord = (grid: Grid, whole: Grid, word: Formed): Grid => put(grid, ...squaresOf(word).map((one) => [one, at(whole, one)] as const));

/** The view after, while no more than this lies on the grid. */
function withOnly(view: View, grid: Grid): View {
  const lies = (word: Formed): boolean => squaresOf(word).every((one) => at(grid, one) !== EMPTY);
  const words = view.sheet?.words.filter(lies) ?? [];
  const points = words.reduce((sum, { flaw, points: worth }) => sum + (flaw === null ? worth : 0), 0);
  const sheet: GridSheet | null = view.sheet && { ...view.sheet, grid, words, points, complete: false };
  const filled = view.filled.map((count, seat) => (seat === view.seat ? tilesOn(grid).length : count));
  return { ...view, grid, waiting: waitingBeside(view, grid) ?? view.waiting, formed: view.formed.filter(lies), sheet, filled };
}
