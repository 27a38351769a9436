import { expect, it } from 'vitest';
import { after, NOTHING, type Ended, type EndingMemory } from './memory.ts';

let matches = 0;
const ended = (score: number, won: boolean | null, changes: Partial<Ended> = {}): Ended => ({
  ...{ match: `m${matches++}`, game: 'belote', terms: [2, {}], score, won },
  ...changes,
});
const play = (...all: Ended[]): EndingMemory => all.reduce(after, NOTHING);
const last = (memory: EndingMemory) => memory.said.at(-1)?.[1];

it('a record is beaten, not set, and only among like matches', () => {
  expect(last(play(ended(100, true)))?.record).toBe(false);
  expect(last(play(ended(100, true), ended(120, false)))?.record).toBe(true);
  expect(last(play(ended(100, true), ended(100, true)))?.record).toBe(false);
  expect(last(play(ended(100, true), ended(120, true, { terms: [3, {}] })))?.record).toBe(false);
});

it('wins in a row are counted until one is not won', () => {
  expect(last(play(ended(1, true), ended(1, true), ended(1, true)))?.streak).toBe(3);
  expect(last(play(ended(1, true), ended(1, false), ended(1, true)))?.streak).toBe(1);
  expect(last(play(ended(1, true), ended(1, null, { game: 'belote' }), ended(1, true)))?.streak).toBe(2);
});

it('a match that is looked at again counts once and keeps its word', () => {
  const again = ended(130, true);
  const memory = play(ended(100, true), again);
  expect(after(memory, again)).toBe(memory);
  expect(last(memory)).toEqual({ record: true, streak: 2 });
});
