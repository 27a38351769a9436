// A board as one draws it: rows between slashes, a sign for each square, and how many special squares there must be. Pure.
import type { Say } from '../../../i18n/texts.ts';
import type { Square } from '../../../kit/board/grid.ts';
import { SIZE } from '../view.ts';

/** In the order in which a square goes through them. */
export const SIGNS = ['r', 'b', '*', 'R', 'B', 'M'] as const;
export type Sign = (typeof SIGNS)[number];
/** What a tap does to a square: it goes on to the next sign, or takes this one. */
export type Brush = 'next' | Sign;

export type Drawing = readonly (readonly Sign[])[];

export interface Astray {
  readonly sign: Sign;
  readonly found: number;
  readonly needed: number;
}

const NAMES: Readonly<Record<Sign, string>> = { r: 'red', b: 'blue', '*': 'both', R: 'miramis_red', B: 'miramis_blue', M: 'miramis_both' };

export const signName = (sign: Sign, say: Say): string => say(`ui.draw.sign.${NAMES[sign]}`);

const isSign = (text: string): text is Sign => (SIGNS as readonly string[]).includes(text);

/** The board of a text, or null if it is none. */
export function drawingOf(text: unknown): Drawing | null {
  const rows = typeof text === 'string' ? text.split('/').map((row) => [...row].filter(isSign)) : [];
  return rows.length === SIZE && rows.every((row) => row.length === SIZE) && rows.map((row) => row.join('')).join('/') === text ? rows : null;
}

export const written = (board: Drawing): string => board.map((row) => row.join('')).join('/');

export const signOf = (board: Drawing, [row, col]: Square): Sign => board[row]?.[col] ?? 'r';

/** The sign that a key stands for; capitals are MIRAMIS squares, as in a board file. */
export const signOfKey = (key: string): Sign | null => (isSign(key) ? key : key === 'm' ? 'M' : null);

export function brushed(board: Drawing, [row, col]: Square, brush: Brush): Drawing {
  const sign = brush === 'next' ? following(signOf(board, [row, col])) : brush;
  return board.map((line, y) => (y === row ? line.map((old, x) => (x === col ? sign : old)) : line));
}

const following = (sign: Sign): Sign => SIGNS[(SIGNS.indexOf(sign) + 1) % SIGNS.length] ?? 'r';

export const countOf = (board: Drawing, sign: Sign): number => board.flat().filter((one) => one === sign).length;

/** The special squares of which there are more or fewer than on a good board. */
export function astray(board: Drawing, good: Drawing): readonly Astray[] {
  return SIGNS.filter((sign) => sign !== 'r' && sign !== 'b')
    .map((sign) => ({ sign, found: countOf(board, sign), needed: countOf(good, sign) }))
    .filter(({ found, needed }) => found !== needed);
}
