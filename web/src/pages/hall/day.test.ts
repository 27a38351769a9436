import { describe, expect, it } from 'vitest';
import type { Days } from '../../wire/calls.ts';
import type { Status } from '../../wire/tables.ts';
import { calendar, minutesLeft, spelled } from './day.ts';

const played = (day: string, status: Status, won: boolean, onTime = true) => ({
  day,
  table: 't',
  status,
  won,
  on_time: onTime,
  points: null,
  most: null,
});
const days = (first: string, today: string, ...all: Days['played']): Days => ({ first, today, streak: 0, best: 0, played: all });

describe('the calendar', () => {
  it('runs from today back to the first day and says how each stands', () => {
    const leaves = calendar(
      days(
        '2026-11-01',
        '2026-11-05',
        played('2026-11-05', 'playing', false),
        played('2026-11-04', 'finished', true),
        played('2026-11-03', 'finished', true, false),
        played('2026-11-02', 'finished', false),
      ),
    );
    expect(leaves.map((leaf) => `${leaf.day.slice(8)} ${leaf.state}`)).toEqual(['05 begun', '04 won', '03 late', '02 lost', '01 open']);
  });

  it('skips no day when the clocks change and shows a month at most', () => {
    const leaves = calendar(days('2026-11-01', '2027-04-10'));
    expect(leaves).toHaveLength(31);
    expect(leaves.filter((leaf) => leaf.day === '2027-03-28')).toHaveLength(1);
  });

  it('spells a date as the language does, whatever the time zone', () => {
    expect(spelled('2026-11-16', 'fr')).toBe('lundi 16 novembre');
    expect(spelled('2026-11-01', 'fr')).toBe('dimanche 1ᵉʳ novembre');
    expect(spelled('2026-11-16', 'en')).toBe('Monday 16 November');
  });
});

it('the next day begins at midnight in Paris, in winter and in summer', () => {
  expect(minutesLeft(new Date('2026-11-18T04:30:00Z'))).toBe(18 * 60 + 30);
  expect(minutesLeft(new Date('2026-07-14T21:59:30Z'))).toBe(1);
});
