// The grids of a match that is looked back upon, and in each of them the letters at which points were left. Pure.
import type { InPictures } from '../../contract.ts';
import { squareName } from '../view.ts';
import type { Analysis, Left, GridSheet } from '../wire.ts';

/** How many letters of a grid are looked at one by one. */
const SHOWN = 3;

/** A grid, whose it is (null: the best one that was found), and the letters that are marked on it. */
export interface Seen {
  readonly sheet: GridSheet;
  readonly seat: number | null;
  readonly left: readonly Left[];
  /** One letter alone is spoken of. */
  readonly one: Left | null;
}

/** Everybody's grid, after it its letters one by one, and at the end the best grid. */
export function gridsOf({ sheets, left, best }: Analysis): readonly Seen[] {
  const own = sheets.flatMap((sheet, seat) => {
    const all = left[seat] ?? [];
    return [null, ...all.slice(0, SHOWN)].map((one): Seen => ({ sheet, seat, left: one ? [one] : all, one }));
  });
  return [...own, { sheet: best, seat: null, left: [], one: null }];
}

/** The points that are left at some letters. */
export const sum = (left: readonly Left[]): number => left.reduce((all, { points }) => all + points, 0);

export const looked: Omit<InPictures, 'Picture'> = {
  steps: (analysis) => gridsOf(analysis as Analysis).map((move) => ({ move })),
  caption: (_step, move, names, reader, say) => {
    const { sheet, seat, left, one } = move as Seen;
    if (seat === null) return say('ui.analysis.drawn_best', { count: sheet.points });
    if (one) return say(`ui.analysis.drawn_${one.times ? 'once' : 'never'}`, { letter: one.letter, square: squareName(one.square), count: one.points });
    return say(`ui.analysis.drawn_${left.length ? 'grid' : 'full'}`, { you: seat === reader, seat: names[seat] ?? '', count: sheet.points });
  },
};
