import { expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { Fingers } from './fingers.svelte.ts';

const before = scene({ phase: 'neutrals', fixed: ['....', '....', '....'], grid: ['....', '....', '....'] });

it('steps back behind what a hint laid, not behind a neutral square that lies for good', () => {
  const fingers = new Fingers(before, () => {});
  const placed = { ...before, fixed: ['....', '.#..', '....'], grid: ['....', '.#..', '....'] };
  fingers.look(placed, false, null);
  expect(fingers.past).toEqual([]);
  fingers.look({ ...placed, phase: 'letters', grid: ['SET.', '.#..', '....'] }, false, null);
  expect(fingers.past).toEqual([placed.grid]);
});
