// Topword at the table: its board, the score sheet afterwards, the party at the end, and the sounds it makes.
import { crosswordRoom } from '../../crossword/room.ts';
import Afterword from './sheet/Afterword.svelte';
import Board from './Board.svelte';
import { withMove } from './present.ts';
import { party } from './sheet/party.ts';
import type { View } from './wire.ts';
import { firstTimes, teaching } from './teaching.ts';

export default crosswordRoom({
  Board,
  Afterword,
  draw: (view, placed) => withMove(view as View, placed),
  teaching,
  firstTimes,
  feast: ({ all_seven }) => Boolean(all_seven),
  sounds: { laid: 'tap', taken_back: 'miss', upheld: 'gain' },
  tally: (view, seat) => ({
    words: (view as View).history.filter((move) => move.seat === seat && !move.taken_back).flatMap((move) => move.words.map((word) => word.text)),
  }),
  instrument: 'wood',
  party,
});
