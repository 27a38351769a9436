// MultipliPotion at the table: its board, what one has learnt, the analysis, and the sounds it makes.
import type { GameUi } from '../contract.ts';
import Afterword from './learning/Afterword.svelte';
import Board from './Board.svelte';
import { party } from './ending/party.ts';
import Analysis from './insight/Analysis.svelte';
import { lookingBack } from './insight/looking.ts';
import { scores } from './present.ts';
import { moments } from './show/moments.ts';
import Exercise from './learning/Exercise.svelte';
import Progress from './learning/Progress.svelte';
import { further, missed, sumOf } from './learning/strategy.ts';
import { remember } from './learning/progress.ts';
import { firstTimes, teaching } from './teaching.ts';
import type { View } from './wire.ts';

const room: GameUi = {
  Board,
  Afterword,
  Progress,
  practice: {
    Exercise,
    further,
    missed,
    written: (thing) => {
      const sum = sumOf(thing);
      return sum ? `${sum.a} × ${sum.b}` : '';
    },
  },
  Analysis,
  lookingBack,
  teaching,
  firstTimes,
  remember: (match, view, mine, names) => remember(match, view as View, mine, names),
  scores: (view) => scores(view as View),
  keys: [
    ['Arrows', 'keys.arrows.cards'],
    ['Enter', 'keys.choose'],
    ['Escape', 'keys.let_go'],
  ],
  moments,
  sounds: { laid: 'tap', first_laid: 'tap', captured: 'gain', rewarded: 'gain', denounced: 'gain', miscounted: 'miss' },
  instrument: 'glass',
  party,
};

export default room;
