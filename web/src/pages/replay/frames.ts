// Which frame of a replay shows the table after so many events. Pure.
import type { Frame } from '../../wire/calls.ts';

/** The last frame that holds no later event; events are numbered from 1. */
export const frameAt = (frames: readonly Frame[], events: number): Frame | undefined => frames.findLast((frame) => frame.seq <= events) ?? frames[0];
