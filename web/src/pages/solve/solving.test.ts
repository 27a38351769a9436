import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedByHouse } from '../../net/api.ts';
import type { ProblemBoard } from '../../wire/calls.ts';
import { pointsUntold, Solving, type Heard } from './solving.svelte.ts';

const board = (changes: Partial<ProblemBoard> = {}): ProblemBoard => ({
  ...{ theme: 'find', level: 1500, task: {}, seat: 0, view: { at: 0 }, asked: 0, best: [] },
  verdict: { done: false, right: false, points: 0, most: 1, said: '', fields: {} },
  ...changes,
});
const done = board({
  ...{ asked: 1, view: { at: 1 }, verdict: { done: true, right: false, points: 0, most: 1, said: '', fields: {} } },
  best: [
    { events: [], view: { at: 0 } },
    { events: [{ kind: 'laid' }], view: { at: 9 } },
  ],
});
const ask = { kind: 'lay' };
const heard: Heard = { stale: false, events: [{ kind: 'laid' }], board: done };

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

describe('a problem under way', () => {
  it('names how many asks came before, and shows what came of this one', async () => {
    const seen: unknown[] = [];
    const solving = new Solving(board(), {}, (scene) => seen.push(scene.view));
    const send = vi.fn<() => Promise<Heard>>(() => Promise.resolve(heard));
    await solving.ask(ask, send);
    expect(send).toHaveBeenCalledWith(ask, 0);
    expect(seen).toEqual([{ at: 1 }]);
    expect([solving.done, solving.hands]).toEqual([true, false]);
    await solving.ask(ask, send);
    expect(send).toHaveBeenCalledOnce();
  });

  it('shows what was better, step by step and never beyond', async () => {
    const solving = new Solving(board(), {}, () => {});
    await solving.ask(ask, () => Promise.resolve(heard));
    solving.look('best');
    expect(solving.scene.view).toEqual({ at: 9 });
    solving.look('best', -3);
    expect(solving.scene.view).toEqual({ at: 0 });
    solving.look('mine');
    expect(solving.scene.view).toEqual({ at: 1 });
  });

  it('passes over what the game calls plain on the board', async () => {
    const step = (kind: string, at: number) => ({ events: [{ kind }], view: { at } });
    const best = [{ events: [], view: { at: 0 } }, step('arranged', 1), step('laid', 2), step('arranged', 3), step('finished', 4)];
    const solving = new Solving(board(), { quiet: ['arranged'] }, () => {});
    await solving.ask(ask, () => Promise.resolve({ ...heard, board: { ...done, best } }));
    expect(solving.best.map(({ view }) => (view as { at: number }).at)).toEqual([0, 2, 4]);
    solving.look('best');
    expect([solving.at, solving.scene.view]).toEqual([2, { at: 4 }]);
  });

  it('explains a refusal and waits for another try', async () => {
    const solving = new Solving(board(), {}, () => {});
    await solving.ask(ask, () => Promise.reject(new RefusedByHouse({ refused: 'not_a_word', rule: 'R3' }, 409)));
    expect([solving.refusal?.refused, solving.hands, solving.busy]).toEqual(['not_a_word', true, false]);
  });

  it('takes the board as it is where another tab was quicker', async () => {
    const solving = new Solving(board(), { moments: () => [{ view: 'never', happened: [], lasts: 9 }] }, () => {});
    await solving.ask(ask, () => Promise.resolve({ stale: true, events: [], board: board({ asked: 2, view: { at: 2 } }) }));
    expect([solving.stale, solving.scene.view]).toEqual([true, { at: 2 }]);
  });
});

describe('the points of an answer', () => {
  const verdict = { done: true, right: true, points: 77, most: 77, said: 'beyond', fields: { count: 78, par: 77 } };
  it('are told once: not when the sentence has named them', () => {
    expect(pointsUntold(verdict)).toBe(false);
    expect(pointsUntold({ ...verdict, points: 61, said: 'enough', fields: { count: 61, par: 77 } })).toBe(false);
  });
  it('are told where it speaks of something else, once it is done, and where there are several', () => {
    expect(pointsUntold({ ...verdict, points: 0, said: 'below', fields: { count: 40, par: 77, wanted: 58 } })).toBe(true);
    expect(pointsUntold({ ...verdict, said: '', fields: {} })).toBe(true);
    expect(pointsUntold({ ...verdict, done: false, said: '' })).toBe(false);
    expect(pointsUntold({ ...verdict, points: 1, most: 1, said: '' })).toBe(false);
  });
});
