// What one reads off a view, and what the leaflet says once and for all. Pure.
import type { Square } from '../../kit/board/grid.ts';
import type { Stone, View } from './wire.ts';

export const SIZE = 15;
export const RACK_SIZE = 8;

export const stoneAt = (view: View, [row, col]: Square): Stone | null => view.stones[row]?.[col] ?? null;
export const signAt = (view: View, [row, col]: Square): string => view.ground[row]?.[col] ?? 'r';
