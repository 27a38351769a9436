import { describe, expect, it } from 'vitest';
import type { Frame } from '../../wire/calls.ts';
import { frameAt } from './frames.ts';

const frames: readonly Frame[] = [3, 5, 6].map((seq) => ({ seq, at: seq, events: [], view: {} }));

describe('the table after so many events', () => {
  it('is that of the last frame without a later one', () => {
    expect([3, 4, 5, 6, 60].map((events) => frameAt(frames, events)?.seq)).toEqual([3, 3, 5, 6, 6]);
  });
  it('is the first where none is early enough', () => {
    expect(frameAt(frames, 0)?.seq).toBe(3);
    expect(frameAt([], 0)).toBeUndefined();
  });
});
