import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Analysed } from '../../wire/calls.ts';
import { thoughtOver, type Far } from './analysis.ts';

const not = (ahead: number, share: number | null): Analysed => ({ analysis: null, waiting: { ahead, share } });

describe('waiting for an analysis', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks until it is there, and tells how far it is', async () => {
    const answers = [not(1, null), not(0, 0.4), { analysis: { points: 7 }, waiting: null }];
    const far: Far[] = [];
    const found = thoughtOver(
      async () => answers.shift() as Analysed,
      (told) => far.push(told),
      new AbortController().signal,
    );
    await vi.runAllTimersAsync();
    expect(await found).toEqual({ points: 7 });
    expect(far).toEqual([
      { ahead: 1, share: null, slow: false },
      { ahead: 0, share: 0.4, slow: false },
    ]);
  });

  it('says when it takes longer than usual, once it is being made', async () => {
    const answers = [...Array<Analysed>(60).fill(not(1, null)), ...Array<Analysed>(21).fill(not(0, null)), { analysis: {}, waiting: null }];
    const slow: boolean[] = [];
    void thoughtOver(
      async () => answers.shift() as Analysed,
      (told) => slow.push(told.slow),
      new AbortController().signal,
    );
    await vi.runAllTimersAsync();
    expect([slow.indexOf(true), slow.length]).toEqual([80, 81]);
  });

  it('takes a game at its word that has none', async () => {
    const none = { analysis: null, waiting: null };
    expect(
      await thoughtOver(
        async () => none,
        () => {},
        new AbortController().signal,
      ),
    ).toBeNull();
  });

  it('passes on that the house refused', async () => {
    const asked = thoughtOver(
      () => Promise.reject(new Error('trouble')),
      () => {},
      new AbortController().signal,
    );
    await expect(asked).rejects.toThrow('trouble');
  });

  it('asks no more when the page was left', async () => {
    const page = new AbortController();
    let asked = 0;
    void thoughtOver(
      async () => (asked++, not(0, null)),
      () => {},
      page.signal,
    );
    await vi.advanceTimersByTimeAsync(2500);
    page.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(3);
  });
});
