// Motus' party: red squares and yellow discs fall, and the word that was found quickest stands in red. Pure.
import { finest } from '../../../kit/party/finest.ts';
import { DISC, tile, type Piece } from '../../../kit/party/piece.ts';
import type { Keepsake, Party } from '../../contract.ts';
import type { View } from '../view.ts';

const WELL: Partial<Piece> = { fill: '#c8392f', edge: '#8f1f18', ink: '#ffffff' };
const MISPLACED: Piece = { path: DISC, fill: '#f0cf5a', edge: '#b8932a' };
const ABSENT = tile('', { fill: '#22303f', edge: '#5d7389' });
const MARKS: Readonly<Record<string, Piece>> = { X: tile('', WELL), O: MISPLACED, '-': ABSENT };

export function keepsakes(view: View): readonly Keepsake[] {
  const found = view.sheet.flatMap((word) => (word.status === 'found' && word.finder !== null ? [{ ...word, finder: word.finder }] : []));
  return finest(
    found,
    (word) => word.finder,
    (word) => -word.lines,
  ).map(({ finder, secret, lines }) => ({
    seat: finder,
    pieces: [...secret].map((letter) => tile(letter, WELL)),
    fields: { word: secret, count: lines },
    worth: secret.length / 100 - lines,
  }));
}

/** The marks of a single word without its letters. */
export function veiled(view: View): readonly (readonly Piece[])[] {
  const slate = view.slates[0]?.slate;
  return (slate?.lines ?? []).map(({ marks }) => Array.from({ length: slate?.known.length ?? 0 }, (_, n) => MARKS[marks[n] ?? '-'] ?? ABSENT));
}

export const party: Party = {
  pieces: [...[...'MOTUS'].map((letter) => tile(letter, WELL)), tile('', WELL), MISPLACED, MISPLACED],
  keepsakes: (view) => keepsakes(view as View),
  veiled: (view) => veiled(view as View),
};
