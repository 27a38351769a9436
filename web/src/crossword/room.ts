// A game of crossing words as the table knows it: its board, the score sheet afterwards, the analysis that all of them share.
import type { GameUi, KeyHelp } from '../games/contract.ts';
import Insight from './insight/Insight.svelte';
import { lookingBack, type Draw } from './insight/looking.ts';
import Anagram from './insight/Anagram.svelte';

type Own = Required<Pick<GameUi, 'Board' | 'Afterword' | 'sounds' | 'feast' | 'instrument' | 'party' | 'tally'>> &
  Pick<GameUi, 'keys' | 'teaching' | 'firstTimes'> & {
    /** How a move of the analysis is drawn on the board. */
    readonly draw: Draw;
  };

const KEYS: readonly KeyHelp[] = [
  ['Letters', 'keys.letters'],
  ['Arrows', 'keys.arrows'],
  ['/', 'keys.turn'],
  ['Tab', 'keys.tab'],
  ['Backspace', 'keys.erase'],
  ['Escape', 'keys.back'],
  ['Enter', 'keys.play'],
];

export const crosswordRoom = ({ draw, ...own }: Own): GameUi => ({
  ...own,
  keys: [...KEYS, ...(own.keys ?? [])],
  Analysis: Insight,
  lookingBack: lookingBack(draw),
  practice: { Exercise: Anagram, written: (word) => word },
  scores: (view) => (view as { readonly scores: readonly number[] }).scores.map(String),
});
