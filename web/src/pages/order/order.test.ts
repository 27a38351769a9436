import { describe, expect, it } from 'vitest';
import type { GameCard } from '../../wire/calls.ts';
import { A_DAY, clockOf, defaults, firstTable, laid, order, presetOf, seatings, UNHURRIED, usualCount, usualTable } from './order.ts';

const game: GameCard = {
  name: 'toy',
  daily: false,
  problems: false,
  words: { fr: {}, en: {} },
  seat_counts: [2, 3],
  levels: ['weak', 'strong'],
  away: [],
  analysed: false,
  takebacks: true,
  lesson: true,
  presets: [
    { name: 'newcomer', seats: 2, level: 'weak', options: { size: 3 }, clock: { per_turn: 0, per_match: 0 } },
    { name: 'family', seats: 3, level: 'weak', options: {}, clock: { per_turn: 0, per_match: 0 } },
    { name: 'quick', seats: 2, level: 'strong', options: { size: 3 }, clock: { per_turn: 30, per_match: 0 } },
  ],
  options: [{ name: 'size', default: 8, choices: [], low: 3, high: 10, drawn: {} }],
};
const called = (number: number): string => `Joueur ${number}`;

describe('ordering a table', () => {
  it('starts from the game’s own wishes', () => {
    expect(defaults(game)).toEqual({ size: 8 });
    expect(seatings(3, 'robot', game)).toEqual([
      { company: 'robot', name: '', level: 'weak' },
      { company: 'robot', name: '', level: 'weak' },
    ]);
  });

  it('lays for two where one may also play alone', () => {
    expect(usualCount(game, 'robot')).toBe(2);
    expect(usualCount({ ...game, seat_counts: [1, 2, 4] }, 'robot')).toBe(2);
    expect(usualCount({ ...game, seat_counts: [1] }, 'robot')).toBe(1);
  });

  it('lays for one who came alone, and robots for whoever then wants more', () => {
    expect(usualCount({ ...game, seat_counts: [4, 2, 1] }, 'alone')).toBe(1);
    expect(usualCount(game, 'alone')).toBe(2);
    expect(seatings(2, 'alone', game)).toEqual([{ company: 'robot', name: '', level: 'weak' }]);
  });

  it('lays for two with a friend, even where more is usual', () => {
    expect(usualCount({ ...game, seat_counts: [4, 2, 1] }, 'friend')).toBe(2);
    expect(usualCount({ ...game, seat_counts: [4, 2, 1] }, 'robot')).toBe(4);
  });

  it('seats me first, then robots, friends and people here', () => {
    const others = [
      { company: 'robot' as const, name: '', level: 'strong' },
      { company: 'friend' as const, name: 'ignored', level: '' },
      { company: 'here' as const, name: ' Lou ', level: '' },
    ];
    expect(order(game, 'Camille', others, {}, UNHURRIED, called).seats).toEqual([
      { kind: 'person', name: 'Camille' },
      { kind: 'bot', level: 'strong' },
      { kind: 'open' },
      { kind: 'person', name: 'Lou' },
    ]);
  });

  it('has the robot that fits, whatever table it begins with', () => {
    const levels = (table: ReturnType<typeof firstTable>): string[] => table.others.map(({ level }) => level);
    expect(levels(firstTable(game, 'robot', 'strong'))).toEqual(['strong']);
    expect(levels(usualTable(game, 'robot', 'strong'))).toEqual(['strong', 'strong']);
    expect(levels(firstTable({ ...game, presets: [] }, 'robot', 'strong'))).toEqual(['strong']);
    expect(levels(laid(game, game.presets[2]!, 'robot'))).toEqual(['strong']);
  });

  it('names those who gave none', () => {
    const made = order(game, ' ', [{ company: 'here', name: '', level: '' }], {}, UNHURRIED, called);
    expect(made.seats).toEqual([
      { kind: 'person', name: 'Joueur 1' },
      { kind: 'person', name: 'Joueur 2' },
    ]);
  });

  it('lets moves be taken back unless told', () => {
    expect(order(game, '', [], {}, UNHURRIED, called).takeback).toBe(true);
    expect(order(game, '', [], {}, UNHURRIED, called, false).takeback).toBe(false);
  });

  it('sets no clock unless asked', () => {
    expect(clockOf(UNHURRIED)).toEqual({ per_turn: 0, per_match: 0 });
    expect(clockOf({ ...UNHURRIED, pace: 'turn' })).toEqual({ per_turn: 60, per_match: 0 });
    expect(clockOf({ ...UNHURRIED, pace: 'match' })).toEqual({ per_turn: 0, per_match: 600 });
    expect(clockOf({ ...UNHURRIED, pace: 'days' })).toEqual({ per_turn: 3 * A_DAY, per_match: 0 });
    expect(laid(game, { ...game.presets[0]!, clock: { per_turn: 2 * A_DAY, per_match: 0 } }, 'friend').time).toMatchObject({ pace: 'days', days: 2 });
  });

  it('starts at once with the table kept for newcomers', () => {
    expect(firstTable(game, 'robot')).toEqual({
      others: [{ company: 'robot', name: '', level: 'weak' }],
      options: { size: 3 },
      time: UNHURRIED,
    });
    expect(firstTable({ ...game, presets: [] }, 'robot').options).toEqual({ size: 8 });
  });

  it('knows a ready table again, whoever sits there', () => {
    for (const preset of game.presets) expect(presetOf(game, laid(game, preset, 'robot'))).toBe(preset.name);
    expect(presetOf(game, laid(game, game.presets[0]!, 'friend'))).toBe('newcomer');
    expect(usualTable(game, 'robot').others).toHaveLength(2);
  });

  it('of two ready tables that differ by their robots alone, friends have the one that was chosen', () => {
    const [newcomer, family] = game.presets as [(typeof game.presets)[0], (typeof game.presets)[0]];
    const alike = { ...game, presets: [newcomer, { ...family, options: newcomer.options }] };
    expect(presetOf(alike, laid(alike, newcomer, 'friend'), 'family')).toBe('family');
    expect(presetOf(alike, laid(alike, newcomer, 'friend'), 'newcomer')).toBe('newcomer');
  });

  it('is one’s own mixture as soon as anything differs', () => {
    const ready = laid(game, game.presets[0]!, 'robot');
    expect(presetOf(game, { ...ready, options: { size: 4 } })).toBe('');
    expect(presetOf(game, { ...ready, time: { ...UNHURRIED, pace: 'match' } })).toBe('');
    expect(presetOf(game, { ...ready, others: [{ company: 'robot', name: '', level: 'strong' }] })).toBe('newcomer');
    expect(presetOf(game, { ...ready, others: [...ready.others, ...ready.others] })).toBe('');
  });
});
