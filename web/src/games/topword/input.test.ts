import { describe, expect, it } from 'vitest';
import type { Square } from '../../kit/board/grid.ts';
import { openHands, pick, putAt, putOn, settled, takeAllBack, tapped, waiting, type Hands } from '../../crossword/hands/hands.ts';
import { handling, layOf } from './input.ts';
import { scene } from './scene.ts';
import type { OwnAsk } from './wire.ts';

const view = scene();
const hands = openHands(handling.faces(view), handling.start(view));
const idOf = (held: Hands, face: string): number => waiting(held).find((piece) => piece.face === face)?.id ?? -1;
const tapTap = (held: Hands, face: string, square: Square): Hands => tapped(pick(held, idOf(held, face)), square);
const rackOf = (held: Hands): string =>
  waiting(held)
    .map((piece) => piece.face)
    .join('');

describe('tap and tap', () => {
  it('lay the picked letter on the square, and ask for it', () => {
    const laid = tapTap(hands, 'I', [5, 2]);
    expect(layOf(laid)).toEqual({ kind: 'lay', tiles: [{ row: 5, col: 2, letter: 'I' }] });
    expect(rackOf(laid)).toBe('REQSEN');
    expect(laid.picked).toBeNull();
  });

  it('take a loose letter back', () => {
    const laid = tapTap(hands, 'I', [5, 2]);
    expect(tapped(laid, [5, 2]).put).toEqual([]);
  });

  it('exchange a loose letter for the picked one', () => {
    const laid = tapTap(tapTap(hands, 'I', [5, 2]), 'N', [5, 2]);
    expect(putOn(laid, [5, 2])?.face).toBe('N');
    expect(rackOf(laid)).toBe('IREQSE');
  });

  it('turn the direction on the square where one is', () => {
    const there = tapped(hands, [7, 7]);
    expect([there.across, tapped(there, [7, 7]).across]).toEqual([true, false]);
  });

  it('let go of a letter that is picked twice', () => {
    expect(pick(pick(hands, 3), 3).picked).toBeNull();
  });
});

describe('the lay', () => {
  it('is written in reading order, whatever order the letters were put in', () => {
    const laid = tapTap(tapTap(hands, 'E', [7, 2]), 'I', [5, 2]);
    expect(layOf(laid)).toEqual({
      kind: 'lay',
      tiles: [
        { row: 5, col: 2, letter: 'I' },
        { row: 7, col: 2, letter: 'E' },
      ],
    });
  });

  it('is none without letters', () => {
    expect(layOf(hands)).toBeNull();
    expect(layOf(takeAllBack(tapTap(hands, 'I', [5, 2])))).toBeNull();
  });

  it('moves a letter that is dragged on from one square to another', () => {
    const laid = tapTap(hands, 'I', [5, 2]);
    const id = laid.put[0]?.id ?? -1;
    expect(putAt(laid, id, [6, 6]).put).toEqual([{ id, square: [6, 6], as: '' }]);
  });
});

describe('after the table has changed', () => {
  const laid = tapTap(tapTap(hands, 'I', [5, 2]), 'E', [7, 2]);

  it('one’s own move leaves the board free, and the order of the rack as it was', () => {
    const after = settled(laid, [...'RQSENTO'], true);
    expect(after.put).toEqual([]);
    expect(rackOf(after)).toBe('RQSENTO');
  });

  it('a move of another leaves the letters where they lie', () => {
    expect(settled(laid, [...view.rack], false).put).toEqual(laid.put);
  });

  it('letters that have gone are no longer on the board', () => {
    const after = settled(laid, [...'RQSENE'], false);
    expect(after.put.map((one) => after.pieces.find((piece) => piece.id === one.id)?.face)).toEqual(['E']);
  });

  it('a letter taken back after a challenge comes back to the rack', () => {
    const played = settled(laid, [...'RQSENTO'], true);
    expect([...rackOf(settled(played, [...'IREQSEN'], false))].sort().join('')).toBe('EEINQRS');
  });
});

it('what the rules do not understand is no ask: svelte-check sees it', () => {
  const asks: OwnAsk[] = [
    // @ts-expect-error a kind that is none
    { kind: 'lya', tiles: [] },
    // @ts-expect-error a field of another kind
    { kind: 'challenge', tiles: [] },
    // @ts-expect-error a lay of nothing
    { kind: 'lay' },
    { kind: 'pass', swap: 'E' },
  ];
  expect(asks).toHaveLength(4);
});
