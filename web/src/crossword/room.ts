// A game of crossing words as the table knows it: its board, the score sheet afterwards, the analysis that all of them share.
import type { GameUi, KeyHelp } from '../games/contract.ts';
import Insight from './sheet/Insight.svelte';

type Own = Required<Pick<GameUi, 'Board' | 'Afterword' | 'sounds' | 'instrument' | 'party'>> & Pick<GameUi, 'keys' | 'teaching' | 'firstTimes'>;

const KEYS: readonly KeyHelp[] = [
  ['Letters', 'keys.letters'],
  ['Arrows', 'keys.arrows'],
  ['/', 'keys.turn'],
  ['Tab', 'keys.tab'],
  ['Backspace', 'keys.erase'],
  ['Escape', 'keys.back'],
  ['Enter', 'keys.play'],
];

export const crosswordRoom = (own: Own): GameUi => ({
  ...own,
  keys: [...KEYS, ...(own.keys ?? [])],
  Analysis: Insight,
  scores: (view) => (view as { readonly scores: readonly number[] }).scores.map(String),
});
