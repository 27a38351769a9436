// Asks that wait for the one before them to be answered: the house hears them one at a time, and no gesture is lost.
import type { Ask } from '../wire/messages.ts';

export class Outbox<OwnAsk extends Ask = Ask> {
  #flying = false;
  #queue: readonly OwnAsk[] = [];
  readonly #send: (ask: OwnAsk) => void;

  constructor(send: (ask: OwnAsk) => void) {
    this.#send = send;
  }

  /** Nothing is under way, so what the house shows is how things are. */
  get idle(): boolean {
    return !this.#flying;
  }

  /** Asks now or as soon as possible; `latest` takes the place of one of its kind that waits right before it. */
  put(ask: OwnAsk, latest = false): void {
    const replaced = latest && this.#queue.at(-1)?.kind === ask.kind;
    this.#queue = [...(replaced ? this.#queue.slice(0, -1) : this.#queue), ask];
    if (!this.#flying) this.#next();
  }

  /** The house has answered; after a refusal what was built upon it is forgotten. */
  answered(refused: boolean): void {
    this.#flying = false;
    if (refused) this.#queue = [];
    this.#next();
  }

  #next(): void {
    const [ask, ...rest] = this.#queue;
    if (!ask) return;
    this.#queue = rest;
    this.#flying = true;
    this.#send(ask);
  }
}
