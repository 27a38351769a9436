// How good a grid is beside the best that the house found. Pure.
import type { GridSheet } from '../wire.ts';

/** How much of the best a grid has, in whole per cent. */
export const share = (sheet: GridSheet, best: GridSheet): number => Math.round((100 * sheet.points) / Math.max(1, best.points));
