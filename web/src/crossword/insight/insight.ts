// What is drawn and said of what the house found in a finished match: its curve, the chance that was missed. Pure.
import type { Analysis, Choice, Judged } from '../../wire/insight.ts';

export interface Curve {
  readonly seat: number;
  /** Points of an SVG polyline in a box of width × height. */
  readonly points: string;
}

/** A line for each seat, from nothing at the left to what it ended with at the right. */
export function curves({ turns, scores }: Analysis, width: number, height: number): readonly Curve[] {
  const match = { turns, scores } as Analysis;
  const steps = [scores.map(() => 0), ...turns.map((turn) => turn.scores), scores];
  return scores.map((_, seat) => ({
    seat,
    points: steps.map((step, n) => `${across(match, n, width)},${up(match, step[seat] ?? 0, height)}`).join(' '),
  }));
}

/** Where the score after so many turns stands in a picture of that width. */
export const across = ({ turns }: Analysis, n: number, width: number): number => round((n / (turns.length + 1)) * width);

function up(match: Analysis, score: number, height: number): number {
  const [low, high] = range(match);
  return round(height - ((score - low) / (high - low)) * height);
}

function range({ turns, scores }: Analysis): readonly [low: number, high: number] {
  const all = [...scores, ...turns.flatMap((turn) => turn.scores)];
  return [Math.min(0, ...all), Math.max(1, ...all)];
}

/** A mark of an axis: where, and what is written there. */
export interface Tick {
  readonly at: number;
  readonly value: number;
}

/** Round numbers of points, not too many. */
export function scoreTicks(match: Analysis, height: number): readonly Tick[] {
  const [low, high] = range(match);
  const between = roundStep((high - low) / 4);
  const from = Math.ceil(low / between);
  const many = Math.floor(high / between) - from + 1;
  return Array.from({ length: many }, (_, n) => (from + n) * between || 0).map((value) => ({ value, at: up(match, value, height) }));
}

/** The numbers of some of the moves. */
export function moveTicks(match: Analysis, width: number): readonly Tick[] {
  const between = roundStep(match.turns.length / 8);
  const many = Math.floor(match.turns.length / between);
  return Array.from({ length: many }, (_, n) => (n + 1) * between).map((value) => ({ value, at: across(match, value, width) }));
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundStep(least: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return ([1, 2, 5, 10].find((one) => one * ten >= least) ?? 10) * ten;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** What is drawn of a turn unless another move is chosen: the one that earned most; if that was played, it. */
export const bestOf = (turn: Judged): Choice => (turn.given_away ? turn.most : turn.played);

/** The turn at which most was given away by anybody, and its number from 1; null if nobody gave anything away. */
export function missed({ turns, seats }: Analysis): { readonly n: number; readonly turn: Judged } | null {
  const candidates = seats.flatMap(({ missed: at }) => (at === null ? [] : [{ n: at + 1, turn: turns[at] as Judged }]));
  return candidates.sort((one, other) => other.turn.given_away - one.turn.given_away)[0] ?? null;
}

/** How many turns a seat had. */
export const turnsOf = ({ turns }: Analysis, seat: number): number => turns.filter((turn) => turn.seat === seat).length;
