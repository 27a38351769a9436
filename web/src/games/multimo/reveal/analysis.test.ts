import { expect, it } from 'vitest';
import { share } from './analysis.ts';
import { sheet } from '../scene.ts';

it('says how much of the best grid one has reached', () => {
  expect(share(sheet({ points: 160 }), sheet({ points: 182 }))).toBe(88);
  expect(share(sheet({ points: 0 }), sheet({ points: 0 }))).toBe(0);
});
