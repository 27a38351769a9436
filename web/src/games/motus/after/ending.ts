// How a match that one played alone or in a team ended, in words; and in how many lines each word of the day was found. Pure but for the memory.
import type { Say } from '../../../i18n/texts.ts';
import { keep, recall } from '../../../kit/browser/keep.ts';
import { LAST_LINE, UNKNOWN, type View } from '../view.ts';

export interface Ending {
  readonly title: string;
  readonly line: string;
}

/** The team that has won: the super partie only says which of them was the quickest (R14). */
export function victors({ mode, sides, result }: View): readonly number[] | undefined {
  return mode === 'teams' ? sides.find((side) => side.some((seat) => result?.winners.includes(seat))) : undefined;
}

/** What each side earned by its grid: all that its words do not explain. */
export function gridPoints({ sheet, sides, scores }: View): readonly number[] {
  const found = (side: readonly number[]): number => sheet.reduce((sum, word) => sum + (side.includes(word.finder ?? -1) ? word.points : 0), 0);
  return sides.map((side, n) => (scores[n] ?? 0) - found(side));
}

/** Of a match alone, and of teams; what everyone played for themselves is told by who won. */
export function ending(view: View, names: readonly string[], reader: number | null, say: Say): Ending | undefined {
  return view.mode === 'teams' ? ofTeams(view, names, reader, say) : alone(view, say);
}

/** Who won the super partie is named to all but them; their partner has won, too. */
function ofTeams(view: View, names: readonly string[], reader: number | null, say: Say): Ending | undefined {
  const [winner, second] = view.result?.winners ?? [];
  if (winner === undefined || second !== undefined || winner === reader) return undefined;
  const partner = reader !== null && victors(view)?.includes(reader);
  return { title: partner ? say('ui.end.team') : '', line: say(`ui.end.${view.result?.reason ?? ''}`, { seat: names[winner] ?? '' }) };
}

function alone(view: View, say: Say): Ending | undefined {
  const slate = view.slates[0]?.slate;
  if (view.mode !== 'solo' || !slate) return undefined;
  const found = view.sheet.filter((word) => word.status === 'found').length;
  const points = view.sheet.reduce((sum, word) => sum + word.points, 0);
  const fields = { word: slate.secret, line: slate.lines.at(-1)?.number ?? 0, count: found, of: view.sheet.length, points };
  if (view.sheet.length > 1) return { title: say(`ui.end.${some(found, view.sheet.length)}`, fields), line: say('ui.end.words', fields) };
  if (found) return { title: say('ui.call.bravo'), line: say(`ui.end.found.${fields.line}`) };
  const placed = [...slate.known].filter((letter) => letter !== UNKNOWN).length;
  return { title: say('ui.call.missed', fields), line: say('ui.end.missed', { count: placed }) };
}

const some = (found: number, of: number): string => (found === of ? 'all' : found ? 'some' : 'none');

/** On which line each word that a seat sought was found, 0 where it was not; alone all of them are its own. */
export function tally(view: View, seat: number): { readonly figures: readonly number[]; readonly words: readonly string[] } {
  const found = view.sheet.filter((word) => word.status === 'found' && word.finder === seat);
  const missed = view.mode === 'solo' ? view.sheet.filter((word) => word.status !== 'found' && word.status !== 'void') : [];
  return { figures: [...found.map((word) => word.lines), ...missed.map(() => 0)], words: found.map((word) => word.secret) };
}

const KEY = 'motus.days';
/** By day: on which line its word was found, 0 if it was not. */
type Days = Readonly<Record<string, number>>;

/** How often a word of the day was found on each line, the first to the seventh, and how often not at all. */
export function distribution(days: Days): readonly number[] {
  const lines = Object.values(days);
  return Array.from({ length: LAST_LINE + 1 }, (_, n) => lines.filter((line) => line === (n + 1) % (LAST_LINE + 1)).length);
}

export function lineOf(view: View): number {
  const slate = view.slates[0]?.slate;
  return slate?.status === 'found' ? (slate.lines.at(-1)?.number ?? 0) : 0;
}

/** All words of the day that this browser has seen the end of, this one among them. */
export function daysWith(day: string, line: number): Days {
  const days = { ...recall<Days>(KEY, {}), [day]: line };
  keep(KEY, days);
  return days;
}
