// The reactions that are to be seen just now, each for a moment.
import type { Reacted, Reaction } from '../wire/messages.ts';

/** Milliseconds. */
const SEEN = 3000;

export interface Shown {
  readonly reaction: Reaction;
  /** Which reaction of this table it is, so that the same one twice is two. */
  readonly number: number;
}

export class Reactions {
  /** By seat. */
  now: Readonly<Record<number, Shown>> = $state.raw({});
  /** The one that came last, to be spoken. */
  last: (Shown & { readonly seat: number }) | null = $state.raw(null);
  #count = 0;

  heard({ seat, reaction }: Reacted): void {
    const shown = { reaction, number: ++this.#count };
    this.now = { ...this.now, [seat]: shown };
    this.last = { ...shown, seat };
    setTimeout(() => this.#gone(seat, shown), SEEN);
  }

  #gone(seat: number, shown: Shown): void {
    if (this.now[seat] !== shown) return;
    const { [seat]: _, ...rest } = this.now;
    this.now = rest;
  }
}
