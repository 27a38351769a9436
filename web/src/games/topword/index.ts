// Topword at the table: its board, the score sheet afterwards, and the sounds it makes.
import { crosswordRoom } from '../../crossword/room.ts';
import Afterword from './sheet/Afterword.svelte';
import Board from './Board.svelte';
import { firstTimes, teaching } from './teaching.ts';

export default crosswordRoom({
  Board,
  Afterword,
  teaching,
  firstTimes,
  sounds: { laid: 'tap', taken_back: 'miss', upheld: 'gain', match_ended: 'end' },
});
