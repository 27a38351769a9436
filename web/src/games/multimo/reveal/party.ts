// Multimo's party: letters and black squares fall, and the word worth most stands on the stage. Pure.
import { finest } from '../../../kit/party/finest.ts';
import { tile } from '../../../kit/party/piece.ts';
import type { Keepsake, Party } from '../../contract.ts';
import type { View, Word } from '../wire.ts';

const NEUTRAL = tile('', { fill: '#171310', edge: '#4a4038' });

export function keepsakes(view: View): readonly Keepsake[] {
  const own = ({ flaw, row, across }: Word): boolean => !flaw && !(view.options.start_word && across && row === 0); // nobody found the word that all began with
  const words = view.sheets.flatMap((sheet, seat) => sheet.words.filter(own).map((word) => ({ ...word, seat })));
  return finest(
    words,
    (word) => word.seat,
    (word) => word.points,
  ).map(({ seat, text, points }) => ({ seat, pieces: [...text].map((letter) => tile(letter)), fields: { word: text, count: points }, worth: points }));
}

export const party: Party = {
  pieces: [...[...'MULTIMO'].map((letter) => tile(letter)), NEUTRAL, NEUTRAL],
  keepsakes: (view) => keepsakes(view as View),
};
