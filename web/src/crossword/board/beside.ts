// Where a note goes that speaks of some squares: within the board, and never over them. Pure.
import type { Square } from '../../kit/board/grid.ts';

export interface Spot {
  readonly top: string;
  readonly left: string;
  /** By how much of its own size it is moved, to the right and down. */
  readonly shift: string;
  /** How wide it may become. */
  readonly room: string;
}

/** So many rows hold a note. */
const ENOUGH = 3;
const APART = 0.15;

/** Below the squares or above them, wherever there is more room; beside a word that takes nearly a whole column. */
export function beside(squares: readonly Square[], size: number): Spot {
  const percent = (part: number): string => `${Math.round((part / size) * 1000) / 10}%`;
  const [rows, cols] = [squares.map(([row]) => row), squares.map(([, col]) => col)];
  const [first, end] = [Math.min(...rows), Math.max(...rows) + 1];
  const [left, right] = [Math.min(...cols), Math.max(...cols) + 1];
  const middle = percent((left + right) / 2);
  if (Math.max(first, size - end) >= ENOUGH) {
    const below = size - end >= first;
    return { top: percent(below ? end + APART : first - APART), left: middle, shift: `-${middle} ${below ? '0%' : '-100%'}`, room: '80%' };
  }
  const rightwards = left < size - right;
  const [edge, room] = rightwards ? [right + APART, size - right] : [left - APART, left];
  return { top: '50%', left: percent(edge), shift: `${rightwards ? '0%' : '-100%'} -50%`, room: percent(room - APART) };
}
