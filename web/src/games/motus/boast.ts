// A finished match in a few characters, to be shared: marks as shapes, so that nothing is given away and no colour is needed. Pure.
import type { Say } from '../../i18n/texts.ts';
import { shapes } from './present.ts';
import type { View } from './view.ts';

/** Of a single word its marks, line by line; of all else the points. */
export function boast(view: View, day: string, say: Say): string {
  const slate = view.slates[0]?.slate;
  if (view.mode !== 'solo' || view.options.series > 1 || !slate) return say('ui.boast.match', { scores: view.scores.join(' – ') });
  const title = day ? say('ui.boast.day', { day }) : say('ui.boast.word');
  const lines = slate.lines.map((line) => [...shapes(line.marks, slate.known.length)].join(' '));
  const end = slate.status === 'found' ? say('ui.boast.found', { count: lines.length }) : say('ui.boast.missed');
  return [`${title} – ${end}`, ...lines].join('\n');
}
