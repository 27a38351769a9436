// What one reads off a view, what is shown besides, and what the leaflet says once and for all. Pure.
import type * as wire from './wire.ts';

/** A slate as it is drawn; `stir` is made here: the tiles of the last line are turning, or the word is being cheered or named. */
export type Slate = wire.Slate & { readonly stir?: 'turning' | 'cheered' | 'named' };

export type SlateSeen = Omit<wire.SlateSeen, 'slate'> & { readonly slate: Slate };

export type View = Omit<wire.View, 'slates' | 'previous'> & { readonly slates: readonly SlateSeen[]; readonly previous: readonly Slate[] };

export const LAST_LINE = 7;
export const UNKNOWN = '.';
export const WORDS_TO_WIN = 3;

/** Whether anything of the agreed length may be hidden and proposed (R4). */
export const freeWords = ({ options, sides }: View): boolean => options.free && options.words === 'players' && sides.flat().length > 1;

export const isOver = (slate: Slate): boolean => slate.status === 'found' || slate.status === 'missed' || slate.status === 'void';

/** Whether the word that one seeks, or one's team, is told. */
export const ownIsOver = ({ slates, own }: View): boolean => slates.some(({ slate }, number) => number === own && isOver(slate));
