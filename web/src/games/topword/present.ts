// From the view to what is drawn and said: squares, words, the main button, the hint. Pure.
import { layButton, whyOf, type Reading } from '../../crossword/board/reading.ts';
import { isAmong, squareName, squaresOf } from '../../crossword/board/squares.ts';
import type { Crossword } from '../../crossword/contract.ts';
import { putOn, type Hands } from '../../crossword/hands/hands.ts';
import type { Square } from '../../kit/board/grid.ts';
import type { Placed } from '../../wire/insight.ts';
import type { MainButton, Words } from '../../kit/preview/previewed.ts';
import { handling, layOf } from './input.ts';
import { spelled, stackAt } from './view.ts';
import type { OwnAsk, Preview, View } from './wire.ts';

export const reading = ({ words, sum }: Preview): Reading => ({
  words: words.map((word) => ({ text: word.text, squares: squaresOf(word, word.squares), good: word.good, why: whyOf(word.why) })),
  points: sum?.points ?? null,
  atMost: false,
});

/** The one button: it lays what lies on the board and says what that earns, or accepts the move that ends the match. */
export function mainButton(view: View, hands: Hands, found: Reading | null): MainButton<OwnAsk> {
  if (view.phase === 'verdict') return { words: { key: 'ui.accept', fields: {} }, ask: { kind: 'pass', swap: null } };
  return layButton(layOf(hands), found);
}

/** What is asked of the one who looks, or what the table waits for. */
export function hint(view: View, names: readonly string[]): Words {
  if (view.phase === 'over' || view.phase === 'deal') return { key: `ui.hint.${view.phase}`, fields: {} };
  const mine = view.seat !== null && view.turn === view.seat;
  const first = view.phase === 'play' && view.stacks.every((row) => row.every((stack) => stack === ''));
  const moment = view.phase === 'verdict' ? 'verdict' : first ? 'first' : 'play';
  return { key: `ui.hint.${moment}`, fields: { you: mine, seat: names[view.turn] ?? '' } };
}

/** A square to those who do not see it: its name, its letter, its height. */
export function squareWords(view: View, hands: Hands | null, square: Square): Words {
  const name = squareName(square);
  const stack = stackAt(view, square);
  const loose = hands && putOn(hands, square);
  if (loose) return { key: 'ui.tile_pending', fields: { letter: spelled(loose.face), square: name, count: stack.length + 1 } };
  if (stack) {
    const key = isAmong(lastSquares(view), square) ? 'ui.square_last' : 'ui.square_stack';
    return { key, fields: { square: name, letter: spelled(stack.at(-1) ?? ''), count: stack.length } };
  }
  return { key: isAmong(view.centre, square) ? 'ui.square_centre' : 'ui.square_empty', fields: { square: name } };
}

/** The squares where a letter of the last move lies on top. */
export const lastSquares = (view: View): readonly Square[] => view.last?.squares ?? [];

/** A table with a move on it that was or might have been played, marked like the last one. */
export function withMove(view: View, placed: readonly Placed[]): View {
  const stacks = view.stacks.map((line, row) => line.map((stack, col) => stack + (placed.find((one) => one.row === row && one.col === col)?.piece ?? '')));
  const rack = placed.reduce((left, { piece }) => left.replace(piece, ''), view.rack);
  const squares = placed.map(({ row, col }): Square => [row, col]);
  return { ...view, stacks, rack, last: placed.length ? { seat: view.turn, squares, words: [], points: 0 } : view.last };
}

const QUIET: ReadonlySet<string> = new Set(['bag_shaken', 'letters_drawn', 'rack_filled', 'lot_drawn', 'began', 'match_ended']);

export const crossword: Crossword<View, OwnAsk, Preview> = {
  ...handling,
  reading,
  button: mainButton,
  begun: new Set(['no_word', 'not_connected', 'not_on_centre']),
  missing: (letter) => ({ key: 'refusal.not_on_rack', fields: { letter: spelled(letter) } }),
  newsworthy: ({ kind }) => !QUIET.has(kind),
};
