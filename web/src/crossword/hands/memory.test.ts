import { describe, expect, it } from 'vitest';
import { openHands, putAt, waiting } from './hands.ts';
import { kept, restored } from './memory.ts';
import { moved } from '../rack/rack.ts';

const FACES = ['A', 'B', 'A', 'C'];
const fresh = openHands(FACES, [7, 7]);
const first = (face: string): number => waiting(fresh).find((piece) => piece.face === face)?.id ?? -1;
const laid = putAt({ ...fresh, across: false, pieces: moved(fresh.pieces, first('C'), 0) }, first('B'), [2, 3], 'red B');
const through = (faces: readonly string[], moves: number) => restored(faces, [7, 7], moves, JSON.parse(JSON.stringify(kept(laid, 2))));

describe('letters that lie unplayed', () => {
  it('are there again after a reload, where they lay and as what, on a rack in the same order', () => {
    const hands = through(['C', 'B', 'A', 'A'], 2);
    expect(hands.pieces.map((piece) => piece.face)).toEqual(['C', 'A', 'B', 'A']);
    expect(hands.put).toEqual([{ id: hands.pieces[2]?.id, square: [2, 3], as: 'red B' }]);
    expect([hands.across, hands.at]).toEqual([false, [2, 3]]);
  });

  it('are forgotten once one has moved, or when the rack is another', () => {
    expect(through(FACES, 3).put).toEqual([]);
    expect(through(['A', 'B', 'A', 'D'], 2).put).toEqual([]);
    expect(restored(FACES, [7, 7], 2, null)).toEqual(fresh);
  });
});
