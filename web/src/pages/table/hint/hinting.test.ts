import { beforeEach, expect, it, vi } from 'vitest';
import { api, RefusedByHouse } from '../../../net/api.ts';
import type { TableSession } from '../../../net/session.svelte.ts';
import type { HintGiven } from '../../../wire/calls.ts';
import { Hinting } from './hinting.svelte.ts';

const session = { table: { id: 'x' }, history: [], mine: [0], told: null } as unknown as TableSession;
const given = { step: 1 } as HintGiven;
const no = (refused: string): RefusedByHouse => new RefusedByHouse({ refused, rule: '' }, 400);

beforeEach(() => vi.restoreAllMocks());

it('is asked for once more if somebody moved meanwhile', async () => {
  const history = [{ seq: 1, event: { kind: 'arranged' } }];
  const asked = vi.spyOn(api, 'hint').mockImplementationOnce(() => {
    history.push({ seq: 2, event: { kind: 'arranged' } });
    return Promise.reject(no('stale'));
  });
  asked.mockResolvedValueOnce(given);
  const hinting = new Hinting({ ...session, history } as unknown as TableSession);
  await hinting.ask(0);
  expect([hinting.given, hinting.refusal, asked.mock.calls.length]).toEqual([given, null, 2]);
});

it('is refused for any other reason, and if somebody moved again', async () => {
  const hinting = new Hinting(session);
  vi.spyOn(api, 'hint').mockRejectedValueOnce(no('no_hint')).mockRejectedValue(no('stale'));
  await hinting.ask(0);
  expect(hinting.refusal?.refused).toBe('no_hint');
  await hinting.ask(0);
  expect(hinting.refusal?.refused).toBe('stale');
});
