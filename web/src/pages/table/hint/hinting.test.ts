import { beforeEach, expect, it, vi } from 'vitest';
import { api, RefusedByHouse } from '../../../net/api.ts';
import type { TableSession } from '../../../net/session.svelte.ts';
import type { HintGiven } from '../../../wire/calls.ts';
import { Hinting } from './hinting.svelte.ts';

const session = { table: { id: 'x' }, history: [], mine: [0], told: null, view: () => null } as unknown as TableSession;
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
  const hinting = new Hinting({ ...session, history } as unknown as TableSession, {});
  await hinting.ask(0);
  expect([hinting.given, hinting.refusal, asked.mock.calls.length]).toEqual([given, null, 2]);
});

it('is refused for any other reason, and if somebody moved again', async () => {
  const hinting = new Hinting(session, {});
  vi.spyOn(api, 'hint').mockRejectedValueOnce(no('no_hint')).mockRejectedValue(no('stale'));
  await hinting.ask(0);
  expect(hinting.refusal?.refused).toBe('no_hint');
  await hinting.ask(0);
  expect(hinting.refusal?.refused).toBe('stale');
});

it('stays while others do what it does not rest on, and goes on from step to step', async () => {
  const seen = { line: 1 };
  const history = [{ seq: 1, event: { kind: 'arranged' } }];
  const room = { hintMoment: (view: unknown): string => `${(view as typeof seen).line}` };
  const hinting = new Hinting({ ...session, history, view: () => seen } as unknown as TableSession, room);
  const asked = vi.spyOn(api, 'hint').mockResolvedValue(given);
  await hinting.ask(0);
  const moment = hinting.moment;
  history.push({ seq: 2, event: { kind: 'arranged' } });
  expect(hinting.moment).toBe(moment);
  await hinting.ask(0);
  seen.line = 2;
  expect(hinting.moment).not.toBe(moment);
  await hinting.ask(0);
  expect(asked.mock.calls.map(([, , step]) => step)).toEqual([1, 2, 1]);
});
