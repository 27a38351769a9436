import { describe, expect, it } from 'vitest';
import type { Frame } from '../../wire/calls.ts';
import { frameAt } from './frames.ts';

const frames: readonly Frame[] = [3, 5, 6].map((seq) => ({ seq, stood: seq, at: seq, events: [], view: {} }));

describe('the table after so many events', () => {
  it('is that of the last frame without a later one', () => {
    expect([3, 4, 5, 6, 60].map((events) => frameAt(frames, events)?.seq)).toEqual([3, 3, 5, 6, 6]);
  });
  it('is not that of a move that was taken back', () => {
    const again = [3, 5, 3, 6].map((stood, n) => ({ seq: n + 3, stood, at: n, events: [], view: {} }));
    expect([3, 5, 6].map((events) => frameAt(again, events)?.seq)).toEqual([5, 5, 6]);
  });
  it('is the first where none is early enough', () => {
    expect(frameAt(frames, 0)?.seq).toBe(3);
    expect(frameAt([], 0)).toBeUndefined();
  });
});
