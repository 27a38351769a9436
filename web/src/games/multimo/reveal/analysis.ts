// How good a grid is beside the best that the house found. Pure.
import type { Sheet } from '../wire.ts';

/** How much of the best a grid has, in whole per cent. */
export const share = (sheet: Sheet, best: Sheet): number => Math.round((100 * sheet.points) / Math.max(1, best.points));
