// A move's line on the score sheet, in the short forms of the leaflet: so many letters on squares of their colour, runs so long. Pure.
import type { Score, Sort } from '../wire.ts';

/** An entry of a column: what it is called in the locale, and its figures. */
export interface Entry {
  readonly key: string;
  readonly fields: Readonly<Record<string, string | number>>;
}

const SORTS: readonly Sort[] = ['red', 'blue', 'two_coloured', 'pawn_same', 'pawn_other', 'pawn_two_coloured'];

/** The column of the matches: how often each sort counts, and what that comes to. */
export function matchesOf({ matches }: Score): readonly Entry[] {
  return SORTS.flatMap((sort) => {
    const alike = matches.filter((match) => match.sort === sort);
    const count = alike.reduce((sum, match) => sum + match.times, 0);
    const points = alike.reduce((sum, match) => sum + match.times * match.points, 0);
    return count ? [{ key: sort, fields: { count, points } }] : [];
  });
}

/** The column of the runs, word by word. */
export function runsOf({ words }: Score): readonly Entry[] {
  return words.flatMap((word) => word.runs.map(({ colour, letters, points }) => ({ key: colour, fields: { letters, length: letters.length, points } })));
}
