// What a lesson must know of this board, and what is explained when it first occurs.
import { layTeaching } from '../../crossword/teaching.ts';
import type { FirstTime } from '../contract.ts';
import { coded, PAWN } from './letters.ts';
import type { Letter, View } from './wire.ts';

export const teaching = layTeaching<{ row: number; col: number; letter: Letter }>(
  (view) => (view as View).rack.map(coded),
  (tile) => coded(tile.letter),
);

export const firstTimes: readonly FirstTime[] = [
  { name: 'two_colours', when: (view) => (view as View).rack.some(({ face, colour }) => colour === 'both' && face !== PAWN) },
  { name: 'pawn', when: (view) => (view as View).rack.some(({ face }) => face === PAWN) },
];
