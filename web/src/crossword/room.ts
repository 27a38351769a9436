// A game of crossing words as the table knows it: its board, the score sheet afterwards, the analysis that all of them share.
import type { GameUi } from '../games/contract.ts';
import Insight from './sheet/Insight.svelte';

type Own = Required<Pick<GameUi, 'Board' | 'Afterword' | 'sounds'>>;

export const crosswordRoom = (own: Own): GameUi => ({
  ...own,
  Analysis: Insight,
  scores: (view) => (view as { readonly scores: readonly number[] }).scores.map(String),
});
