// The grids are shown and counted word by word, all at the same pace: lines, lists and scores come together. Pure.
import type { GameEvent } from '../../../wire/messages.ts';
import type { Moment } from '../../contract.ts';
import type { GridSheet, View, Word } from '../wire.ts';

/** While not all words have been counted nobody has the best grid. */
export interface Counting extends View {
  readonly counting: true;
}

/** Milliseconds: for one word, for all of them at most, and to compare the grids before the result. */
const [WORD, ALL, COMPARING] = [240, 2400, 2400];
/** One word across and one down: both lists stand from the beginning. */
const FIRST = 2;

/** What is on the stage when grids that were hidden are shown; without motion all is counted at once. */
export function moments(before: unknown, after: unknown, happened: readonly GameEvent[], still: boolean): readonly Moment[] {
  const [was, view] = [before as View | null, after as View];
  if (still || !was || was.sheets.length || !view.sheets.length) return [{ view, happened, lasts: 0 }];
  const most = Math.max(...view.sheets.map(({ words }) => words.length));
  const end = happened.findIndex(({ kind }) => kind === 'match_ended');
  const told = end < 0 ? happened.length : end;
  const counts = Array.from({ length: Math.max(0, most - FIRST) }, (_, n): Moment => {
    return { view: counted(view, n + FIRST), happened: n ? [] : happened.slice(0, told), lasts: Math.min(WORD, ALL / most), sound: 'tap' };
  });
  const compared = end >= 0 && view.filled.length > 1 ? COMPARING : 0;
  return [...counts, { view, happened: counts.length ? happened.slice(told) : happened, lasts: compared }];
}

const counted = (view: View, count: number): Counting => ({ ...view, counting: true, sheets: view.sheets.map((sheet) => first(sheet, count)) });

function first(sheet: GridSheet, count: number): GridSheet {
  const words = inTurn(sheet.words).slice(0, count);
  return { ...sheet, words, points: words.reduce((sum, { flaw, points }) => sum + (flaw === null ? points : 0), 0) };
}

/** A word across, one down, and so on. */
function inTurn(words: readonly Word[]): readonly Word[] {
  const turn = (word: Word): number => words.filter(({ across }) => across === word.across).indexOf(word);
  return [...words].sort((one, other) => turn(one) - turn(other));
}
