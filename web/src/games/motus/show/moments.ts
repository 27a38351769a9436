// A telling as it is shown: tiles turn one by one, a word that is over has its moment, a ball rolls before it is told. Pure.
import type { Sound } from '../../../kit/voice/sound.ts';
import type { GameEvent } from '../../../wire/messages.ts';
import type { Moment } from '../../contract.ts';
import { LAST_LINE, UNKNOWN, isOver, type Slate, type View } from '../view.ts';
import type { Line } from '../wire.ts';
import { drawnIn, type Drawn } from './draws.ts';

export type Show = { readonly on: 'word'; readonly slate: number } | { readonly on: 'draw'; readonly drawn: Drawn; readonly rolling: boolean };

/** Milliseconds: a tile turns, a word that is over stands, a ball rolls and lies. */
const TURN = 170;
const WORD = 1400;
const ROLL = 1100;
const BALL = 1300;
/** The same where seconds count. */
const QUICK_TURN = 60;
const QUICK_WORD = 800;

const SOUNDS: Readonly<Record<string, Sound>> = { X: 'high', O: 'middle', '-': 'low' };
const FATES: readonly string[] = ['word_found', 'word_missed', 'word_void'];
const WRITES: readonly string[] = ['marked', 'line_lost', 'time_ran_out'];

export function moments(before: View, after: View, happened: readonly GameEvent[], still: boolean): readonly Moment[] {
  const drawn = drawnIn(after, happened);
  if (drawn) return draws(before, after, happened, drawn, still);
  const number = still ? undefined : watched(before, happened);
  const was = number === undefined ? undefined : before.slates[number]?.slate;
  const is = number === undefined ? undefined : slateAfter(before, after, number);
  if (number === undefined || !was || !is) return [{ view: after, happened, lasts: 0 }];
  return [...turning(before, number, was, is), ...meaning(before, after, number, is, happened)];
}

/** The slate that one looks at, if something was written on it: one's own until it is over, then any. */
function watched(before: View, happened: readonly GameEvent[]): number | undefined {
  const number = happened.find((event) => WRITES.includes(event.kind))?.['slate'];
  if (typeof number !== 'number') return undefined;
  const own = before.own === null ? undefined : before.slates[before.own]?.slate;
  return !own || isOver(own) || before.own === number ? number : undefined;
}

/** The slate after what happened, though another round may have begun since. */
function slateAfter(before: View, after: View, number: number): Slate | undefined {
  return before.round === after.round ? after.slates[number]?.slate : after.previous[number];
}

/** A moment for each tile of the lines that are new. */
function turning(before: View, number: number, was: Slate, is: Slate): readonly Moment[] {
  const lasts = hurried(before) ? QUICK_TURN : TURN;
  const found: Moment[] = [];
  let slate: Slate = { ...was, proposals: [], status: 'guessing', line: Math.min((is.lines.at(-1)?.number ?? was.line) + 1, LAST_LINE + 1) };
  for (const line of is.lines.slice(was.lines.length)) {
    for (let count = 1; count <= line.marks.length; count++) {
      const lines = [...slate.lines, { ...line, marks: line.marks.slice(0, count) }];
      const view = { ...before, asked: [], slates: replaced(before, number, { ...slate, lines, stir: 'turning' }) };
      found.push({ view, happened: [], lasts, sound: SOUNDS[line.marks[count - 1] ?? '-'] ?? 'low' });
    }
    slate = { ...slate, lines: [...slate.lines, line], known: learnt(slate.known, line) };
  }
  return found;
}

/** What it means: the word that is over stands alone for a while, then comes what follows. */
function meaning(before: View, after: View, number: number, is: Slate, happened: readonly GameEvent[]): readonly Moment[] {
  const fate = happened.findIndex((event) => FATES.includes(event.kind));
  if (fate < 0) return [{ view: after, happened, lasts: after.asked.length ? 0 : 2 * TURN }];
  const over = after.phase === 'over';
  const told = over ? happened : happened.slice(0, fate + 1);
  const cheered: Slate = { ...is, stir: is.status === 'found' ? 'cheered' : 'named' };
  const view = { ...before, asked: [], race: raceAfter(before, after), scores: after.scores, slates: replaced(before, number, cheered) };
  const show: Show = { on: 'word', slate: number };
  const stands: Moment = { view, happened: told, lasts: hurried(before) && !over ? QUICK_WORD : WORD, show };
  return over ? [stands] : [stands, { view: after, happened: happened.slice(fate + 1), lasts: 0 }];
}

/** The ball rolls while nothing is told of it; without motion it lies there at once. */
function draws(before: View, after: View, happened: readonly GameEvent[], drawn: Drawn, still: boolean): readonly Moment[] {
  const last = happened.findLastIndex((event) => ['ball_drawn', 'blank_drawn', 'motus_made'].includes(event.kind));
  const view = { ...before, asked: [] };
  const rolls: Moment = { view, happened: [], lasts: ROLL, show: { on: 'draw', drawn, rolling: true } satisfies Show, sound: 'tap' };
  const lies: Moment = {
    view: { ...view, scores: after.scores },
    happened: happened.slice(0, last + 1),
    lasts: BALL,
    show: { on: 'draw', drawn, rolling: false } satisfies Show,
  };
  return [...(still ? [] : [rolls]), lies, { view: after, happened: happened.slice(last + 1), lasts: 0 }];
}

function replaced(view: View, number: number, slate: Slate): View['slates'] {
  return view.slates.map((seen, n) => (n === number ? { ...seen, slate, awaited: isOver(slate) ? [] : seen.awaited, until: null } : seen));
}

const learnt = (known: string, { word, marks }: Line): string =>
  [...known].map((letter, n) => (letter === UNKNOWN && marks[n] === 'X' ? (word[n] ?? letter) : letter)).join('');

/** The stars of the race as they stand after the word, as long as there is a race. */
const raceAfter = (before: View, after: View): View['race'] => (before.race ? (after.race ?? before.race) : null);

/** Where seconds count nobody is kept from the next word. */
export const hurried = (view: View): boolean =>
  view.options.time > 0 || (view.race !== null && view.own !== null && view.slates[view.own]?.slate.race === true);
