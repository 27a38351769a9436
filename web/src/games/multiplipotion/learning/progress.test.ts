import { beforeEach, describe, expect, it, vi } from 'vitest';
import { knowledge, marked, pair, pupils, remember, taught, type Pupil } from './progress.ts';
import { scene } from '../scene.ts';

const lou: Pupil = { name: 'Lou', matches: [], marks: {} };
const over = scene({
  phase: 'over',
  lessons: [
    [
      { a: 7, b: 8, found: 1, missed: 0, mistaken: 2 },
      { a: 2, b: 5, found: 0, missed: 1, mistaken: 0 },
    ],
    [{ a: 3, b: 3, found: 1, missed: 0, mistaken: 0 }],
  ],
});

describe('what a pupil knows', () => {
  it('is read from the newest marks', () => {
    expect(knowledge(undefined)).toBe('unseen');
    expect(knowledge(['found', 'missed'])).toBe('practise');
    expect(knowledge(['mistaken', 'found'])).toBe('learning');
    expect(knowledge(['mistaken', 'found', 'found'])).toBe('known');
  });

  it('does not depend on the order of the factors', () => {
    expect(pair(8, 7)).toBe(pair(7, 8));
    expect(marked(marked(lou, 7, 8, 'found'), 8, 7, 'found').marks['7x8']).toEqual(['found', 'found']);
  });

  it('keeps only the last marks', () => {
    expect(marked(lou, 2, 2, ...Array(9).fill('missed'), 'found').marks['2x2']).toHaveLength(6);
  });
});

describe('a match', () => {
  it('teaches each product, slips before finds', () => {
    const after = taught(lou, 'm1', over, 0);
    expect(after.marks).toEqual({ '7x8': ['mistaken', 'mistaken', 'found'], '2x5': ['missed'] });
  });

  it('teaches once, and not before its end', () => {
    const after = taught(lou, 'm1', over, 0);
    expect(taught(after, 'm1', over, 0)).toBe(after);
    expect(taught(lou, 'm1', scene(), 0)).toBe(lou);
  });
});

describe('remembering in this browser', () => {
  beforeEach(() => {
    const drawer = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => drawer.get(key) ?? null,
      setItem: (key: string, value: string) => drawer.set(key, value),
    });
  });

  it('keeps each player apart, by name in any case', () => {
    remember('m1', over, [0, 1], ['Lou', 'Camille']);
    remember('m2', over, [0], ['lou', 'Camille']);
    expect(pupils().map((one) => [one.name, one.matches.length])).toEqual([
      ['Lou', 2],
      ['Camille', 1],
    ]);
  });

  it('survives scribbles in the drawer', () => {
    localStorage.setItem('tablee.multiplipotion.progress', '[{"name":1},null,{"name":"Lou","matches":[],"marks":{}}]');
    expect(pupils()).toEqual([lou]);
    localStorage.setItem('tablee.multiplipotion.progress', '{broken');
    expect(pupils()).toEqual([]);
  });
});
