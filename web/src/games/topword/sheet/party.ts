// Topword's party: ivory letters fall, and each player's finest move stands on the stage. Pure.
import { finest } from '../../../kit/party/finest.ts';
import { tile } from '../../../kit/party/piece.ts';
import type { Keepsake, Party } from '../../contract.ts';
import type { View } from '../wire.ts';

const WARM = ['#fbf6e9', '#f5e0a8', '#ecc98a', '#e3b273'];

export function keepsakes(view: View): readonly Keepsake[] {
  const lays = view.history.filter((move) => move.deed === 'lay' && !move.taken_back && move.points > 0 && move.words.length);
  return finest(
    lays,
    (move) => move.seat,
    (move) => move.points,
  ).map(({ seat, words, points }) => {
    const [word = { text: '', points: 0 }] = [...words].sort((one, other) => other.points - one.points);
    return { seat, pieces: [...word.text].map((letter) => tile(letter)), fields: { word: word.text, count: points }, worth: points };
  });
}

export const party: Party = {
  pieces: [...'TOPWORD'].map((letter, n) => tile(letter, { fill: WARM[n % WARM.length]!, edge: '#b69a63' })),
  keepsakes: (view) => keepsakes(view as View),
};
