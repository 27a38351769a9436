// What one reads off a view, and what the leaflet says once and for all. Pure.
import type { Slate, View } from './wire.ts';

export const LAST_LINE = 7;
export const UNKNOWN = '.';
export const WORDS_TO_WIN = 3;

/** Whether anything of the agreed length may be hidden and proposed (R4). */
export const freeWords = ({ options, sides }: View): boolean => options.free && options.words === 'players' && sides.flat().length > 1;

export const isOver = (slate: Slate): boolean => slate.status === 'found' || slate.status === 'missed' || slate.status === 'void';
