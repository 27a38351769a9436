// Miramis at the table: its board, the score sheet afterwards, the analysis, and the sounds it makes.
import Analysis from '../../crossword/sheet/Insight.svelte';
import type { GameUi } from '../contract.ts';
import Afterword from './Afterword.svelte';
import Board from './Board.svelte';
import { scores } from './present.ts';
import type { View } from './view.ts';

const room: GameUi = {
  Board,
  Afterword,
  Analysis,
  scores: (view) => scores(view as View),
  sounds: { laid: 'tap', exchanged: 'tap', letters_exchanged: 'tap', match_ended: 'end' },
};

export default room;
