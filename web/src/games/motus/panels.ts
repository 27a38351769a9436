// Which part of the table lies in the middle: a slate, the grids, one's own word, or the words before. Pure.
import type { GameEvent } from '../../wire/messages.ts';
import type { View } from './view.ts';

export type Panel = { readonly on: 'slate'; readonly number: number } | { readonly on: 'grids' } | { readonly on: 'set' } | { readonly on: 'before' };

export const samePanel = (one: Panel, other: Panel): boolean =>
  one.on === other.on && (one.on !== 'slate' || (other.on === 'slate' && one.number === other.number));

/** What a seat must look at now, after what has happened. */
export function wantedPanel(view: View, happened: readonly GameEvent[] = []): Panel {
  const [demand] = view.asked;
  if (demand?.what === 'draw') return { on: 'grids' };
  if (demand?.what === 'set') return { on: 'set' };
  if (demand) return { on: 'slate', number: demand.slate };
  if (view.phase === 'setting') return view.previous.length ? { on: 'before' } : { on: 'set' };
  return { on: 'slate', number: worthWatching(view, happened) };
}

/** One's own slate while it is sought, then the one on which something is written. */
function worthWatching(view: View, happened: readonly GameEvent[]): number {
  const own = view.own ?? 0;
  if (view.slates[own]?.slate.status === 'guessing') return own;
  const stirred = view.slates.findIndex((seen) => seen.slate.stir);
  const written = happened.findLast((event) => event.kind === 'marked' || event.kind === 'line_lost')?.['slate'];
  if (stirred >= 0) return stirred;
  return typeof written === 'number' && written < view.slates.length ? written : own;
}

/** What lies on the table now; the words before have a button of their own. */
export function panelsOf(view: View): readonly Panel[] {
  const setting = view.phase === 'setting' || view.phase === 'deal';
  return [
    ...(setting || view.may_prepare ? [{ on: 'set' as const }] : []),
    ...(setting ? [] : slatesOf(view).map((number) => ({ on: 'slate' as const, number }))),
    ...(view.grids.length && !view.race ? [{ on: 'grids' as const }] : []),
  ];
}

/** One's own slate first. */
function slatesOf(view: View): readonly number[] {
  return [...view.slates.keys()].sort((one, other) => Number(other === view.own) - Number(one === view.own));
}

/** Changes whenever something else is asked of the seat: then the table turns to it by itself. */
export function occasion(view: View): string {
  const [demand] = view.asked;
  return `${view.round} ${view.phase} ${demand ? `${demand.what} ${demand.slate}` : ''}`;
}

/** A hint is for the line to be written, and rests on those above it: what happens on other slates changes nothing. */
export function hintMoment(view: View): string {
  const line = view.asked.find(({ what }) => what === 'guess');
  return line ? `${view.round} ${line.slate} ${line.line} ${view.slates[line.slate]?.slate.lines.length}` : occasion(view);
}

/** For those who only step through a match: where the last thing happened. */
export function followed(view: View, happened: readonly GameEvent[]): Panel {
  const slate = happened.findLast((event) => typeof event['slate'] === 'number' && event.kind !== 'word_set')?.['slate'];
  if (view.phase !== 'setting' && typeof slate === 'number' && slate < view.slates.length) return { on: 'slate', number: slate };
  return wantedPanel({ ...view, previous: [] });
}
