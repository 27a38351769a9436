import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LessonStep } from '../../wire/calls.ts';
import { Course } from './course.svelte.ts';

const NOTHING = { preview: null, refused: null };
const step = (kind: string, mine: boolean): LessonStep => ({
  seat: 0,
  view: { before: kind },
  ask: { kind, seat: mine ? 0 : 1 },
  mine,
  preview: { preview: { points: 4 }, refused: null },
  events: [{ kind: `${kind}n` }],
  after: { after: kind },
});

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

function course(...steps: LessonStep[]) {
  const shown: string[] = [];
  return { lesson: new Course(steps, {}, ({ happened }) => shown.push(...happened.map((event) => event.kind))), shown };
}

test('the thing to do leads on, and is told with what it brought', async () => {
  const { lesson, shown } = course(step('draw', true), step('lay', true));
  expect(lesson.word).toBe('do');
  expect(lesson.foresee({ kind: 'draw' }).preview).toEqual({ points: 4 });
  expect(await lesson.ask({ kind: 'draw' })).toBe(true);
  expect([lesson.word, lesson.scene.view, shown]).toEqual(['brought', { after: 'draw' }, ['drawn']]);
  expect(lesson.goOn()).toBe(true);
  expect([lesson.at, lesson.word, lesson.scene.view]).toEqual([1, 'do', { before: 'lay' }]);
});

test('something else changes nothing, and twice makes the lesson offer its hand', async () => {
  const { lesson } = course(step('draw', true));
  expect(lesson.foresee({ kind: 'lay' })).toEqual(NOTHING);
  expect(await lesson.ask({ kind: 'lay' })).toBe(false);
  expect([lesson.word, lesson.patient, lesson.goOn(), lesson.at]).toEqual(['almost', true, false, 0]);
  await lesson.ask({ kind: 'lay' });
  expect(lesson.patient).toBe(false);
  lesson.perform();
  expect(lesson.word).toBe('brought');
});

test('while others play and after the end no hand is wanted', async () => {
  const { lesson } = course(step('draw', false));
  expect(lesson.hands).toBe(false);
  expect(await lesson.ask({ kind: 'draw' })).toBe(false);
  expect(lesson.word).toBe('do');
  lesson.perform();
  lesson.goOn();
  expect([lesson.word, lesson.hands]).toEqual(['end', false]);
  lesson.again();
  expect(lesson.word).toBe('do');
  lesson.leave();
  expect(lesson.word).toBe('end');
  lesson.again();
  expect([lesson.at, lesson.word]).toEqual([0, 'do']);
});
