// From the view to what is drawn and said: squares, words, the main button, the hint, the scores. Pure.
import { sameSquare, stepped, type Square } from '../../kit/board/grid.ts';
import { putOn, type Hands } from '../../crossword/hands/hands.ts';
import type { MainButton, Outlook as Found, Words } from '../../kit/preview/outlook.ts';
import type { GameEvent, Refusal } from '../../net/messages.ts';
import { layOf } from './input.ts';
import { spelled, squareName, squareNamed, stackAt, type Foreseen, type Formed, type View } from './view.ts';

export type Outlook = Found<Foreseen>;

/** The one button: it lays what lies on the board and says what that earns, or accepts the move that ends the match. */
export function mainButton(view: View, hands: Hands, outlook: Outlook | null): MainButton {
  if (view.phase === 'verdict') return { words: { key: 'ui.accept', fields: {} }, ask: { kind: 'pass', swap: null } };
  const ask = layOf(hands);
  if (!ask) return { words: { key: 'ui.lay_choose', fields: {} }, ask: null };
  const points = outlook?.preview && outlook.preview.words.every((one) => one.good !== false) ? (outlook.preview.sum?.points ?? null) : null;
  return { words: points === null ? { key: 'ui.lay_now', fields: {} } : { key: 'ui.lay', fields: { count: points } }, ask };
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
    const key = isLast(view, square) ? 'ui.square_last' : 'ui.square_stack';
    return { key, fields: { square: name, letter: spelled(stack.at(-1) ?? ''), count: stack.length } };
  }
  return { key: isCentre(view, square) ? 'ui.square_centre' : 'ui.square_empty', fields: { square: name } };
}

export const isCentre = (view: View, square: Square): boolean => view.centre.some((one) => sameSquare(one, square));

/** Whether a letter of the last move lies on top there. */
export const isLast = (view: View, square: Square): boolean => view.last?.squares.some((one) => sameSquare(one, square)) ?? false;

export function squaresOf(word: Pick<Formed, 'row' | 'col' | 'across' | 'squares'>): readonly Square[] {
  return Array.from({ length: word.squares }, (_, n) => stepped([word.row, word.col], n, word.across));
}

/** The squares a refusal speaks of: the one it names, or those of the word it names. */
export function squaresRefused(refusal: Refusal | null, outlook: Outlook | null): readonly Square[] {
  if (!refusal) return [];
  const named = squareNamed(refusal['square']);
  if (named) return [named];
  const word = outlook?.preview?.words.find((one) => one.text === refusal['word']);
  return word ? squaresOf(word) : [];
}

/** The squares of words that are known to be bad. */
export function squaresOfBadWords(outlook: Outlook | null): readonly Square[] {
  return outlook?.preview?.words.filter((one) => one.good === false).flatMap(squaresOf) ?? [];
}

/** What the letters would bring, in one sentence for the ear. */
export function outlookWords(outlook: Outlook): Words | null {
  const preview = outlook.preview;
  if (!preview) return null;
  const bad = preview.words.filter((one) => one.good === false).map((one) => one.text);
  if (bad.length) return { key: 'ui.outlook_bad', fields: { words: bad.join(', ') } };
  const words = preview.words.map((one) => one.text).join(', ');
  return preview.sum ? { key: 'ui.outlook', fields: { words, count: preview.sum.points } } : { key: 'ui.outlook_words', fields: { words } };
}

export const scores = (view: View): readonly string[] => view.scores.map(String);

const QUIET: ReadonlySet<string> = new Set(['bag_shaken', 'letters_drawn', 'rack_filled', 'lot_drawn']);

/** Whether an event is worth a line above the rack; the log tells everything. */
export const newsworthy = (event: GameEvent): boolean => !QUIET.has(event.kind);
