import { describe, expect, it } from 'vitest';
import { hardness, moved, provisional, signed } from './climbing.ts';

describe('a rating', () => {
  it('asks for other problems once it is far from what they were chosen for', () => {
    expect([moved(1500, 1460), moved(1500, 1400), moved(1400, 1500)]).toEqual([false, true, true]);
  });

  it('is a guess until a dozen problems were tried', () => {
    expect([686, 525, 217, 211].map((margin) => provisional({ rating: 1500, margin }))).toEqual([true, true, true, false]);
  });

  it('says how hard a problem is, and what was won or lost', () => {
    expect([900, 1300, 1650, 2400].map(hardness)).toEqual([1, 2, 3, 4]);
    expect([12.4, -0.2, -7.6].map(signed)).toEqual(['+12', '−0', '−8']);
  });
});
