// The frames of a replay: which shows the table after so many events, and what a game shows between two of them. Pure.
import type { Frame } from '../../wire/calls.ts';

/** The last frame in which no later event counts; what was taken back does not. */
export const frameAt = (frames: readonly Frame[], events: number): Frame | undefined => frames.findLast((frame) => frame.stood <= events) ?? frames[0];

export interface Unfolded {
  readonly frames: readonly Frame[];
  /** Of each, which of those that were told it is or leads to. */
  readonly told: readonly number[];
}

/** Nothing happened but that somebody asked for a hint. */
const isHint = (frame: Frame | undefined): boolean =>
  frame !== undefined && frame.events.length > 0 && frame.events.every(({ event }) => event.kind === 'hinted');

/** The frames with what the game shows between them, each of which is told as what it leads to; hint upon hint is one. */
export function unfolded(frames: readonly Frame[], between?: (before: unknown, after: unknown) => readonly unknown[]): Unfolded {
  const all = frames.flatMap((frame, n) => {
    if (isHint(frame) && isHint(frames[n + 1])) return [];
    const views = (n > 0 && between?.(frames[n - 1]?.view, frame.view)) || [];
    return [...views.map((view) => ({ ...frame, view: view as Frame['view'] })), frame].map((one) => [one, n] as const);
  });
  return { frames: all.map(([frame]) => frame), told: all.map(([, n]) => n) };
}
