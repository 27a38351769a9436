import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latest } from './latest.ts';

describe('asking while somebody arranges', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks once for a quick row of changes', async () => {
    const asked: number[] = [];
    const heard: (number | null)[] = [];
    const house = latest(
      (n: number) => (asked.push(n), Promise.resolve(n)),
      (found) => heard.push(found),
      100,
    );
    for (const n of [1, 2, 3]) house.ask(n);
    await vi.advanceTimersByTimeAsync(150);
    expect([asked, heard]).toEqual([[3], [3]]);
  });

  it('drops an answer that comes after the next question, or after it was forgotten', async () => {
    const heard: (number | null)[] = [];
    const slow = (n: number): Promise<number> => new Promise((done) => setTimeout(() => done(n), 500));
    const house = latest(slow, (found) => heard.push(found), 10);
    house.ask(1);
    await vi.advanceTimersByTimeAsync(100);
    house.ask(2);
    await vi.advanceTimersByTimeAsync(1000);
    house.ask(3);
    await vi.advanceTimersByTimeAsync(100);
    house.forget();
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toEqual([2]);
  });

  it('says null when nobody answers', async () => {
    const heard: unknown[] = [];
    latest(
      () => Promise.reject(new Error('no line')),
      (found) => heard.push(found),
      10,
    ).ask(1);
    await vi.advanceTimersByTimeAsync(50);
    expect(heard).toEqual([null]);
  });
});
