import { describe, expect, it } from 'vitest';
import type { SeatSeen, Sitter, TableSeen } from '../../wire/tables.ts';
import { changes, nextIn, vanished } from './relief.ts';

const chair = (sitter: Sitter, more: Partial<SeatSeen> = {}): SeatSeen =>
  ({ ...sitter, mine: false, online: true, relief: null, kept: false, ...more }) as SeatSeen;
const lou = chair({ kind: 'person', name: 'Lou' });
const robot = chair({ kind: 'bot', level: 'student' });

function table(...reliefs: (number | null)[]): TableSeen {
  const seats = reliefs.map((relief) => chair({ kind: 'person', name: 'Lou' }, { relief, online: relief === null }));
  return { seats } as unknown as TableSeen;
}

describe('players who vanish', () => {
  it('may be relieved when the patience that the house tells of is over', () => {
    expect(vanished(table(null, 90, 120), 89.9)).toEqual([]);
    expect(vanished(table(null, 90, 120), 90)).toEqual([1]);
    expect(vanished(table(null, 90, 120), 500)).toEqual([1, 2]);
    expect(vanished(table(null, 0), 0)).toEqual([1]);
  });

  it('say when to look again', () => {
    expect(nextIn(table(null, 90, 120), 0)).toBe(90);
    expect(nextIn(table(null, 90, 120), 90)).toBe(30);
    expect(nextIn(table(null, 90, 120), 120)).toBeNull();
    expect(nextIn(table(null, null), 0)).toBeNull();
  });

  it('are told of when a robot sits down for them and when they are back', () => {
    expect(changes([lou, robot], [robot, robot])).toEqual([{ to: 'robot', name: 'Lou' }]);
    expect(changes([robot, lou], [lou, lou])).toEqual([{ to: 'person', name: 'Lou' }]);
    expect(changes([robot], [{ ...lou, mine: true }])).toEqual([{ to: 'me', name: 'Lou' }]);
    expect(changes([lou, robot], [{ ...lou, online: false, relief: 120 }, robot])).toEqual([]);
    expect(changes([], [lou])).toEqual([]);
  });
});
