// From the view to what is drawn and said: the main button, the hint, squares, the scores. Pure.
import type { Fields } from '../../i18n/texts.ts';
import type { Words } from '../../kit/preview/previewed.ts';
import { sameSquare, type Square } from '../../kit/board/grid.ts';
import type { GameEvent, Refusal } from '../../wire/messages.ts';
import { at } from './grid.ts';
import type { Problem } from './hands/fingers.svelte.ts';
import type { Hands } from './hands/input.ts';
import type { Marks } from './marks.ts';
import { alone, EMPTY, NEUTRAL, size, squareName, squareNamed } from './view.ts';
import type { OwnAsk, View } from './wire.ts';

const words = (key: string, fields: Fields = {}): Words => ({ key, fields });

export interface BuilderButton {
  readonly words: Words;
  /** What it asks; or it shows the store; or it is off. */
  readonly deed: OwnAsk | 'show_store' | null;
  /** Nothing is known that speaks against it: it may call for a finger. */
  readonly sound: boolean;
}

/** What is chosen besides the grid. */
export interface Choice {
  readonly letter: string | null;
  readonly spot: Square | null;
  readonly storeShown: boolean;
}

/** The one button of the moment, or none while one only builds. */
export function mainButton(view: View, choice: Choice): BuilderButton | null {
  const { seat } = view;
  if (seat === null) return null;
  switch (view.phase) {
    case 'neutrals':
      return view.turn === seat ? neutralButton(choice.spot) : null;
    case 'letters':
      return view.turn === seat ? letterButton(choice) : null;
    case 'finish':
      return finishButton(view, seat);
    case 'reveal':
      return view.content[seat] ? null : { words: words('ui.content'), deed: { kind: 'content' }, sound: true };
    case 'deal':
    case 'over':
      return null;
  }
}

function neutralButton(spot: Square | null): BuilderButton {
  if (!spot) return { words: words('ui.place_neutral_choose'), deed: null, sound: false };
  return { words: words('ui.place_neutral', { square: squareName(spot) }), deed: { kind: 'place_neutral', square: spot }, sound: true };
}

function letterButton({ letter, storeShown }: Choice): BuilderButton {
  if (letter) return { words: words('ui.name', { letter }), deed: { kind: 'name', letter }, sound: true };
  return { words: words('ui.name_choose'), deed: storeShown ? null : 'show_store', sound: true };
}

function finishButton(view: View, seat: number): BuilderButton | null {
  switch (view.progress[seat]) {
    case 'building':
      return {
        words: view.help === 'words' && view.sheet?.complete ? words('ui.finish_points', { count: view.sheet.points }) : words('ui.finish'),
        deed: { kind: 'finish' },
        sound: !view.grid.some((row) => row.includes(EMPTY)) && !view.sheet?.isolated.length,
      };
    case 'finished':
      return { words: words('ui.resume'), deed: { kind: 'resume' }, sound: false };
    default:
      return null;
  }
}

/** What is asked of the one who looks, or what the table waits for. */
export function hint(view: View, names: readonly string[]): Words {
  const you = view.seat !== null && view.turn === view.seat;
  const seat = names[view.turn] ?? '';
  switch (view.phase) {
    case 'neutrals':
      return words('ui.hint.neutrals', { you, seat, count: view.to_place });
    case 'letters':
      return alone(view) && you ? words('ui.hint.letters_alone', { count: view.to_name }) : words('ui.hint.letters', { you, seat, count: view.to_name });
    case 'finish':
      return finishHint(view, names);
    case 'reveal':
      return view.seat !== null && !view.content[view.seat]
        ? words('ui.hint.reveal')
        : words('ui.hint.content', {
            seats: waitedFor(
              view.content.map((one) => !one),
              names,
            ),
          });
    case 'deal':
    case 'over':
      return words(`ui.hint.${view.phase}`);
  }
}

function finishHint(view: View, names: readonly string[]): Words {
  const seats = waitedFor(
    view.progress.map((one) => one === 'building'),
    names,
  );
  if (view.seat === null) return words('ui.hint.finish_others', { seats });
  if (view.progress[view.seat] === 'stopped') return words('ui.hint.stopped');
  if (view.progress[view.seat] === 'finished') return words('ui.hint.finished', { seats });
  return view.spare ? words('ui.hint.finish_spare', { count: view.spare }) : words('ui.hint.finish');
}

const waitedFor = (waited: readonly boolean[], names: readonly string[]): string[] => names.filter((_, seat) => waited[seat]);

/** A square to those who do not see it: its name, what lies there, and the words it stands in. */
export function squareWords(hands: Hands, marks: Marks, spot: Square | null, square: Square): readonly Words[] {
  const tile = at(hands.grid, square);
  const what = tile === EMPTY ? 'empty' : tile === NEUTRAL ? 'neutral' : 'letter';
  const said = [words(`ui.square_${what}`, { square: squareName(square), letter: tile })];
  if (at(hands.fixed, square) !== EMPTY) said.push(words('ui.square_fixed'));
  const chosen = spot ?? (hands.held?.from === 'square' ? hands.held.square : null);
  if (chosen && sameSquare(chosen, square)) said.push(words('ui.square_held'));
  const mark = marks.get(square);
  for (const word of [mark?.across, mark?.down]) if (word) said.push(words(`ui.square_${word.mark}`, { word: word.text }));
  return said;
}

/** Why a key did nothing. */
export function problemWords({ problem, face, square }: Problem): Words {
  const missing = face === NEUTRAL ? 'ui.missing_neutral' : 'ui.missing';
  return words(problem === 'fixed' ? 'refusal.fixed_square' : missing, { letter: face, square });
}

/** Of so many empty squares each is worth a mark; more are plain to see. */
const WORTH_MARKING = 12;

/** The squares a refusal speaks of, to be marked. */
export function squaresRefused(refusal: Refusal | null): readonly Square[] {
  const squares = listed(refusal?.['squares']);
  const named = [refusal?.['square'], ...(squares.length > WORTH_MARKING ? [] : squares), ...listed(refusal?.['cut_off'])];
  return named.map(squareNamed).filter((square) => square !== null);
}

const listed = (found: unknown): readonly unknown[] => (Array.isArray(found) ? found : []);

/** What a hint rests on: one's own grid and the letters there are, whatever others do at theirs. */
export const hintMoment = (view: View): string => [view.phase, view.turn === view.seat, view.named.length, ...view.grid].join();

/** While grids are hidden: how many squares are filled, and of how many, so that nobody takes them for points. Afterwards: the points. */
export function scores(view: View): readonly string[] {
  if (view.sheets.length) return view.sheets.map((sheet) => String(sheet.points));
  return view.filled.map((count, seat) => (view.progress[seat] === 'building' ? `${count}/${size(view)}` : '✓'));
}

const QUIET: ReadonlySet<string> = new Set(['arranged', 'filled', 'revealed']);

/** Whether an event is worth a line below the grid; the log tells the rest. */
export const newsworthy = (event: GameEvent): boolean => !QUIET.has(event.kind);
