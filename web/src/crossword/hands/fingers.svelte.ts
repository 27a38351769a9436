// The hands at a board while one plays: every gesture goes through here, and the house is asked what it would bring.
import { untrack } from 'svelte';
import type { Landing, Square } from '../../kit/board/grid.ts';
import { declared, moveTo, pick, putAt, settled, takeAllBack, takeBack, tapped, type Hands } from './hands.ts';
import { kept, restored, type Kept } from './memory.ts';
import { latest } from '../../kit/preview/latest.ts';
import { moved, shuffled, sorted } from '../rack/rack.ts';
import { another, erase, turn, typeLetter, type TypingBoard } from './typing.ts';

/** What a key meant, for the board to carry out: `play` what lies there, say what is `missing`, or nothing more. */
export type Meaning = { readonly does: 'play' } | { readonly does: 'missing'; readonly letter: string } | { readonly does: 'done' } | null;

/** What every view of such a game has. */
export interface Seen {
  readonly seat: number | null;
  readonly phase: string;
  readonly history: readonly { readonly seat: number }[];
}

/** What a game tells about its tables. */
export interface Handling<View, OwnAsk> {
  /** Where the cursor stands at first. */
  readonly start: (view: View) => Square;
  /** The faces of one's own pieces. */
  readonly faces: (view: View) => readonly string[];
  readonly typing: (view: View) => TypingBoard;
  /** What the pieces on the board ask for; null if there are none. */
  readonly layOf: (hands: Hands) => OwnAsk | null;
}

/** Where unplayed pieces are remembered through a reload. */
export interface Memory {
  recall(): Kept | null;
  keep(what: Kept): void;
}

const ownMoves = ({ history, seat }: Seen): number => history.filter((move) => move.seat === seat).length;

const DONE: Meaning = { does: 'done' };
const LETTER = /^[a-z]$/i;

export class Fingers<View extends Seen, OwnAsk, Answer> {
  hands: Hands = $state.raw(undefined as unknown as Hands);
  /** What the pieces on the board would bring; null while there are none or the answer is on its way. */
  previewed: Answer | null = $state.raw(null);

  #typing: TypingBoard;
  #moves: number;
  #mine: number;
  readonly #game: Handling<View, OwnAsk>;
  readonly #house;
  readonly #memory: Memory;

  constructor(game: Handling<View, OwnAsk>, view: View, look: (ask: OwnAsk) => Promise<Answer | null>, heard: (previewed: Answer) => void, memory: Memory) {
    this.#game = game;
    this.#typing = game.typing(view);
    this.#moves = view.history.length;
    this.#mine = ownMoves(view);
    this.#memory = memory;
    this.hands = restored(game.faces(view), game.start(view), this.#mine, memory.recall());
    this.#house = latest(look, (found) => {
      this.previewed = found;
      if (found) heard(found);
    });
  }

  /** The table has changed. */
  look(view: View): void {
    const fresh = view.history.slice(this.#moves);
    const played = fresh.some((move) => move.seat === view.seat) || view.phase === 'over';
    this.#typing = this.#game.typing(view);
    this.#moves = view.history.length;
    this.#mine = ownMoves(view);
    const before = untrack(() => this.hands);
    const after = settled(before, this.#game.faces(view), played);
    this.#set({ ...after, put: after.put.filter((one) => this.#open(one.square)) }, true);
  }

  tap(square: Square): void {
    if (this.hands.picked !== null && !this.#open(square)) this.#set({ ...moveTo(this.hands, square), picked: this.hands.picked });
    else this.#set(tapped(this.hands, square));
  }
  move(square: Square): void {
    this.#set(moveTo(this.hands, square));
  }
  pick(id: number): void {
    this.#set(pick(this.hands, id));
  }
  drop(id: number, where: Landing): void {
    if (where.on === 'square') {
      if (this.#open(where.square)) this.#set({ ...putAt(this.hands, id, where.square), typed: '' });
      return;
    }
    const back = takeBack(this.hands, id);
    this.#set(where.spot === null ? back : { ...back, pieces: moved(back.pieces, id, where.spot) });
  }
  declare(id: number, as: string): void {
    this.#set(declared(this.hands, id, as));
  }
  another(): void {
    this.#set(another(this.#typing, this.hands));
  }
  takeBack(id: number): void {
    this.#set(takeBack(this.hands, id));
  }
  takeAllBack(): void {
    this.#set(takeAllBack(this.hands));
  }
  turn(): void {
    this.#set(turn(this.#typing, this.hands));
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
      case '*':
        this.another();
        return DONE;
      case 'Tab':
        return this.#tab(event);
      default:
        return LETTER.test(event.key) ? this.#letter(event.key.toUpperCase()) : null;
    }
  }

  /** Whether a piece may be laid there. */
  #open(square: Square): boolean {
    return this.#typing.stacks || !this.#typing.shows(square);
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
    const { hands, missing } = typeLetter(this.#typing, this.hands, letter);
    this.#set(hands);
    return missing ? { does: 'missing', letter: missing } : DONE;
  }

  #set(hands: Hands, anew = false): void {
    const before = untrack(() => this.hands);
    this.hands = hands;
    if (hands.typed !== before.typed) this.#tabbed = false;
    this.#memory.keep(kept(hands, this.#mine));
    if (hands.put === before.put && !anew) return;
    const ask = this.#game.layOf(hands);
    if (!ask) {
      this.#house.forget();
      this.previewed = null;
    } else this.#house.ask(ask);
  }
}
