// Which frame of a replay shows the table after so many events. Pure.
import type { Frame } from '../../wire/calls.ts';

/** The last frame in which no later event counts; what was taken back does not. */
export const frameAt = (frames: readonly Frame[], events: number): Frame | undefined => frames.findLast((frame) => frame.stood <= events) ?? frames[0];
