import { describe, expect, it } from 'vitest';
import type { Frame } from '../../wire/calls.ts';
import { frameAt, unfolded } from './frames.ts';

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

describe('what a game shows between two frames', () => {
  const counting = [0, 1, 4].map((n) => ({ seq: n, stood: n, at: n, events: [], view: { n } }));
  const between = (before: unknown, after: unknown): unknown[] => {
    const [from, to] = [before, after].map((view) => (view as { n: number }).n) as [number, number];
    return Array.from({ length: to - from - 1 }, (_, step) => ({ n: from + step + 1 }));
  };
  it('comes before the one it leads to, and is told like it', () => {
    const { frames: all, told } = unfolded(counting, between);
    expect(all.map((frame) => [frame.seq, frame.view['n']])).toEqual([
      [0, 0],
      [1, 1],
      [4, 2],
      [4, 3],
      [4, 4],
    ]);
    expect(told).toEqual([0, 1, 2, 2, 2]);
  });
  it('is no hint upon hint', () => {
    const happened = (n: number, ...kinds: string[]) => ({
      seq: n,
      stood: n,
      at: n,
      events: kinds.map((kind) => ({ seq: n, at: n, event: { kind } })),
      view: {},
    });
    const some = [
      happened(0, 'deal'),
      happened(1, 'hinted'),
      happened(2, 'hinted'),
      happened(3, 'laid'),
      happened(4, 'hinted'),
      happened(5, 'hinted', 'laid'),
      happened(6),
    ];
    expect(unfolded(some).frames.map(({ seq }) => seq)).toEqual([0, 2, 3, 4, 5, 6]);
  });
  it('is nothing unless the game says so', () => {
    expect(unfolded(counting).frames).toEqual(counting);
  });
});
