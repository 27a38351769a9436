// A finished match in a few characters, to be shared: marks as coloured squares, or as shapes for those who see them better. Pure.
import type { Say } from '../../i18n/texts.ts';
import { shapes } from './present.ts';
import type { View } from './view.ts';

const COLOURS: Readonly<Record<string, string>> = { X: '🟥', O: '🟡', '-': '⬛' };

/** Of a single word its marks, line by line; of all else the points. */
export function boast(view: View, day: string, say: Say, plain: boolean): string {
  const slate = view.slates[0]?.slate;
  if (view.mode !== 'solo' || view.options.series > 1 || !slate) return say('ui.boast.match', { scores: view.scores.join(' – ') });
  const title = day ? say('ui.boast.day', { day }) : say('ui.boast.word');
  const length = slate.known.length;
  const drawn = (marks: string): string => (marks ? [...marks].map((mark) => COLOURS[mark]).join('') : '✖️'.repeat(length));
  const lines = slate.lines.map((line) => (plain ? [...shapes(line.marks, length)].join(' ') : drawn(line.marks)));
  const end = slate.status === 'found' ? say('ui.boast.found', { count: lines.length }) : say('ui.boast.missed');
  return [`${title} – ${end}`, ...lines].join('\n');
}
