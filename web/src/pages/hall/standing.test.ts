import { describe, expect, it } from 'vitest';
import type { MyTable, SeatSeen } from '../../wire/tables.ts';
import { farewell, namesAll, ongoing, over, standingOf, toResume } from './standing.ts';

const rest = { online: true, relief: null, kept: false };
const me: SeatSeen = { kind: 'person', name: 'Ana', mine: true, ...rest };
const bob: SeatSeen = { kind: 'person', name: 'Bob', mine: false, ...rest };
const zoe: SeatSeen = { kind: 'bot', level: 'novice', mine: false, ...rest };
const open: SeatSeen = { kind: 'open', mine: false, ...rest };
const table = (given: Partial<MyTable>): MyTable => ({
  id: 'k3v',
  game: 'toy',
  options: {},
  clock: { per_turn: 0, per_match: 0 },
  status: 'playing',
  seats: [me, zoe],
  host: true,
  rematch: null,
  day: '',
  created: 1,
  winners: null,
  lookers: 0,
  takeback: true,
  to_play: null,
  ...given,
});

describe('a table of one’s own', () => {
  it.each([
    [{ status: 'waiting', seats: [me, open] }, { kind: 'waiting' }],
    [{ status: 'waiting' }, { kind: 'ready' }],
    [{}, { kind: 'playing' }],
    [{ to_play: [0, 1] }, { kind: 'yours' }],
    [{ to_play: [1] }, { kind: 'theirs', seats: [1] }],
    [{ status: 'finished', winners: [0] }, { kind: 'won' }],
    [
      { status: 'finished', winners: [1] },
      { kind: 'lost', seats: [1] },
    ],
    [{ status: 'finished', winners: [] }, { kind: 'draw' }],
    [{ status: 'finished', winners: null }, { kind: 'finished' }],
    [{ status: 'finished', winners: [0], seats: [me] }, { kind: 'finished' }],
  ] as const)('%o stands so', (given, standing) => {
    expect(standingOf(table(given))).toEqual(standing);
  });

  it.each([
    [{ to_play: [1] }, true],
    [{ to_play: [1], seats: [me, bob, zoe] }, false],
    [{ to_play: [0] }, false],
    [{ to_play: [0], seats: [me] }, true],
  ] as const)('%o names everybody else: %s', (given, all) => {
    expect(namesAll(table(given))).toBe(all);
  });

  it('comes first when it waits for me', () => {
    const tables = [
      table({ id: 'theirs', to_play: [1], created: 9 }),
      table({ id: 'old', to_play: [0], created: 2 }),
      table({ id: 'new', to_play: [0], created: 3 }),
      table({ id: 'done', status: 'finished' }),
      table({ id: 'empty', status: 'waiting', seats: [me, open], created: 8 }),
    ];
    expect(ongoing(tables).map((one) => one.id)).toEqual(['new', 'old', 'theirs', 'empty']);
    expect(over(tables).map((one) => one.id)).toEqual(['done']);
  });

  it('is not to be resumed by who has left it', () => {
    const left = table({ id: 'left', seats: [zoe, bob] });
    expect(toResume([left, table({ id: 'mine' })]).map((one) => one.id)).toEqual(['mine']);
    expect(ongoing([left])).toHaveLength(1);
  });

  it('is put away with a word about those who stay', () => {
    expect(farewell(table({}))).toBe('alone');
    expect(farewell(table({ seats: [me, bob] }))).toBe('others');
    expect(farewell(table({ status: 'waiting', seats: [me, bob] }))).toBe('waiting');
    expect(farewell(table({ status: 'finished', seats: [me, bob] }))).toBe('over');
  });
});
