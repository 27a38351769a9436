// What is drawn and said of what the house found in a finished match: its curve, the chance that was missed. Pure.
import type { Analysis, Judged } from '../../wire/insight.ts';

export interface Curve {
  readonly seat: number;
  /** Points of an SVG polyline in a box of width × height. */
  readonly points: string;
}

/** A line for each seat, from nothing at the left to what it ended with at the right. */
export function curves({ turns, scores }: Analysis, width: number, height: number): readonly Curve[] {
  const steps = [scores.map(() => 0), ...turns.map((turn) => turn.scores), scores];
  const all = steps.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const across = (n: number): number => round((n / (steps.length - 1)) * width);
  const up = (score: number): number => round(height - ((score - low) / (high - low)) * height);
  return scores.map((_, seat) => ({ seat, points: steps.map((step, n) => `${across(n)},${up(step[seat] ?? 0)}`).join(' ') }));
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The turn at which most was given away by anybody, and its number from 1; null if nobody gave anything away. */
export function missed({ turns, seats }: Analysis): { readonly n: number; readonly turn: Judged } | null {
  const candidates = seats.flatMap(({ missed: at }) => (at === null ? [] : [{ n: at + 1, turn: turns[at] as Judged }]));
  return candidates.sort((one, other) => other.turn.given_away - one.turn.given_away)[0] ?? null;
}

/** How many turns a seat had. */
export const turnsOf = ({ turns }: Analysis, seat: number): number => turns.filter((turn) => turn.seat === seat).length;
