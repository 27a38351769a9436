// From the view to what is drawn and said: rows of a slate, what is known of each letter, scores and sentences. Pure.
import type { GameEvent } from '../../wire/messages.ts';
import { LAST_LINE, UNKNOWN, isOver } from './view.ts';
import type { Words } from '../../kit/preview/previewed.ts';
import type { Slate, View } from './view.ts';

/** X well placed, O misplaced, - not in the word. */
export type Mark = 'X' | 'O' | '-';
export const MARK_NAMES: Readonly<Record<Mark, string>> = { X: 'ui.mark.well', O: 'ui.mark.misplaced', '-': 'ui.mark.absent' };
const SHAPES: Readonly<Record<string, string>> = { X: '■', O: '●', '-': '·' };

export interface Cell {
  readonly letter: string;
  readonly mark: Mark | null;
  /** Known already, and to be written again. */
  readonly ghost: boolean;
}

export interface Row {
  readonly key: string;
  readonly number: number;
  readonly seat: number | null;
  readonly kind: 'written' | 'lost' | 'called' | 'current' | 'blank';
  /** What its tiles are just doing. */
  readonly stir?: Slate['stir'];
  readonly cells: readonly Cell[];
}

const EMPTY: Cell = { letter: '', mark: null, ghost: false };

/** Every row of a slate from the first to the seventh; `typed` is what stands on the present line and is not proposed yet. */
export function rowsOf(slate: Slate, typed: string): readonly Row[] {
  const length = slate.known.length;
  const rows: Row[] = slate.lines.map((line, n) => ({
    key: `line-${n}`,
    number: line.number,
    seat: line.seat,
    kind: line.fate === 'tried' ? 'written' : 'lost',
    ...(slate.stir && n === slate.lines.length - 1 && { stir: slate.stir }),
    cells: cellsOf(line.word, line.marks, length),
  }));
  for (const call of slate.proposals) {
    rows.push({ key: `call-${call.seat}`, number: slate.line, seat: call.seat, kind: 'called', cells: cellsOf(call.word, '', length) });
  }
  if (slate.status === 'guessing' && slate.line <= LAST_LINE) {
    rows.push({ key: 'current', number: slate.line, seat: null, kind: 'current', cells: currentCells(slate.known, typed) });
  }
  for (let number = (rows.at(-1)?.number ?? 0) + 1; number <= LAST_LINE; number++) {
    rows.push({ key: `blank-${number}`, number, seat: null, kind: 'blank', cells: cellsOf('', '', length) });
  }
  return rows;
}

/** As many cells as the slate is wide; a bad word of a strict table may be shorter or longer. */
export function cellsOf(word: string, marks: string, length: number): readonly Cell[] {
  return Array.from({ length }, (_, n) => ({ letter: word[n] ?? '', mark: (marks[n] as Mark | undefined) ?? null, ghost: false }));
}

function currentCells(known: string, typed: string): readonly Cell[] {
  return [...known].map((letter, n) => {
    const own = typed[n];
    if (own) return { letter: own, mark: null, ghost: false };
    return letter === UNKNOWN ? EMPTY : { letter, mark: null, ghost: true };
  });
}

/** The best that is known of each letter: once well placed always so, not in the word only if it never was. */
export function knowledge(slate: Slate | undefined): ReadonlyMap<string, Mark> {
  const known = new Map<string, Mark>();
  const learn = (letter: string, mark: Mark): void => {
    const before = known.get(letter);
    if (!before || before === '-' || mark === 'X') known.set(letter, mark);
  };
  for (const line of slate?.lines ?? []) [...line.marks].forEach((mark, n) => learn(line.word[n] ?? '', mark as Mark));
  for (const letter of slate?.known ?? '') if (letter !== UNKNOWN) learn(letter, 'X');
  return known;
}

/** Marks as shapes in a row of text: ■ well placed, ● misplaced, · not in the word; a line lost is crossed out. */
export function shapes(marks: string, length: number): string {
  return marks ? [...marks].map((mark) => SHAPES[mark]).join('') : '×'.repeat(length);
}

/** The seats of a side by their labels, whoever reads first: « Vous » stands at the beginning. */
export function sideLabels(view: View, side: readonly number[], labels: readonly string[]): string[] {
  const seats = [...side].sort((one, other) => Number(other === view.seat) - Number(one === view.seat));
  return seats.map((seat) => labels[seat] ?? '');
}

/** Each seat's score; those of teams stand above the slates. */
export function scores(view: View): readonly string[] {
  return view.mode === 'teams' ? [] : view.scores.map(String);
}

/** Where the match stands. */
export function stageWords(view: View): Words {
  const fields = { series: view.series, of: view.options.series };
  if (view.mode === 'solo' && view.stage === 'series') return { key: fields.of > 1 ? 'ui.stage.word' : 'ui.stage.one_word', fields };
  return { key: `ui.stage.${view.stage}`, fields };
}

/** What this seat is asked for, or whom one waits for. */
export function hint(view: View, names: readonly string[]): Words {
  const [demand] = view.asked;
  const named = (seats: readonly number[]): string[] => seats.map((seat) => names[seat] ?? '');
  switch (demand?.what) {
    case 'draw':
      return { key: 'ui.hint.draw', fields: {} };
    case 'set':
      return { key: 'ui.hint.set', fields: { letters: view.options.letters } };
    case 'guess': {
      const slate = view.slates[demand.slate]?.slate;
      const fields = { letter: slate?.known[0] ?? '', letters: view.options.letters, line: demand.line };
      if (slate?.race) return { key: 'ui.hint.race', fields };
      return { key: demand.line === LAST_LINE ? 'ui.hint.last' : 'ui.hint.guess', fields };
    }
  }
  if (view.phase === 'over' || view.phase === 'deal') return { key: `ui.hint.${view.phase}`, fields: {} };
  if (view.may_prepare) return { key: 'ui.hint.prepare', fields: {} };
  if (view.phase === 'setting') {
    const late = view.slates.map(({ slate }) => slate.setter).filter((seat) => seat >= 0 && !view.ready.includes(seat));
    return { key: 'ui.hint.wait_set', fields: { seats: named(late) } };
  }
  const own = view.own === null ? undefined : view.slates[view.own];
  const awaited = own?.awaited.length ? own.awaited : view.slates.flatMap((seen) => seen.awaited);
  if (view.owed.length && !own?.awaited.length) return { key: 'ui.hint.wait_draw', fields: { seats: named(view.owed) } };
  return { key: 'ui.hint.wait_guess', fields: { seats: named([...new Set(awaited)]) } };
}

const NEWS = [
  'word_found',
  'word_missed',
  'word_void',
  'letter_given',
  'no_letter_to_give',
  'ball_drawn',
  'blank_drawn',
  'motus_made',
  'came_late',
  'line_lost',
  'time_ran_out',
  'setting_time_up',
];

/** What is worth a sentence above the keys; the rest is plain to see on the slates. */
export const newsworthy = (event: GameEvent): boolean => NEWS.includes(event.kind);

/** The slate as a whole in a word: who seeks, how far they are, or how it ended. */
export function fateWords(slate: Slate, names: readonly string[], reader: number | null): Words {
  if (slate.status === 'setting') return { key: 'ui.fate.setting', fields: {} };
  if (!isOver(slate)) return { key: 'ui.fate.guessing', fields: { line: Math.min(slate.line, LAST_LINE) } };
  const fields = {
    word: slate.secret,
    seat: slate.finder === null ? '' : (names[slate.finder] ?? ''),
    you: slate.finder !== null && slate.finder === reader,
    line: slate.lines.at(-1)?.number ?? 0,
    count: slate.points,
  };
  return { key: `ui.fate.${slate.status}`, fields };
}

/** How a word ended, in a line that fits a hand: who found it stands beside it. */
export function endWords(slate: Slate): Words {
  const fields = { word: slate.secret, line: slate.lines.at(-1)?.number ?? 0, count: slate.points };
  return { key: slate.status === 'found' ? 'ui.call.found_line' : `ui.fate.${slate.status}`, fields };
}

/** What is called out when a word is over, and the line below it. */
export function callFor(view: View, slate: Slate, names: readonly string[]): { title: string; line: string; fields: Words['fields'] } {
  const seat = slate.finder;
  const fields = { word: slate.secret, seat: seat === null ? '' : (names[seat] ?? ''), line: slate.lines.at(-1)?.number ?? 0, count: slate.points };
  const last = slate.status === 'missed' && view.mode === 'solo' && view.series >= view.options.series;
  if (last) return { title: 'ui.call.missed', line: 'ui.call.missed_last_line', fields };
  if (slate.status !== 'found' || seat === null) return { title: `ui.call.${slate.status}`, line: `ui.call.${slate.status}_line`, fields };
  if (seat === view.seat) return { title: 'ui.call.bravo', line: 'ui.call.found_line', fields };
  const ours = view.side !== null && (view.sides[view.side]?.includes(seat) ?? false) && !view.race;
  return { title: ours ? 'ui.call.bravo_partner' : 'ui.call.theirs', line: 'ui.call.found_line', fields };
}
