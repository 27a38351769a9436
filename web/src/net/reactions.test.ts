import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reaction } from '../wire/messages.ts';
import { Reactions } from './reactions.svelte.ts';

describe('reactions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const seen = (here: Reactions) => Object.fromEntries(Object.entries(here.now).map(([seat, { reaction }]) => [seat, reaction]));
  const hear = (here: Reactions, seat: number, reaction: Reaction) => here.heard({ type: 'reacted', seat, reaction });

  it('are seen for three seconds, each seat its own', () => {
    const here = new Reactions();
    hear(here, 0, 'clap');
    vi.advanceTimersByTime(2000);
    hear(here, 1, 'heart');
    expect(seen(here)).toEqual({ 0: 'clap', 1: 'heart' });
    vi.advanceTimersByTime(1000);
    expect(seen(here)).toEqual({ 1: 'heart' });
    vi.advanceTimersByTime(2000);
    expect(seen(here)).toEqual({});
  });

  it('take the place of the one before, for three seconds of their own', () => {
    const here = new Reactions();
    hear(here, 0, 'clap');
    const first = here.last?.number;
    vi.advanceTimersByTime(2000);
    hear(here, 0, 'clap');
    expect(here.last?.number).not.toBe(first);
    vi.advanceTimersByTime(2000);
    expect(seen(here)).toEqual({ 0: 'clap' });
  });
});
