import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deck } from '../../../kit/practice/deck.ts';
import { answered, answersOf, gradeOf, knowledge, learners, pair, pupils, remember } from './progress.ts';
import { scene } from '../scene.ts';

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
  it('is read from the newest answers', () => {
    expect(knowledge(undefined)).toBe('unseen');
    expect(
      knowledge([
        [0, 3],
        [1, 1],
      ]),
    ).toBe('practise');
    expect(
      knowledge([
        [0, 1],
        [1, 2],
      ]),
    ).toBe('learning');
    expect(
      knowledge([
        [0, 1],
        [1, 3],
        [2, 3],
      ]),
    ).toBe('known');
  });

  it('does not depend on the order of the factors', () => {
    expect(pair(8, 7)).toBe(pair(7, 8));
  });

  it('counts a slip that was mended as known with pain', () => {
    expect(over.lessons?.flat().map(gradeOf)).toEqual([2, 1, 3]);
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
  const gradesOf = (name: string) => [...answersOf(deck(), name)].map(([thing, { answers }]) => [thing, answers.map(([, grade]) => grade)]);

  it('keeps each player apart, by name in any case', () => {
    remember('m1', over, [0, 1], ['Lou', 'Camille']);
    remember('m2', over, [0], ['lou', 'Camille']);
    expect(pupils().map((one) => [one.name, one.matches.length])).toEqual([
      ['Lou', 2],
      ['Camille', 1],
    ]);
    expect(gradesOf('LOU')).toEqual([
      ['7x8', [2, 2]],
      ['2x5', [1, 1]],
    ]);
  });

  it('counts a match once, and not before its end', () => {
    remember('m1', over, [1], ['Lou', 'Camille']);
    remember('m1', over, [1], ['Lou', 'Camille']);
    remember('m2', scene(), [1], ['Lou', 'Camille']);
    expect(gradesOf('Camille')).toEqual([['3x3', [3]]]);
  });

  it('counts the answers of those it knows', () => {
    remember('m1', over, [1], ['Lou', 'Camille']);
    answered('camille', { a: 9, b: 8 }, false);
    answered('Nobody', { a: 9, b: 8 }, true);
    expect(gradesOf('Camille')).toEqual([
      ['3x3', [3]],
      ['8x9', [1]],
    ]);
    expect(learners(deck(), ['Lou'])).toEqual(['Lou', 'Camille']);
  });

  it('takes over the marks of earlier days, once', () => {
    localStorage.setItem('tablee.multiplipotion.progress', '[{"name":"Lou","matches":["m0"],"marks":{"7x8":["mistaken","found"]}}]');
    expect([...pupils(), ...pupils()]).toEqual([
      { name: 'Lou', matches: ['m0'] },
      { name: 'Lou', matches: ['m0'] },
    ]);
    expect(gradesOf('Lou')).toEqual([['7x8', [1, 3]]]);
  });

  it('survives scribbles in the drawer', () => {
    localStorage.setItem('tablee.multiplipotion.progress', '[{"name":1},null,{"name":"Lou","matches":[]}]');
    expect(pupils()).toEqual([{ name: 'Lou', matches: [] }]);
    localStorage.setItem('tablee.multiplipotion.progress', '{broken');
    expect(pupils()).toEqual([]);
  });
});
