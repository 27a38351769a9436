import { describe, expect, it } from 'vitest';
import { meant, moved, restocked, shuffled, sorted, type RackPiece } from './rack.ts';

const rack = restocked([], [...'BACA']);
const faces = (pieces: readonly RackPiece[]): string => pieces.map((piece) => piece.face).join('');

describe('a rack', () => {
  it('keeps its order through a draw, new pieces at the end with ids of their own', () => {
    const after = restocked(rack, [...'ACAXY']);
    expect(faces(after)).toBe('ACAXY');
    expect(new Set(after.map((piece) => piece.id)).size).toBe(5);
    expect(after[0]?.id).toBe(rack[1]?.id);
  });

  it('lets the pieces that were out on the board go first', () => {
    const second = rack[3]?.id ?? -1;
    expect(restocked(rack, [...'BAC'], new Set([second])).map((piece) => piece.id)).toEqual(rack.slice(0, 3).map((piece) => piece.id));
    const first = rack[1]?.id ?? -1;
    expect(restocked(rack, [...'BAC'], new Set([first])).some((piece) => piece.id === first)).toBe(false);
  });

  it('is shuffled without loss, and sorted', () => {
    expect(faces(sorted(shuffled(rack, () => 0)))).toBe('AABC');
    expect(faces(shuffled(rack, () => 0))).not.toBe(faces(rack));
  });

  it('is chosen from by keys: one after the other of the same letter', () => {
    const key = (letter: string, ...chosen: number[]) =>
      meant(
        rack,
        letter,
        ({ face }) => face,
        (id) => chosen.includes(id),
      );
    const [, first, , second] = rack.map(({ id }) => id);
    expect([key('a'), key('A', first!), key('a', first!, second!), key('x'), key('Enter')]).toEqual([first, second, first, null, null]);
  });

  it('moves a piece to another spot', () => {
    expect(faces(moved(rack, rack[0]?.id ?? -1, 2))).toBe('ACBA');
    expect(moved(rack, 99, 0)).toBe(rack);
  });
});
