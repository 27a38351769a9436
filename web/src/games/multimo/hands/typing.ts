// Keys on the grid: a letter or a neutral square comes from the waiting area, and the cursor runs on. Pure.
import { stepped } from '../../../kit/board/grid.ts';
import { at, inside } from '../grid.ts';
import { isFixed, lift, place, type Hands } from './input.ts';
import { EMPTY } from '../view.ts';

/** What a key led to; `problem` names the sentence for what could not be. */
export interface Typed {
  readonly hands: Hands;
  readonly problem: 'missing' | 'fixed' | null;
}

/** A tile where the cursor is; one that lies there already is passed over. */
export function typeTile(hands: Hands, face: string): Typed {
  const here = at(hands.grid, hands.at);
  if (here === face) return { hands: onward(hands, 1), problem: null };
  if (isFixed(hands, hands.at)) return { hands, problem: 'fixed' };
  if (!hands.waiting.includes(face)) return { hands, problem: 'missing' };
  return { hands: onward(place({ ...hands, held: null }, face, hands.at), 1), problem: null };
}

/** One step back: the tile under the cursor, or if there is none the one before it. */
export function erase(hands: Hands): Hands {
  const loose = at(hands.grid, hands.at) !== EMPTY && !isFixed(hands, hands.at);
  const there = loose ? hands : onward(hands, -1);
  return { ...lift(there, there.at), held: null };
}

function onward(hands: Hands, steps: number): Hands {
  const next = stepped(hands.at, steps, hands.across);
  return inside(hands.grid, next) ? { ...hands, at: next } : hands;
}
