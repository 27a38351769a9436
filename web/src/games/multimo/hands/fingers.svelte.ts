// The hands at one's own grid: every gesture shows at once, and the house is told how the grid then looks.
import { sameSquare, type Landing, type Square } from '../../../kit/board/grid.ts';
import type { Refusal } from '../../../wire/messages.ts';
import { Outbox } from '../../../net/outbox.ts';
import { at, sameGrid } from '../grid.ts';
import { carry, letGo, lift, moveTo, openHands, place, settled, tapped, tappedArea, tappedPile, type Hands } from './input.ts';
import { erase, typeTile, type Typed } from './typing.ts';
import { EMPTY, NEUTRAL, squareName } from '../view.ts';
import type { Grid, OwnAsk, View } from '../wire.ts';

/** What a key could not do, for the board to say. */
export interface Problem {
  readonly problem: 'missing' | 'fixed';
  readonly face: string;
  readonly square: string;
}

const REMEMBERED = 100;
const LETTER = /^[a-z]$/i;
const NEUTRAL_KEYS: ReadonlySet<string> = new Set([' ', '.', NEUTRAL]);

export class Fingers {
  hands: Hands = $state.raw(undefined as unknown as Hands);
  /** The letter chosen in the store. */
  letter: string | null = $state(null);
  /** The square chosen for the next neutral one. */
  spot: Square | null = $state.raw(null);
  /** Why the house said no, until the next gesture; what others do meanwhile does not take it away. */
  refusal: Refusal | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** Earlier grids, the latest last. */
  past: readonly Grid[] = $state.raw([]);

  #view: View;
  /** The grid that the house was told last: what comes back of it is no news. */
  #told: Grid;
  readonly #outbox: Outbox<OwnAsk>;

  constructor(view: View, send: (ask: OwnAsk) => void) {
    this.#view = view;
    this.#told = view.grid;
    this.#outbox = new Outbox(send);
    this.hands = openHands(view);
  }

  /** The table has changed, or an ask was answered. */
  look(view: View, busy: boolean, refusal: Refusal | null): void {
    // Where a neutral square was placed for good, or a letter was taken back, no earlier grid will do.
    if (!sameGrid(view.fixed, this.#view.fixed) || view.named.length < this.#view.named.length) this.past = [];
    else if (this.#outbox.idle && !sameGrid(view.grid, this.#told) && !sameGrid(view.grid, this.hands.grid)) this.#remember(); // a hint was played
    this.#view = view;
    if (!busy && !this.#outbox.idle) {
      if (refusal) this.refusal = refusal;
      this.#outbox.answered(refusal !== null);
    }
    this.hands = settled(this.hands, view, this.#outbox.idle);
    if (this.letter && (!view.store[this.letter] || view.turn !== view.seat)) this.letter = null;
    if (view.phase !== 'neutrals' || view.turn !== view.seat || (this.spot && at(view.fixed, this.spot) !== EMPTY)) this.spot = null;
  }

  ask(ask: OwnAsk): void {
    this.#forgive();
    this.letter = null;
    this.spot = null;
    this.#outbox.put(ask);
  }

  tap(square: Square): void {
    this.#set(tapped(this.hands, square));
  }
  move(square: Square, key?: string): void {
    const there = moveTo(this.hands, square);
    this.#show(key ? there : { ...there, across: this.hands.across });
  }
  pile(face: string): void {
    this.#set(tappedPile(this.hands, face));
  }
  area(): void {
    this.#set(tappedArea(this.hands));
  }
  dropPile(face: string, where: Landing): void {
    if (where.on === 'square') this.#set(letGo(place(this.hands, face, where.square)));
  }
  dropTile(square: Square, where: Landing): void {
    this.#set(letGo(where.on === 'square' ? carry(this.hands, square, where.square) : lift(this.hands, square)));
  }
  /** The grid as it was before the last gesture, with what has come since waiting beside it. */
  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    const earlier = this.past.slice(0, -1);
    this.#set(letGo({ ...this.hands, grid: before, came: {} }));
    this.past = earlier;
  }
  choose(letter: string): void {
    this.#forgive();
    this.letter = this.letter === letter ? null : letter;
  }
  aim(square: Square): void {
    this.#forgive();
    this.#show({ ...this.hands, at: square });
    this.spot = at(this.#view.fixed, square) === EMPTY ? square : null;
  }

  /** Enter chooses a square for the next neutral one; whether it had been chosen, so that the tile is laid. */
  aimedBy(event: KeyboardEvent): boolean {
    if (event.key !== 'Enter' && event.key !== ' ') return false;
    event.preventDefault();
    if (this.spot && sameSquare(this.spot, this.hands.at)) return true;
    this.aim(this.hands.at);
    return false;
  }

  /** A key on the grid; whether it was one of ours. */
  key(event: KeyboardEvent): boolean {
    if (event.altKey) return false;
    if (event.ctrlKey || event.metaKey) return event.key === 'z' && this.#undone(event.repeat);
    if (NEUTRAL_KEYS.has(event.key)) return this.#type(NEUTRAL);
    if (LETTER.test(event.key)) return this.#type(event.key.toUpperCase());
    switch (event.key) {
      case 'Backspace':
      case 'Delete':
        this.#set(erase(this.hands));
        return true;
      case '/':
        this.#show({ ...this.hands, across: !this.hands.across });
        return true;
      case 'Escape':
        if (!this.hands.held) return false;
        this.#show(letGo(this.hands));
        return true;
      default:
        return false;
    }
  }

  /** A key held down is one step back, not a hundred. */
  #undone(again: boolean): boolean {
    if (!again) this.undo();
    return true;
  }

  #type(face: string): boolean {
    const { hands, problem }: Typed = typeTile(this.hands, face);
    this.#set(hands);
    this.problem = problem && { problem, face, square: squareName(hands.at) };
    return true;
  }

  /** A gesture of building: shown now, and the whole grid is sent, of several only the latest. */
  #set(hands: Hands): void {
    const changed = !sameGrid(hands.grid, this.hands.grid);
    this.#forgive();
    if (!changed) return this.#show(hands);
    this.#remember();
    this.#told = hands.grid;
    this.#outbox.put({ kind: 'arrange', grid: hands.grid }, true);
    this.#show(settled(hands, this.#view, false));
  }

  #remember(): void {
    this.past = [...this.past, this.hands.grid].slice(-REMEMBERED);
  }

  #show(hands: Hands): void {
    this.hands = hands;
  }

  #forgive(): void {
    this.refusal = null;
    this.problem = null;
  }
}
