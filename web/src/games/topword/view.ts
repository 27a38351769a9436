// What one reads off a view, and what the leaflet says once and for all. Pure.
import type { Square } from '../../kit/board/grid.ts';
import type { View } from './wire.ts';

export const RACK_SIZE = 7;
export const HIGHEST = 5;

export const stackAt = (view: View, [row, col]: Square): string => view.stacks[row]?.[col] ?? '';

/** A letter as it reads: the Q tile says Qu. */
export const spelled = (letter: string): string => (letter === 'Q' ? 'Qu' : letter);
