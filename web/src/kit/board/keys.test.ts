import { describe, expect, it } from 'vitest';
import { step } from './keys.ts';

describe('arrow keys among pieces: 0 1 2 / 3 4', () => {
  const go = (key: string, from: number): number | null => step(key, from, 5, 3);
  it('go left and right along the whole line', () => {
    expect(go('ArrowRight', 2)).toBe(3);
    expect(go('ArrowLeft', 3)).toBe(2);
  });
  it('go up and down by a row', () => {
    expect(go('ArrowDown', 1)).toBe(4);
    expect(go('ArrowUp', 4)).toBe(1);
  });
  it('stay at the edges', () => {
    expect(go('ArrowLeft', 0)).toBe(0);
    expect(go('ArrowDown', 2)).toBe(2);
    expect(go('ArrowUp', 1)).toBe(1);
  });
  it('jump to both ends', () => {
    expect(go('Home', 3)).toBe(0);
    expect(go('End', 0)).toBe(4);
    expect(step('Home', 0, 0, 1)).toBeNull();
  });
  it('leave other keys alone', () => {
    expect(go('Enter', 0)).toBeNull();
  });
});
