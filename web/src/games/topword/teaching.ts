// What a lesson must know of this board, and what is explained when it first occurs.
import { layTeaching } from '../../crossword/teaching.ts';
import type { FirstTime } from '../contract.ts';
import type { View } from './wire.ts';

export const teaching = layTeaching<{ row: number; col: number; letter: string }>(
  (view) => [...(view as View).rack],
  (tile) => tile.letter,
);

export const firstTimes: readonly FirstTime[] = [{ name: 'stack', when: (view) => (view as View).stacks.some((row) => row.some((stack) => stack.length > 1)) }];
