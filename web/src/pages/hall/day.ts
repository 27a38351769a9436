// The calendar of a match of the day: from today back to the first day, each with how it stands; pure.
import { DATES, type Language } from '../../i18n/texts.ts';
import type { Days } from '../../wire/calls.ts';

export interface Leaf {
  readonly day: string;
  readonly state: 'won' | 'late' | 'lost' | 'begun' | 'open';
  /** Of a day of problems that is done: so many points of so many. */
  readonly points?: { readonly at: number; readonly count: number };
}

const SHOWN = 31;
const A_DAY = 24 * 3600 * 1000;

/** Today first, then the days before it; dates are counted without a time zone, so no clock change can skip one. */
export function calendar(days: Days): Leaf[] {
  const leaves: Leaf[] = [];
  for (let at = Date.parse(days.today); at >= Date.parse(days.first) && leaves.length < SHOWN; at -= A_DAY) {
    const day = new Date(at).toISOString().slice(0, 10);
    const { points = null, most = null } = days.played.find((one) => one.day === day) ?? {};
    leaves.push({ day, state: stateOf(days, day), ...(points !== null && most !== null ? { points: { at: points, count: most } } : {}) });
  }
  return leaves;
}

export function spelled(day: string, language: Language): string {
  const said = new Date(day).toLocaleDateString(DATES[language], { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return language === 'fr' ? said.replace(/\b1(?=\s)/, '1ᵉʳ') : said;
}

/** Minutes until the next day begins, in Paris as for everybody. */
export function minutesLeft(now: Date): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hours = 0, minutes = 0] = clock.format(now).split(':').map(Number);
  return 24 * 60 - (hours * 60 + minutes);
}

function stateOf(days: Days, day: string): Leaf['state'] {
  const played = days.played.find((one) => one.day === day);
  if (!played) return 'open';
  if (played.status !== 'finished') return 'begun';
  if (!played.won) return 'lost';
  return played.on_time ? 'won' : 'late';
}
