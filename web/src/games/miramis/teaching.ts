// What a lesson must know of this board.
import { layTeaching } from '../../crossword/teaching.ts';
import { coded } from './letters.ts';
import type { Letter, View } from './wire.ts';

export const teaching = layTeaching<{ row: number; col: number; letter: Letter }>(
  (view) => (view as View).rack.map(coded),
  (tile) => coded(tile.letter),
);
