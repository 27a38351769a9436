// Which robot fits: one up from whom this browser has beaten last, one down from whom it lost to; the first for who is new. Pure.
import type { Counted } from '../stats/ledger.ts';

/** The level next to one, up (1) or down (-1); itself where there is none. */
export function nextTo(level: string, levels: readonly string[], step: 1 | -1): string {
  return levels[Math.min(Math.max(0, levels.indexOf(level) + step), levels.length - 1)] ?? level;
}

/** What the last match of a game against robots of one level says about the next. */
export function fitting(game: string, levels: readonly string[], entries: readonly Counted[]): string {
  const last = entries.findLast((one) => one.game === game && !one.day && levels.includes(one.robots[0] ?? '') && new Set(one.robots).size === 1);
  const level = last?.robots[0];
  if (!last || level === undefined) return levels[0] ?? '';
  return last.won === null ? level : nextTo(level, levels, last.won ? 1 : -1);
}
