// Miramis at the table: its board, the score sheet afterwards, and the sounds it makes.
import { crosswordRoom } from '../../crossword/room.ts';
import Afterword from './sheet/Afterword.svelte';
import Board from './Board.svelte';
import { firstTimes, teaching } from './teaching.ts';

export default crosswordRoom({
  Board,
  Afterword,
  teaching,
  firstTimes,
  keys: [
    ['*', 'keys.colour'],
    ['+ -', 'keys.zoom'],
  ],
  sounds: { laid: 'tap', exchanged: 'tap', letters_exchanged: 'tap', match_ended: 'end' },
});
