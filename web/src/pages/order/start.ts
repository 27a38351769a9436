// Starting at once: the table that a game keeps ready for newcomers, with the robot that fits, opened and dealt.
import { coverOf } from '../../games/shelf.ts';
import { t } from '../../i18n/speech.svelte.ts';
import { api } from '../../net/api.ts';
import type { GameCard } from '../../wire/calls.ts';
import type { TableSeen } from '../../wire/tables.ts';
import { settings } from '../../settings.svelte.ts';
import { ledger } from '../stats/ledger.ts';
import { fitting } from './fitting.ts';
import { firstTable, order } from './order.ts';

export async function playAtOnce(game: GameCard): Promise<TableSeen> {
  const { others, options, time } = firstTable(game, 'robot', fitting(game.name, game.levels, ledger(), coverOf(game.name).turn));
  const table = await api.open(order(game, settings.name, others, options, time, (number) => t('new.you.default', { number })));
  return await api.start(table.id);
}
