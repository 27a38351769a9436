// A word to be put together again: of all its letters, or of those a pattern leaves out. Pure; luck is an argument.

export interface Puzzle {
  readonly word: string;
  /** By place: whether its letter is told. */
  readonly told: readonly boolean[];
  /** What lies there to be chosen from. */
  readonly pool: readonly string[];
}

const OTHERS = 'AEIOULNRST';

/** All letters, in another order. */
export function anagram(word: string, luck: () => number): Puzzle {
  const letters = [...word];
  let pool = shuffled(letters, luck);
  // A word of one letter repeated has no other order.
  if (pool.join('') === word && new Set(letters).size > 1) pool = [...pool.slice(1), pool[0] ?? ''];
  return { word, told: letters.map(() => false), pool };
}

/** The first letter and about a third of the others are told; those that are missing lie among a few that are not wanted. */
export function pattern(word: string, luck: () => number): Puzzle {
  const letters = [...word];
  const places = shuffled(letters.map((_, n) => n).slice(1), luck).slice(0, Math.floor((letters.length - 1) / 3));
  const told = letters.map((_, n) => n === 0 || places.includes(n));
  const missing = letters.filter((_, n) => !told[n]);
  const decoys = shuffled(
    [...OTHERS].filter((letter) => !missing.includes(letter)),
    luck,
  ).slice(0, 3);
  return { word, told, pool: shuffled([...missing, ...decoys], luck) };
}

/** What is written with these pieces of the pool, place by place; what is missing is empty. */
export function written({ word, told, pool }: Puzzle, chosen: readonly number[]): readonly string[] {
  let next = 0;
  return [...word].map((letter, n) => (told[n] ? letter : (pool[chosen[next++] ?? -1] ?? '')));
}

export const places = ({ told }: Puzzle): number => told.filter((one) => !one).length;

/** A piece with that letter which is not chosen yet. */
export function pieceFor({ pool }: Puzzle, chosen: readonly number[], letter: string): number | undefined {
  const found = pool.findIndex((one, n) => one === letter && !chosen.includes(n));
  return found < 0 ? undefined : found;
}

function shuffled<T>(things: readonly T[], luck: () => number): T[] {
  const left = [...things];
  return things.map(() => left.splice(Math.floor(luck() * left.length), 1)[0] as T);
}
