// From the view to what is drawn and said: squares, letters, the main button, the hint, the scores. Pure.
import type { Say } from '../../i18n/texts.ts';
import { sameSquare, stepped, type Square } from '../../kit/board/grid.ts';
import type { Hands } from '../../crossword/hands/hands.ts';
import type { MainButton, Outlook as Found, Words } from '../../kit/preview/outlook.ts';
import type { GameEvent, Refusal } from '../../net/messages.ts';
import { layOf, looseOn } from './input.ts';
import { coloursOf, isMiramis, PAWN, type Letter, type Stone } from './letters.ts';
import { signAt, squareName, squareNamed, stoneAt, type Foreseen, type Formed, type View } from './view.ts';

export type Outlook = Found<Foreseen>;

/** The one button: it lays what lies on the board and says what that earns. */
export function mainButton(hands: Hands, outlook: Outlook | null): MainButton {
  const ask = layOf(hands);
  if (!ask) return { words: { key: 'ui.lay_choose', fields: {} }, ask: null };
  const found = outlook?.preview;
  const bad = found?.why?.some((one) => one !== null) ?? false;
  if (!found?.score || bad) return { words: { key: 'ui.lay_now', fields: {} }, ask };
  return { words: { key: found.at_most ? 'ui.lay_at_most' : 'ui.lay', fields: { count: found.score.points } }, ask };
}

/** What is asked of the one who looks, or what the table waits for. */
export function hint(view: View, names: readonly string[]): Words {
  if (view.phase !== 'play') return { key: `ui.hint.${view.phase}`, fields: {} };
  const mine = view.seat !== null && view.turn === view.seat;
  const bare = view.stones.every((row) => row.every((stone) => stone === null));
  return { key: `ui.hint.${bare ? 'first' : 'play'}`, fields: { you: mine, seat: names[view.turn] ?? '' } };
}

/** A letter of the rack as it is said: E red, the blue pawn. */
export function letterName({ face, colour }: Letter, say: Say): string {
  return face === PAWN ? say(`ui.pawn_${colour}`) : say(`ui.letter_${colour}`, { letter: face });
}

/** A letter on the board as it is said: what it reads, its colour, and what it is if it has declared either. */
export function stoneName({ letter, reads, colour }: Stone, say: Say): string {
  const own = letterName(letter, say);
  const declared = letter.colour === 'both' ? say(colour ? `ui.${colour}` : 'ui.no_colour') : '';
  return [letter.face === PAWN ? reads : '', own, declared].filter(Boolean).join(', ');
}

/** An empty square as it is said: B8, a two-coloured MIRAMIS square. */
export function groundName(sign: string, square: Square, say: Say): string {
  const colours = coloursOf(sign);
  return say(`ui.square_${isMiramis(sign) ? 'miramis_' : ''}${colours.length > 1 ? 'both' : (colours[0] ?? 'red')}`, { square: squareName(square) });
}

/** A square as it is said to those who do not see it: its name, what lies there, and which square it is. */
export function squareWords(view: View, hands: Hands | null, square: Square, say: Say): string {
  const name = squareName(square);
  const loose = hands && looseOn(hands, square);
  const stone = loose ?? stoneAt(view, square);
  if (!stone) return groundName(signAt(view, square), square, say);
  const key = loose ? 'ui.tile_pending' : isLast(view, square) ? 'ui.stone_last' : 'ui.stone';
  return say(key, { square: name, letter: stoneName(stone, say) });
}

/** Whether a letter of the last move lies there. */
export const isLast = (view: View, square: Square): boolean => view.last?.squares.some((one) => sameSquare(one, square)) ?? false;

export function squaresOf({ text, row, col, across }: Formed): readonly Square[] {
  return [...text].map((_, n) => stepped([row, col], n, across));
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
  const found = outlook?.preview;
  return found?.words.filter((_, n) => found.why?.[n]).flatMap(squaresOf) ?? [];
}

/** What the letters would bring, in one sentence for the ear. */
export function outlookWords(outlook: Outlook): Words | null {
  const found = outlook.preview;
  if (!found) return null;
  const texts = found.words.map((word) => word.text);
  const bad = texts.filter((_, n) => found.why?.[n]);
  if (bad.length) return { key: 'ui.outlook_bad', fields: { words: bad.join(', ') } };
  const words = texts.join(', ');
  if (!found.score) return { key: 'ui.outlook_words', fields: { words } };
  return { key: found.at_most ? 'ui.outlook_at_most' : 'ui.outlook', fields: { words, count: found.score.points } };
}

export const scores = (view: View): readonly string[] => view.scores.map(String);

const QUIET: ReadonlySet<string> = new Set(['board_laid', 'bag_shaken', 'letters_drawn', 'rack_filled', 'lot_drawn']);

/** Whether an event is worth a line above the rack; the log tells everything. */
export const newsworthy = (event: GameEvent): boolean => !QUIET.has(event.kind);
