// Finds the games' folders by itself: covers come with the house, rooms when somebody enters.
import type { Cover, GameUi } from './contract.ts';

const covers = import.meta.glob<{ cover: Cover }>('./*/cover.ts', { eager: true });
const emblems = import.meta.glob<string>('./*/emblem.svg', { eager: true, query: '?url', import: 'default' });
const rooms = import.meta.glob<{ default: GameUi }>('./*/index.ts');

const PLAIN: Cover = { hue: 35, progress: false };

export function coverOf(game: string): Cover {
  return covers[`./${game}/cover.ts`]?.cover ?? PLAIN;
}

export function emblemOf(game: string): string | undefined {
  return emblems[`./${game}/emblem.svg`];
}

/** The game's room, or null when this browser's pages have none for it. */
export async function roomOf(game: string): Promise<GameUi | null> {
  const enter = rooms[`./${game}/index.ts`];
  return enter ? (await enter()).default : null;
}
