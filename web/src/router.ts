// Addresses of the house: one pure function from path to page, and back.
import { inPocket, linkTo } from './addresses.ts';

export type Place =
  | { page: 'home' }
  | { page: 'mine' }
  | { page: 'new'; game: string | null; company: Company }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string | null; seat: number | null }
  | { page: 'analysis'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'progress'; game: string }
  | { page: 'today' }
  | { page: 'day'; game: string; day: string | null }
  | { page: 'problems'; game: string | null; theme: string | null }
  | { page: 'practice'; game: string | null; who: string }
  | { page: 'word'; word: string }
  | { page: 'stats' }
  | { page: 'carry' }
  | { page: 'pocket' }
  | { page: 'lost' };

/** With whom one plays: a robot, a friend far away, somebody at the same tablet, or nobody. */
export type Company = 'robot' | 'friend' | 'here' | 'alone';
export const COMPANIES: readonly Company[] = ['robot', 'friend', 'here', 'alone'];

export function placeAt(path: string, query = ''): Place {
  const asked = new URLSearchParams(query);
  const parts = path.split('/').filter(Boolean).map(decoded);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: 'home' };
  if (parts.length === 1 && first === 'stats') return { page: 'stats' };
  if (parts.length === 1 && first === 'mine') return { page: 'mine' };
  if (parts.length === 1 && first === 'new') return { page: 'new', game: asked.get('game'), company: companyOf(asked.get('with')) };
  if (parts.length === 1 && first === 'replay') return { page: 'replay', id: null, seat: null };
  if (parts.length === 2 && first === 't' && second) return { page: 'table', id: second };
  if (parts.length === 3 && first === 't' && second && third === 'replay') return { page: 'replay', id: second, seat: seatOf(asked.get('seat')) };
  if (parts.length === 3 && first === 't' && second && third === 'analysis') return { page: 'analysis', id: second };
  if (parts.length === 2 && first === 'rules' && second) return { page: 'rules', game: second };
  if (parts.length === 2 && first === 'learn' && second) return { page: 'learn', game: second };
  if (parts.length === 2 && first === 'progress' && second) return { page: 'progress', game: second };
  if (parts.length === 1 && first === 'today') return { page: 'today' };
  if (parts.length === 2 && first === 'day' && second) return { page: 'day', game: second, day: null };
  if (parts.length === 3 && first === 'day' && second && third) return { page: 'day', game: second, day: third };
  if (parts.length === 1 && first === 'problems') return { page: 'problems', game: null, theme: null };
  if (parts.length === 2 && first === 'problems' && second) return { page: 'problems', game: second, theme: null };
  if (parts.length === 3 && first === 'problems' && second && third) return { page: 'problems', game: second, theme: third };
  if (parts.length === 1 && first === 'practice') return { page: 'practice', game: null, who: '' };
  if (parts.length === 2 && first === 'practice' && second) return { page: 'practice', game: second, who: asked.get('who') ?? '' };
  if (parts.length === 1 && first === 'word') return { page: 'word', word: asked.get('w') ?? '' };
  if (parts.length === 1 && first === 'carry') return { page: 'carry' };
  if (parts.length === 1 && first === 'take') return { page: 'pocket' };
  return { page: 'lost' };
}

export function pathTo(place: Place): string {
  return linkTo(pathOf(place));
}

/** The address of a page for others: of a house in a browser they have only the door, its matches and days are its own. */
export function linkForOthers(place: Place): string {
  return new URL(pathTo(inPocket ? { page: 'home' } : place), location.href).href;
}

function pathOf(place: Place): string {
  switch (place.page) {
    case 'home':
    case 'lost':
      return '/';
    case 'stats':
      return '/stats';
    case 'mine':
      return '/mine';
    case 'new':
      return '/new?' + new URLSearchParams({ ...(place.game ? { game: place.game } : {}), with: place.company }).toString();
    case 'table':
      return `/t/${encodeURIComponent(place.id)}`;
    case 'replay':
      if (place.id === null) return '/replay';
      return `/t/${encodeURIComponent(place.id)}/replay` + (place.seat === null ? '' : `?seat=${place.seat}`);
    case 'analysis':
      return `/t/${encodeURIComponent(place.id)}/analysis`;
    case 'rules':
      return `/rules/${encodeURIComponent(place.game)}`;
    case 'learn':
      return `/learn/${encodeURIComponent(place.game)}`;
    case 'progress':
      return `/progress/${encodeURIComponent(place.game)}`;
    case 'today':
      return '/today';
    case 'day':
      return `/day/${encodeURIComponent(place.game)}` + (place.day ? `/${encodeURIComponent(place.day)}` : '');
    case 'problems':
      if (place.game === null) return '/problems';
      return `/problems/${encodeURIComponent(place.game)}` + (place.theme ? `/${encodeURIComponent(place.theme)}` : '');
    case 'practice':
      if (place.game === null) return '/practice';
      return `/practice/${encodeURIComponent(place.game)}` + (place.who ? '?' + new URLSearchParams({ who: place.who }).toString() : '');
    case 'carry':
      return '/carry';
    case 'pocket':
      return '/take';
    case 'word':
      return '/word' + (place.word ? '?' + new URLSearchParams({ w: place.word }).toString() : '');
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function companyOf(word: string | null): Company {
  return COMPANIES.find((one) => one === word) ?? 'robot';
}

function seatOf(word: string | null): number | null {
  return word !== null && /^\d$/.test(word) ? Number(word) : null;
}
