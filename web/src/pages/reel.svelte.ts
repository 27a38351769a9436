// The replay of an opened match file: it lives only in this page, nothing is stored.
import type { Replay } from '../net/messages.ts';

class Reel {
  shown: Replay | null = $state.raw(null);

  show(replay: Replay): void {
    this.shown = replay;
  }
}

export const reel = new Reel();
