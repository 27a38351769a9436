// Multimo at the table: its board, the analysis, and the sounds it makes.
import type { GameUi } from '../contract.ts';
import Analysis from './reveal/Analysis.svelte';
import { moments } from './reveal/counting.ts';
import { looked } from './reveal/looking.ts';
import { party } from './reveal/party.ts';
import { unfolded } from './reveal/unfolding.ts';
import PastGrid from './reveal/PastGrid.svelte';
import Board from './Board.svelte';
import { hintMoment, scores } from './present.ts';
import { firstTimes, teaching } from './teaching.ts';
import type { View } from './wire.ts';

const room: GameUi = {
  Board,
  Analysis,
  lookingBack: { ...looked, Picture: PastGrid },
  teaching,
  firstTimes,
  scores: (view) => scores(view as View),
  hintMoment: (view) => hintMoment(view as View),
  stepsBack: true,
  keys: [
    ['Letters', 'keys.letters'],
    ['.', 'keys.neutral'],
    ['Arrows', 'keys.arrows'],
    ['Enter', 'keys.place'],
    ['/', 'keys.turn'],
    ['Backspace', 'keys.erase'],
    ['Control+Z', 'keys.undo'],
    ['Escape', 'keys.let_go'],
  ],
  quiet: ['arranged', 'filled'],
  moments,
  between: unfolded,
  sounds: { letter_named: 'tap', letter_drawn: 'tap', neutral_placed: 'tap', word_accepted: 'gain', word_refused: 'miss' },
  tally: (view, seat) => ({ words: ((view as View).sheets[seat]?.words ?? []).filter((word) => !word.flaw).map((word) => word.text) }),
  instrument: 'paper',
  party,
};

export default room;
