import { describe, expect, it, test } from 'vitest';
import { carry, lift, moveTo, openHands, place, settled, tapped, tappedArea, tappedPile, type Hands } from './input.ts';
import { scene } from '../scene.ts';

const hands = openHands(scene());
const look = (held: Hands): string => `${held.grid.join('/')} ${[...held.waiting].sort().join('')}`;

test('one begins to write where there is nothing', () => {
  expect(hands.at).toEqual([1, 0]);
});

describe('tap and tap', () => {
  it('lay the picked pile on a square', () => {
    const laid = tapped(tappedPile(hands, 'S'), [2, 2]);
    expect(look(laid)).toBe('LUNE/.A../..S. #T');
    expect(laid.held).toBeNull();
  });

  it('lay pile after pile on the picked square and those behind it', () => {
    const typed = tappedPile(tappedPile(tapped(hands, [2, 1]), 'S'), 'T');
    expect(look(typed)).toBe('LUNE/.A../.ST. #');
    expect(typed.held).toEqual({ from: 'square', square: [2, 3] });
  });

  it('let a laid pile replace what was there', () => {
    expect(look(tapped(tappedPile(hands, 'S'), [1, 1]))).toBe('LUNE/.S../.... #AT');
  });

  it('carry a tile to an empty square', () => {
    const moved = tapped(tapped(hands, [1, 1]), [2, 3]);
    expect(look(moved)).toBe('LUNE/..../...A #ST');
    expect(moved.came['2,3']).toBe('1,1');
  });

  it('exchange two tiles', () => {
    const two = tapped(tappedPile(hands, 'S'), [2, 2]);
    expect(look(tapped(tapped(two, [1, 1]), [2, 2]))).toBe('LUNE/.S../..A. #T');
  });

  it('take a tile back beside the grid', () => {
    expect(look(tappedArea(tapped(hands, [1, 1])))).toBe('LUNE/..../.... #AST');
  });

  it('let go of a tile that is picked twice, and turn at an empty square', () => {
    expect(tapped(tapped(hands, [1, 1]), [1, 1]).held).toBeNull();
    const there = tapped(hands, [2, 0]);
    expect([there.across, tapped(there, [2, 0]).across]).toEqual([true, false]);
  });

  it('never touch what is fixed', () => {
    expect(look(tapped(tappedPile(hands, 'S'), [0, 0]))).toBe(look(hands));
    expect(look(carry(hands, [0, 0], [2, 0]))).toBe(look(hands));
    expect(look(carry(hands, [1, 1], [0, 0]))).toBe(look(hands));
    expect(look(lift(hands, [0, 0]))).toBe(look(hands));
  });
});

describe('arrows', () => {
  it('set the direction in which letters run', () => {
    const down = moveTo({ ...hands, at: [0, 0] }, [1, 0]);
    expect([down.across, moveTo(down, [1, 1]).across]).toEqual([false, true]);
  });

  it('carry a picked tile along, but not a picked empty square', () => {
    expect(moveTo(tapped(hands, [1, 1]), [1, 2]).held).toEqual({ from: 'square', square: [1, 1] });
    expect(moveTo(tapped(hands, [2, 1]), [2, 2]).held).toBeNull();
  });
});

describe('after the table has changed', () => {
  const laid = place(hands, 'S', [2, 2]);

  it('one’s own grid stays until the house has answered, and a new letter waits', () => {
    expect(look(settled(laid, scene({ waiting: 'ST#O' }), false))).toBe('LUNE/.A../..S. #OT');
  });

  it('the house’s grid counts once nothing is under way', () => {
    expect(look(settled(laid, scene(), true))).toBe(look(hands));
  });

  it('a grid that cannot be any more gives way', () => {
    expect(look(settled(laid, scene({ waiting: 'T#' }), false))).toBe('LUNE/.A../.... #T');
  });

  it('a pile that is used up is no longer picked', () => {
    expect(settled(tappedPile(hands, 'S'), scene({ waiting: 'T#' }), true).held).toBeNull();
  });
});
