import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Beats, PATIENCE } from './beats.svelte.ts';

const shown: string[] = [];
const beat = (text: string, lasts: number) => ({ shown: text, lasts });

function beats(): Beats<string> {
  return new Beats(
    '',
    (earlier, later) => `${earlier}+${later}`,
    (text) => shown.push(text),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('beats', () => {
  it('keep the next thing back until the present one has had its time', () => {
    const queue = beats();
    queue.add([beat('turn', 100), beat('bravo', 1000), beat('next', 0)]);
    expect([queue.shown, queue.held]).toEqual(['turn', true]);
    vi.advanceTimersByTime(99);
    expect(queue.shown).toBe('turn');
    vi.advanceTimersByTime(1);
    expect(queue.shown).toBe('bravo');
    queue.add([beat('later', 0)]);
    vi.advanceTimersByTime(1000);
    expect([queue.shown, queue.held]).toEqual(['next+later', false]);
    expect(shown).toEqual(['turn', 'bravo', 'next+later']);
  });

  it('let what needs no time pass at once', () => {
    const queue = beats();
    queue.add([beat('a', 0)]);
    queue.add([beat('b', 0), beat('c', 0)]);
    expect(shown).toEqual(['a', 'b+c']);
    expect(queue.skip() || queue.finish()).toBe(false);
  });

  it('end by one tap, and small steps with them', () => {
    const queue = beats();
    queue.add([beat('1', 100), beat('2', 100), beat('3', 100), beat('bravo', 1000), beat('next', 0)]);
    expect(queue.skip()).toBe(true);
    expect(queue.shown).toBe('2+3+bravo');
    expect(queue.skip()).toBe(true);
    expect([queue.shown, queue.held]).toEqual(['next', false]);
    vi.advanceTimersByTime(5000);
    expect(queue.shown).toBe('next');
  });

  it('end all at once for who goes on', () => {
    const queue = beats();
    queue.add([beat('1', 100), beat('bravo', 1000), beat('next', 0)]);
    expect(queue.finish()).toBe(true);
    expect(shown).toEqual(['1', 'bravo+next']);
  });

  it('never run far behind', () => {
    const queue = beats();
    queue.add([beat('1', 100), beat('2', PATIENCE), beat('3', 100)]);
    queue.add([beat('4', 100)]);
    expect([queue.shown, queue.held]).toEqual(['4', true]);
    expect(shown).toEqual(['1', '2+3', '4']);
  });

  it('forget what waited when the table is seen anew', () => {
    const queue = beats();
    queue.add([beat('1', 100), beat('2', 100)]);
    queue.restart('anew');
    vi.advanceTimersByTime(1000);
    expect([queue.shown, queue.held, shown]).toEqual(['anew', false, ['1']]);
  });
});
