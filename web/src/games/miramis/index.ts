// Miramis at the table: its board, the score sheet afterwards, the party at the end, and the sounds it makes.
import { crosswordRoom } from '../../crossword/room.ts';
import Afterword from './sheet/Afterword.svelte';
import Board from './Board.svelte';
import { firstTimes, teaching } from './teaching.ts';
import { party } from './sheet/party.ts';

export default crosswordRoom({
  Board,
  Afterword,
  teaching,
  firstTimes,
  keys: [
    ['*', 'keys.colour'],
    ['+ -', 'keys.zoom'],
  ],
  sounds: { laid: 'tap', exchanged: 'tap', letters_exchanged: 'tap' },
  instrument: 'marimba',
  party,
});
