// The hands at the board while one plays: every gesture goes through here, and the house is asked what it would bring.
import { untrack } from 'svelte';
import type { Landing, Square } from '../../kit/grid.ts';
import { latest } from '../../kit/latest.ts';
import { moved, shuffled, sorted } from '../../kit/rack.ts';
import type { Ask } from '../../net/messages.ts';
import type { Previewing } from '../contract.ts';
import { layOf, moveTo, openHands, pick, putAt, settled, takeAllBack, takeBack, tapped, type Hands } from './input.ts';
import type { Outlook } from './present.ts';
import { erase, turn, typeLetter } from './typing.ts';
import type { View } from './view.ts';

/** What a key meant, for the board to carry out: `play` what lies there, say what is `missing`, or nothing more. */
export type Meaning = { readonly does: 'play' } | { readonly does: 'missing'; readonly letter: string } | { readonly does: 'done' } | null;

const DONE: Meaning = { does: 'done' };
const LETTER = /^[a-z]$/i;

export class Fingers {
  hands: Hands = $state.raw(undefined as unknown as Hands);
  /** What the letters on the board would bring; null while there are none or the answer is on its way. */
  outlook: Outlook | null = $state.raw(null);

  #view: View;
  #moves: number;
  readonly #house;

  constructor(view: View, preview: Previewing | undefined, heard: (outlook: Outlook) => void) {
    this.#view = view;
    this.#moves = view.history.length;
    this.hands = openHands(view);
    const look = async (ask: Ask): Promise<Outlook | null> => ((await preview?.(ask)) ?? null) as Outlook | null;
    this.#house = latest(look, (found) => {
      this.outlook = found;
      if (found) heard(found);
    });
  }

  /** The table has changed. */
  look(view: View): void {
    const fresh = view.history.slice(this.#moves);
    const played = fresh.some((move) => move.seat === view.seat) || view.phase === 'over';
    this.#view = view;
    this.#moves = view.history.length;
    this.#set(settled(untrack(() => this.hands), view, played), true);
  }

  tap(square: Square): void {
    this.#set(tapped(this.hands, square));
  }
  move(square: Square): void {
    this.#set(moveTo(this.hands, square));
  }
  pick(id: number): void {
    this.#set(pick(this.hands, id));
  }
  drop(id: number, where: Landing): void {
    if (where.on === 'square') return this.#set({ ...putAt(this.hands, id, where.square), typed: '' });
    const back = takeBack(this.hands, id);
    this.#set(where.spot === null ? back : { ...back, pieces: moved(back.pieces, id, where.spot) });
  }
  takeAllBack(): void {
    this.#set(takeAllBack(this.hands));
  }
  turn(): void {
    this.#set(turn(this.#view, this.hands));
  }
  shuffle(): void {
    this.#set({ ...this.hands, pieces: shuffled(this.hands.pieces) });
  }
  sort(): void {
    this.#set({ ...this.hands, pieces: sorted(this.hands.pieces) });
  }

  /** A key on the board; null if it is none of ours. */
  key(event: KeyboardEvent): Meaning {
    if (event.altKey || event.ctrlKey || event.metaKey) return null;
    const hands = this.hands;
    switch (event.key) {
      case 'Enter':
        if (hands.picked === null) return { does: 'play' };
        this.tap(hands.at);
        return DONE;
      case 'Escape':
        if (!hands.put.length && hands.picked === null && !hands.typed) return null;
        this.takeAllBack();
        return DONE;
      case 'Backspace':
      case 'Delete':
        this.#set(erase(hands));
        return DONE;
      case ' ':
      case '/':
        this.turn();
        return DONE;
      case 'Tab':
        return this.#tab(event);
      default:
        return LETTER.test(event.key) ? this.#letter(event.key.toUpperCase()) : null;
    }
  }

  /** Tab turns the word that is being typed, once; otherwise, and the next time, it leaves the board as everywhere. */
  #tab(event: KeyboardEvent): Meaning {
    if (event.shiftKey || !this.hands.typed || this.#tabbed) return null;
    this.turn();
    this.#tabbed = true;
    return DONE;
  }
  #tabbed = false;

  #letter(letter: string): Meaning {
    const { hands, missing } = typeLetter(this.#view, this.hands, letter);
    this.#set(hands);
    return missing ? { does: 'missing', letter: missing } : DONE;
  }

  #set(hands: Hands, anew = false): void {
    const before = untrack(() => this.hands);
    this.hands = hands;
    if (hands.typed !== before.typed) this.#tabbed = false;
    if (hands.put === before.put && !anew) return;
    const ask = layOf(hands);
    if (!ask) {
      this.#house.forget();
      this.outlook = null;
    } else this.#house.ask(ask);
  }
}
