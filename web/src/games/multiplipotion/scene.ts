// A small table for tests: cards 11–13 lie before seat 0, 21–22 before seat 1, 31–32 are in seat 0's hand.
import type { Card, View } from './wire.ts';

export const card = (id: number, potion: number, monster: number): Card => ({ id, potion, monster, colour: monster > 25 ? 'violet' : 'green' });

export function scene(changes: Partial<View> = {}): View {
  return {
    seat: 0,
    level: 'all',
    help: 'none',
    phase: 'draw',
    turn: 0,
    zones: [
      [card(11, 9, 16), card(12, 7, 48), card(13, 2, 10)],
      [card(21, 4, 63), card(22, 4, 24)],
    ],
    hand_counts: [2, 3],
    hand: [card(31, 5, 24), card(32, 3, 12)],
    trophies: [[], [card(41, 6, 36)]],
    pile: 40,
    buried: [],
    may_denounce: false,
    capturable: [],
    own: [],
    lessons: null,
    result: null,
    ...changes,
  };
}
