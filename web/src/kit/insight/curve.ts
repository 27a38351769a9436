// A line for each seat from turn to turn, and the marks of the axes beside it. Pure.

/** Everybody's score after each turn, and at the end, when something may have been added or taken away. */
export interface Standings {
  readonly turns: readonly { readonly scores: readonly number[] }[];
  readonly scores: readonly number[];
}

export interface Curve {
  readonly seat: number;
  /** Points of an SVG polyline in a box of width × height. */
  readonly points: string;
}

/** A line for each seat, from nothing at the left to what it ended with at the right. */
export function curves(standings: Standings, width: number, height: number): readonly Curve[] {
  const { turns, scores } = standings;
  const steps = [scores.map(() => 0), ...turns.map((turn) => turn.scores), scores];
  return scores.map((_, seat) => ({
    seat,
    points: steps.map((step, n) => `${across(standings, n, width)},${up(standings, step[seat] ?? 0, height)}`).join(' '),
  }));
}

/** Where the score after so many turns stands in a picture of that width. */
export const across = ({ turns }: Standings, n: number, width: number): number => round((n / (turns.length + 1)) * width);

function up(standings: Standings, score: number, height: number): number {
  const [low, high] = range(standings);
  return round(height - ((score - low) / (high - low)) * height);
}

function range({ turns, scores }: Standings): readonly [low: number, high: number] {
  const all = [...scores, ...turns.flatMap((turn) => turn.scores)];
  return [Math.min(0, ...all), Math.max(1, ...all)];
}

/** A mark of an axis: where, and what is written there. */
export interface Tick {
  readonly at: number;
  readonly value: number;
}

/** Round numbers of points, not too many. */
export function scoreTicks(standings: Standings, height: number): readonly Tick[] {
  const [low, high] = range(standings);
  const between = roundStep((high - low) / 4);
  const from = Math.ceil(low / between);
  const many = Math.floor(high / between) - from + 1;
  return Array.from({ length: many }, (_, n) => (from + n) * between || 0).map((value) => ({ value, at: up(standings, value, height) }));
}

/** The numbers of some of the moves. */
export function moveTicks(standings: Standings, width: number): readonly Tick[] {
  const between = roundStep(standings.turns.length / 8);
  const many = Math.floor(standings.turns.length / between);
  return Array.from({ length: many }, (_, n) => (n + 1) * between).map((value) => ({ value, at: across(standings, value, width) }));
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundStep(least: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return ([1, 2, 5, 10].find((one) => one * ten >= least) ?? 10) * ten;
}

const round = (value: number): number => Math.round(value * 10) / 10;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A small curve of values in a box, from its lowest to its highest; what never changes runs through the middle. */
export function spark(values: readonly number[], width: number, height: number): readonly Point[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return values.map((value, n) => ({
    x: round(values.length > 1 ? (n / (values.length - 1)) * width : width),
    y: round(high > low ? height - ((value - low) / (high - low)) * height : height / 2),
  }));
}
