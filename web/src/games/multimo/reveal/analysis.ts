// What the house finds in a finished match: the best grid it could build from the same letters, beside everybody's own. Pure.
import type { Sheet } from '../view.ts';

export interface Analysis {
  /** Everybody's grid as it was counted. */
  readonly sheets: readonly Sheet[];
  /** The best grid the house found from the same letters and neutral squares. */
  readonly best: Sheet;
  /** What no grid can exceed: every letter counted across and down. */
  readonly bound: number;
}

/** How much of the best a grid has, in whole per cent. */
export const share = (sheet: Sheet, best: Sheet): number => Math.round((100 * sheet.points) / Math.max(1, best.points));
