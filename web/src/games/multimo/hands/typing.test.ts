import { describe, expect, it } from 'vitest';
import { moveTo, openHands, type Hands } from './input.ts';
import { scene } from '../scene.ts';
import { erase, typeTile } from './typing.ts';
import { NEUTRAL } from '../view.ts';

const start = (row: number, col: number, across = true): Hands => ({ ...moveTo(openHands(scene()), [row, col]), across });
const type = (hands: Hands, tiles: string): Hands => [...tiles].reduce((held, tile) => typeTile(held, tile).hands, hands);

describe('typing', () => {
  it('lays tiles from the waiting area and runs on', () => {
    const typed = type(start(2, 0), `ST${NEUTRAL}`);
    expect(typed.grid[2]).toBe('ST#.');
    expect([typed.at, typed.waiting]).toEqual([[2, 3], '']);
  });

  it('passes over what lies there already, fixed or not', () => {
    expect(type(start(0, 1, false), 'UAS').grid).toEqual(['LUNE', '.A..', '.S..']);
  });

  it('says what is missing and stays', () => {
    const { hands, problem } = typeTile(start(2, 0), 'K');
    expect([problem, hands.at]).toEqual(['missing', [2, 0]]);
  });

  it('does not change what is fixed', () => {
    expect(typeTile(start(0, 0), 'S').problem).toBe('fixed');
  });

  it('stops at the edge', () => {
    expect(type(start(2, 3), 'S').at).toEqual([2, 3]);
  });
});

describe('going back', () => {
  it('lifts the tile under the cursor', () => {
    expect(erase(start(1, 1)).grid[1]).toBe('....');
  });

  it('lifts the one before an empty square', () => {
    const back = erase(type(start(2, 0), 'ST'));
    expect([back.grid[2], back.at]).toEqual(['S...', [2, 1]]);
  });

  it('leaves what is fixed', () => {
    expect(erase(start(1, 0, false)).grid).toEqual(scene().grid);
  });
});
