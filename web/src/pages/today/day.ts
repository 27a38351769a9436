// A day in words and pictures: which marks there are, how a result is shared without telling anything of it, and when the next one comes. Pure.
import type { Verdict } from '../../wire/calls.ts';

export interface Column {
  readonly mark: string;
  readonly name: string;
  readonly count: number;
  readonly mine: boolean;
}

/** Tenths of all points. */
const TENTHS = Array.from({ length: 11 }, (_, n) => String(n));

/** Every mark there is, reached or not; those that nobody has thought of come last. */
export function columns(
  distribution: Readonly<Record<string, number>>,
  mine: string,
  known: readonly string[],
  named: (mark: string) => string,
): readonly Column[] {
  const marks = [...known, ...Object.keys(distribution).filter((mark) => !known.includes(mark))];
  return marks.map((mark) => ({ mark: mark === '-' ? '–' : mark, name: named(mark), count: distribution[mark] ?? 0, mine: mark === mine }));
}

/** The marks of a day: of problems the tenths, of a match those that the game names. */
export const marksOf = (kind: 'match' | 'problems', figures: readonly string[]): readonly string[] =>
  kind === 'problems' ? TENTHS : [...figures.filter((figure) => figure !== '0'), ...(figures.includes('0') ? ['-'] : [])];

const COLOURS = ['⬜', '🟨', '🟩'] as const;
const SHAPES = ['□', '◧', '■'] as const;

/** How well one problem went: 0 not at all, 1 in part, 2 as well as can be. */
export const grade = ({ points, most, right }: Pick<Verdict, 'points' | 'most' | 'right'>): 0 | 1 | 2 =>
  right || points >= most ? 2 : points * 2 >= most ? 1 : 0;

/** One sign for each problem, in colours or in shapes: it gives nothing away. */
export const signs = (verdicts: readonly Verdict[], shapes: boolean): string =>
  verdicts.map((verdict) => (shapes ? SHAPES : COLOURS)[grade(verdict)]).join(shapes ? ' ' : '');

/** So many minutes: « 3 h 05 », « 16 min ». */
export function spanOf(minutes: number): string {
  const left = Math.max(0, Math.ceil(minutes));
  return left < 60 ? `${left}\u00a0min` : `${Math.floor(left / 60)}\u00a0h\u00a0${String(left % 60).padStart(2, '0')}`;
}
