// What the house finds in a finished match, and the curve drawn from it. Pure.
import type { Words } from './present.ts';

/** A move as it is written, its words and its points. */
export interface Line {
  readonly notation: string;
  readonly words: readonly string[];
  readonly points: number;
}

/** One turn: what was played, the best there was (null if nothing could be laid), and what the difference cost. */
export interface Judged {
  readonly seat: number;
  readonly played: Line;
  readonly best: Line | null;
  readonly given_away: number;
  /** Every seat's score after this turn. */
  readonly scores: readonly number[];
}

export interface Analysis {
  readonly moves: readonly Judged[];
}

export interface Curve {
  readonly seat: number;
  /** Points of an SVG polyline in a box of width × height. */
  readonly points: string;
}

/** A line for each seat, from nothing at the left to its last score at the right. */
export function curves(moves: readonly Judged[], width: number, height: number): readonly Curve[] {
  const seats = moves[0]?.scores.length ?? 0;
  const all = moves.flatMap((move) => move.scores);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const at = (n: number, score: number): string =>
    `${round((n / Math.max(1, moves.length)) * width)},${round(height - ((score - low) / (high - low)) * height)}`;
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: [at(0, 0), ...moves.map((move, n) => at(n + 1, move.scores[seat] ?? 0))].join(' '),
  }));
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The turn at which most was given away, by its number from 1; null if nobody gave anything away. */
export function missed(moves: readonly Judged[]): { readonly n: number; readonly move: Judged } | null {
  const worst = moves.reduce((most, move, n) => (move.given_away > (moves[most]?.given_away ?? 0) ? n : most), -1);
  const move = moves[worst];
  return move?.best ? { n: worst + 1, move } : null;
}

/** For each seat: how much it gave away, and how many of its turns were the best there was. */
export function summary(moves: readonly Judged[], seat: number): Words {
  const own = moves.filter((move) => move.seat === seat);
  const lost = own.reduce((sum, move) => sum + move.given_away, 0);
  return { key: 'ui.analysis.summary', fields: { count: lost, perfect: own.filter((move) => move.given_away === 0).length, turns: own.length } };
}
