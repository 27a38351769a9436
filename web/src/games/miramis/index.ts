// Miramis at the table: its board, the score sheet afterwards, the party at the end, and the sounds it makes.
import { crosswordRoom } from '../../crossword/room.ts';
import Afterword from './sheet/Afterword.svelte';
import Board from './Board.svelte';
import { withMove } from './present.ts';
import { teaching } from './teaching.ts';
import { party } from './sheet/party.ts';
import type { Score, View } from './wire.ts';

/** All eight letters at once, or the word MIRAMIS. */
const isGrand = (score: Score | undefined): boolean => Boolean(score?.bonus) || (score?.factor ?? 1) > 1;

export default crosswordRoom({
  Board,
  Afterword,
  draw: (view, placed) => withMove(view as View, placed),
  teaching,
  keys: [
    ['*', 'keys.colour'],
    ['+ -', 'keys.zoom'],
  ],
  feast: ({ score }) => isGrand(score as Score | undefined),
  sounds: { laid: 'tap', exchanged: 'tap', letters_exchanged: 'tap' },
  tally: (view, seat) => ({
    words: (view as View).history.filter((move) => move.seat === seat).flatMap((move) => move.score.words.map((word) => word.text)),
  }),
  instrument: 'marimba',
  party,
});
