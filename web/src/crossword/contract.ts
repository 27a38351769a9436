// What a game of crossing words tells the room that such games share; everything here is pure.
import type { MainButton, Words } from '../kit/preview/previewed.ts';
import type { Ask, GameEvent } from '../wire/messages.ts';
import type { Reading } from './board/reading.ts';
import type { Handling, Seen } from './hands/fingers.svelte.ts';
import type { Hands } from './hands/hands.ts';

/** What every view of such a game has. */
export interface CrosswordView extends Seen {
  readonly turn: number;
}

export interface Crossword<View, OwnAsk extends Ask, Foreseen> extends Handling<View, OwnAsk> {
  /** What the house foresees, in the words of all such games. */
  readonly reading: (foreseen: Foreseen) => Reading;
  /** The one button: what it says and what it asks for. */
  readonly button: (view: View, hands: Hands, reading: Reading | null) => MainButton<OwnAsk>;
  /** The rules that a letter alone breaks only because its word goes on. */
  readonly begun: ReadonlySet<string>;
  /** What is said when a letter was typed that the rack does not have. */
  readonly missing: (letter: string) => Words;
  /** Whether an event is worth a line above the rack; the log tells everything. */
  readonly newsworthy: (event: GameEvent) => boolean;
}
