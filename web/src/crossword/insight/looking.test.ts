import { expect, it } from 'vitest';
import type { Choice, Judged } from '../../wire/insight.ts';
import { lookingBack } from './looking.ts';

const choice = (word: string, points: number): Choice => ({ move: word, words: word ? [word] : [], points, worth: points, placed: [], kept: [], hand: 0 });
const turn = (played: Choice, most: Choice, changes: Partial<Judged> = {}): Judged => ({
  ...{ seat: 0, holding: 'FIVAEST', played, most, wisest: most, given_away: most.points - played.points, scores: [0, 0], at: 3, learn: '', unadmitted: [] },
  ...changes,
});
const { steps, caption } = lookingBack((view) => view);

function told(one: Judged, move: Choice, reader: number | null = 0): string {
  const [step] = steps({ turns: [one], seats: [], scores: [0, 0] });
  if (!step) throw new Error('a turn is a moment');
  return caption(step, move, ['Ana', 'Bob'], reader, (key, fields) =>
    `${key.replace('ui.analysis.', '')}${fields?.['you'] ? ':you' : ''} ${String(fields?.['unadmitted'] ?? '')}`.trim(),
  );
}

it('says what oneself did, or another', () => {
  const one = turn(choice('SI', 4), choice('SI', 4));
  expect([told(one, one.played), told(one, one.played, 1), told(one, one.played, null)]).toEqual(['was:you was_most', 'was was_most', 'was was_most']);
  const passed = turn(choice('', 0), choice('FIVES', 9));
  expect(told(passed, passed.played)).toBe('was_nothing:you');
});

it('a word that was taken back has no points, but a reason, and nothing was best about it', () => {
  const back = turn(choice('FIV', 0), choice('FIVES', 9), { unadmitted: ['FIV'] });
  expect(told(back, back.played)).toBe('was_taken_back:you FIV');
  expect(told(back, back.most, 1)).toBe('was_taken_back FIV drawn_most');
  const nothing = turn(choice('FIV', 0), choice('', 0), { unadmitted: ['FIV'] });
  expect([told(nothing, nothing.played), told(nothing, nothing.most)]).toEqual(['was_taken_back:you FIV', 'was_taken_back:you FIV drawn_pass']);
});
