// Miramis' party: red and blue letters fall, and each player's finest move stands on the stage in its colours. Pure.
import { finest } from '../../../kit/party/finest.ts';
import { DIAMOND, DISC, tile, type Piece } from '../../../kit/party/piece.ts';
import type { Keepsake, Party } from '../../contract.ts';
import type { Colour, View, Word } from '../wire.ts';

const DOT = 'M12 17a2.300 2.300 0 010 4.600 2.300 2.300 0 010-4.600z';
const LOZENGE = 'M12 16.700l2.700 2.700-2.700 2.700-2.700-2.700z';
const LOOKS: Readonly<Record<Colour, Partial<Piece>>> = {
  red: { fill: '#fdeee7', edge: '#c98f7d', ink: '#a3281d', at: 9.5, sign: DOT },
  blue: { fill: '#e9effa', edge: '#8fa3c8', ink: '#22428f', at: 9.5, sign: LOZENGE },
};

const coloured = (letter: string, colour: Colour): Piece => tile(letter, LOOKS[colour]);

/** The word as it lies on the board. */
function onBoard(view: View, { text, row, col, across }: Word): readonly Piece[] {
  return [...text].map((letter, n) => {
    const stone = view.stones[across ? row : row + n]?.[across ? col + n : col];
    return stone ? coloured(stone.reads, stone.colour) : tile(letter);
  });
}

/** What the runs of a word earned: a letter before a long word may bring more than the word it belongs to. */
const byRuns = ({ runs }: Word): number => runs.reduce((sum, run) => sum + run.points, 0);

export function keepsakes(view: View): readonly Keepsake[] {
  const lays = view.history.filter((move) => move.deed === 'lay' && move.score.points > 0);
  return finest(
    lays,
    (move) => move.seat,
    (move) => move.score.points,
  ).flatMap(({ seat, score }) => {
    const [word] = [...score.words].sort((one, other) => byRuns(other) - byRuns(one));
    return word ? [{ seat, pieces: onBoard(view, word), fields: { word: word.text, count: score.points }, worth: score.points }] : [];
  });
}

export const party: Party = {
  pieces: [
    ...[...'MIRAMIS'].map((letter, n) => coloured(letter, n % 2 ? 'blue' : 'red')),
    { path: DISC, fill: '#b9624f', edge: '#8f3a2a' },
    { path: DIAMOND, fill: '#5c7bb3', edge: '#34558f' },
  ],
  keepsakes: (view) => keepsakes(view as View),
};
