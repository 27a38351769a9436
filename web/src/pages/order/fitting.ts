// Which robot fits: further up from whom this browser has beaten last, further down from whom it lost to, the more the clearer it was. Pure.
import type { Counted } from '../stats/ledger.ts';

/** A robot makes about so much of the points of the next one up (docs/strength.md). */
const SHARE = 0.75;

/**
 * How many levels lie between two scores. A lead of one good turn says little, and where nobody knows what such a turn earns, points tell nothing:
 * then it is one level.
 */
export function levelsBetween(score: number, best: number, turn: number | undefined): number {
  const share = turn ? (Math.max(0, score) + turn) / (Math.max(0, best) + turn) : 1;
  return Math.max(1, Math.round(Math.log(share) / Math.log(SHARE)));
}

/** How far to go for the next match: down to a robot that makes as many points; up only half as far, so that it is hard and not hopeless. */
export function stepAfter(won: boolean, score: number, rival: number, turn: number | undefined): number {
  return won ? Math.ceil(levelsBetween(rival, score, turn) / 2) : -levelsBetween(score, rival, turn);
}

/** The level so many places up or down (negative); the last one where there are not so many. */
export function nextTo(level: string, levels: readonly string[], step: number): string {
  return levels[Math.min(Math.max(0, levels.indexOf(level) + step), levels.length - 1)] ?? level;
}

/** What the last match of a game against robots of one level says about the next; `turn` is what a good turn of the game earns. */
export function fitting(game: string, levels: readonly string[], entries: readonly Counted[], turn?: number): string {
  const last = entries.findLast((one) => one.game === game && !one.day && levels.includes(one.robots[0] ?? '') && new Set(one.robots).size === 1);
  const level = last?.robots[0];
  if (!last || level === undefined) return levels[0] ?? '';
  return last.won === null ? level : nextTo(level, levels, stepAfter(last.won, last.score, last.rival ?? last.score, turn));
}
