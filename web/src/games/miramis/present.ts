// From the view to what is drawn and said: squares, letters, the main button, the hint. Pure.
import { layButton, whyOf, type Reading } from '../../crossword/board/reading.ts';
import { isAmong, squareName, squaresOf } from '../../crossword/board/squares.ts';
import type { Crossword } from '../../crossword/contract.ts';
import type { Hands } from '../../crossword/hands/hands.ts';
import type { Say } from '../../i18n/texts.ts';
import type { Square } from '../../kit/board/grid.ts';
import type { Placed } from '../../wire/insight.ts';
import type { MainButton, Words } from '../../kit/preview/previewed.ts';
import { handling, layOf, looseOn } from './input.ts';
import { coloursOf, isMiramis, noted, PAWN, type Shown } from './letters.ts';
import { signAt, stoneAt } from './view.ts';
import type { Letter, OwnAsk, Preview, View } from './wire.ts';

export const reading = ({ words, why, score, at_most }: Preview): Reading => ({
  words: words.map((word, n) => ({ text: word.text, squares: squaresOf(word, word.text.length), good: why && !why[n], why: whyOf(why?.[n]) })),
  points: score?.points ?? null,
  atMost: at_most,
});

/** The one button: it lays what lies on the board and says what that earns. */
export const mainButton = (hands: Hands, found: Reading | null): MainButton<OwnAsk> => layButton(layOf(hands), found);

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
export function stoneName({ letter, reads, colour }: Shown, say: Say): string {
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
  const key = loose ? 'ui.tile_pending' : isAmong(lastSquares(view), square) ? 'ui.stone_last' : 'ui.stone';
  return say(key, { square: name, letter: stoneName(stone, say) });
}

/** The squares where the letters of the last move lie. */
export const lastSquares = (view: View): readonly Square[] => view.last?.squares ?? [];

/** A table with a move on it that was or might have been played, marked like the last one. */
export function withMove(view: View, placed: readonly Placed[]): View {
  if (!placed.length) return view;
  const pieceOn = (row: number, col: number) => placed.find((one) => one.row === row && one.col === col);
  const stones = view.stones.map((line, row) => line.map((stone, col) => noted(pieceOn(row, col)?.piece) ?? stone));
  const rack = [...view.rack];
  for (const { piece } of placed) {
    const letter = noted(piece)?.letter;
    const at = rack.findIndex((one) => one.face === letter?.face && one.colour === letter.colour);
    if (at >= 0) rack.splice(at, 1);
  }
  const squares = placed.map(({ row, col }): Square => [row, col]);
  const score = { words: [], matches: [], match: 0, run: 0, bonus: 0, factor: 1, points: 0 };
  return { ...view, stones, rack, last: { seat: view.turn, deed: 'lay', notation: '', exchanged: 0, squares, score } };
}

const QUIET: ReadonlySet<string> = new Set(['board_laid', 'bag_shaken', 'letters_drawn', 'rack_filled', 'lot_drawn', 'began', 'match_ended']);

export const crossword: Crossword<View, OwnAsk, Preview> = {
  ...handling,
  reading,
  button: (_, hands, found) => mainButton(hands, found),
  begun: new Set(['no_word', 'not_joined', 'not_on_miramis']),
  missing: (letter) => ({ key: 'ui.missing', fields: { letter } }),
  newsworthy: ({ kind }) => !QUIET.has(kind),
};
