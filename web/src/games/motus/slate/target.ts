// What may be written now on the part of the table that one looks at, and the ask that it becomes. Pure.
import type { Panel } from '../panels.ts';
import type { View } from '../view.ts';
import type { OwnAsk } from '../wire.ts';

export interface Target {
  readonly what: 'set' | 'guess';
  readonly round: number;
  readonly slate: number;
  readonly line: number;
  readonly length: number;
  /** The letter that is given, or nothing. */
  readonly first: string;
}

export function targetOn(view: View, panel: Panel): Target | null {
  const blank = { round: view.round, slate: 0, line: 0, length: view.options.letters, first: '' };
  if (panel.on === 'set') return view.may_prepare || view.asked[0]?.what === 'set' ? { ...blank, what: 'set' } : null;
  if (panel.on !== 'slate') return null;
  const demand = view.asked.find((one) => one.what === 'guess' && one.slate === panel.number);
  if (!demand) return null;
  const first = view.slates[panel.number]?.slate.known[0] ?? '';
  return { ...blank, what: 'guess', slate: panel.number, line: demand.line, first };
}

/** Where a word being typed belongs; the line may change under it when another was quicker. */
export const placeOf = (target: Target): string => `${target.what} ${target.round} ${target.slate}`;

export function askOf(target: Target, word: string): OwnAsk {
  if (target.what === 'set') return { kind: 'set_word', word };
  return { kind: 'guess', slate: target.slate, round: target.round, line: target.line, word };
}

/** For the places whose word has arrived: hidden, written, or called out. */
export function arrived(before: View, after: View): readonly string[] {
  const seat = after.seat;
  if (before.round !== after.round) return [];
  const places = after.slates.flatMap(({ slate }, number) => {
    const mine = (view: View): number => view.slates[number]?.slate.lines.filter((line) => line.seat === seat).length ?? 0;
    const called = slate.proposals.some((call) => call.seat === seat);
    return called || mine(after) > mine(before) ? [`guess ${after.round} ${number}`] : [];
  });
  return after.secret && !before.secret ? [...places, `set ${after.round} 0`] : places;
}
