// What the reveal shows besides the grids: the best count, and which words may be proposed. Pure.
import type { Proposal, View, Word } from '../wire.ts';
import type { Counting } from './counting.ts';

/** Whether a grid has the most points, among several that are all counted. */
export function isBest(view: View | Counting, seat: number): boolean {
  if ('counting' in view) return false;
  const points = view.sheets.map((sheet) => sheet.points);
  return points.length > 1 && points[seat] === Math.max(...points);
}

/** A word that the dictionary does not have and about which nobody has spoken yet. */
export function mayPropose(view: View, word: Word): boolean {
  const unknown = word.flaw !== null && word.flaw !== 'isolated';
  return view.options.agree && view.sheets.length > 1 && unknown && !view.proposals.some((one) => one.word === word.text);
}

/** The persons whose consent a proposed word still lacks. */
export const stillToAgree = (view: View, one: Proposal): readonly number[] =>
  view.sheets.map((_, seat) => seat).filter((seat) => !view.robots.includes(seat) && !one.agreed.includes(seat));
