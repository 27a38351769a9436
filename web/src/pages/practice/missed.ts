// Who practises a game in this browser, and what a problem has shown that they do not know yet.
import type { Practice } from '../../games/contract.ts';
import { t } from '../../i18n/speech.svelte.ts';
import { deck, graded, now, store } from '../../kit/practice/deck.ts';
import { settings } from '../../settings.svelte.ts';
import type { ProblemBoard } from '../../wire/calls.ts';

/** Where the game has more than what was kept, somebody must be learning it: as at the table, under their name. */
export const learner = (further: Practice['further'] | undefined): string => (further ? settings.name || t('new.you.default', { number: 1 }) : '');

/** What was not known in a problem comes back in practice. */
export function keepMissed(game: string, practice: Practice | undefined, { verdict }: ProblemBoard): void {
  const who = learner(practice?.further);
  const things = (verdict.done && practice?.missed?.(verdict)) || [];
  if (things.length) store(things.reduce((all, thing) => graded(all, { game, who, thing }, [now(), 1]), deck()));
}
