// Motus at the table: its board, the words afterwards, the analysis, what one may boast of, and the sounds it makes.
import type { GameUi } from '../contract.ts';
import Afterword from './after/Afterword.svelte';
import Analysis from './after/Analysis.svelte';
import { ending, tally, victors } from './after/ending.ts';
import { looked } from './after/looking.ts';
import { party } from './after/party.ts';
import Pattern from './after/Pattern.svelte';
import PastSlate from './after/PastSlate.svelte';
import Board from './Board.svelte';
import { boast } from './boast.ts';
import { hintMoment } from './panels.ts';
import { scores } from './present.ts';
import { moments } from './show/moments.ts';
import { heard, QUIET } from './spoken.ts';
import { firstTimes, teaching } from './teaching.ts';
import type { View } from './view.ts';

const room: GameUi = {
  Board,
  Afterword,
  Analysis,
  lookingBack: { ...looked, Picture: PastSlate },
  practice: { Exercise: Pattern, written: (word) => word },
  teaching,
  firstTimes,
  scores: (view) => scores(view as View),
  boast: (view, _seat, day, say, shapes) => boast(view as View, day, say, shapes),
  ending: (view, names, reader, say) => ending(view as View, names, reader, say),
  victors: (view) => victors(view as View),
  quiet: QUIET,
  heard,
  hintMoment: (view) => hintMoment(view as View),
  moments: (before, after, happened, still) => moments(before as View, after as View, happened, still),
  sounds: { marked: 'tap', ball_drawn: 'tap', blank_drawn: 'miss', word_found: 'gain', word_missed: 'miss', motus_made: 'end' },
  tally: (view, seat) => tally(view as View, seat),
  instrument: 'slate',
  party,
};

export default room;
