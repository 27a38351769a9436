import { describe, expect, it } from 'vitest';
import { pathTo, placeAt, type Place } from './router.ts';

describe('addresses', () => {
  const places: Place[] = [
    { page: 'home' },
    { page: 'mine' },
    { page: 'new', game: 'some-game', company: 'here' },
    { page: 'new', game: null, company: 'robot' },
    { page: 'new', game: 'some-game', company: 'alone' },
    { page: 'table', id: 'k3v_-9' },
    { page: 'analysis', id: 'k3v' },
    { page: 'replay', id: 'k3v', seat: 1 },
    { page: 'replay', id: 'k3v', seat: null },
    { page: 'replay', id: null, seat: null },
    { page: 'rules', game: 'some-game' },
    { page: 'progress', game: 'some-game' },
    { page: 'today' },
    { page: 'day', game: 'some-game', day: null },
    { page: 'day', game: 'some-game', day: '2026-11-18' },
    { page: 'problems', game: null, theme: null },
    { page: 'problems', game: 'some-game', theme: null },
    { page: 'problems', game: 'some-game', theme: 'all' },
    { page: 'practice', game: null, who: '' },
    { page: 'practice', game: 'some-game', who: 'Zoé & Lou' },
    { page: 'stats' },
    { page: 'carry' },
    { page: 'pocket' },
    { page: 'word', word: '' },
    { page: 'word', word: 'œil & co' },
  ];
  it.each(places)('go there and back: %o', (place) => {
    const [path, query] = pathTo(place).split('?');
    expect(placeAt(path!, query)).toEqual(place);
  });

  it.each(['/nowhere', '/t', '/t/a/b', '/rules', '/t/a/replay/x', '/new/x'])('%s leads nowhere', (path) => {
    expect(placeAt(path)).toEqual({ page: 'lost' });
  });

  it('take odd queries calmly', () => {
    expect(placeAt('/new', 'with=ghosts')).toEqual({ page: 'new', game: null, company: 'robot' });
    expect(placeAt('/t/a/replay', 'seat=-1')).toEqual({ page: 'replay', id: 'a', seat: null });
    expect(placeAt('/t/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A' });
  });
});
