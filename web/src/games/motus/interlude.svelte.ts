// What is shown before play goes on: a ball that was drawn, for a moment, and the words of the round before, until one has looked.
import { untrack } from 'svelte';
import type { GameEvent } from '../../net/messages.ts';
import { drawnIn, type Drawn } from './show/draws.ts';
import type { View } from './wire.ts';

const MOMENT = 2800;

export class Interlude {
  drawn: Drawn | null = $state.raw(null);
  before: boolean = $state(false);
  #round: number;
  #fresh = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(round: number) {
    this.#round = round;
  }

  /** Something has happened; what lies back when one comes to the table is not shown again. */
  look(view: View, happened: readonly GameEvent[]): void {
    const came = this.#fresh;
    this.#fresh = false;
    const turned = this.#round !== view.round;
    this.#round = view.round;
    if (came) return;
    const drawn = drawnIn(view, happened);
    if (drawn) this.#show(drawn);
    if (turned) this.before = view.previous.length > 0 && view.seat !== null && !hurried(view);
    if (view.phase === 'over') this.before = false;
  }

  /** On to the next thing; whether there was anything to leave. */
  skip(): boolean {
    const [drawn, before] = untrack(() => [this.drawn, this.before]);
    clearTimeout(this.#timer);
    if (drawn) this.drawn = null;
    else this.before = false;
    return Boolean(drawn) || before;
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #show(drawn: Drawn): void {
    clearTimeout(this.#timer);
    this.drawn = drawn;
    this.#timer = setTimeout(() => (this.drawn = null), MOMENT);
  }
}

/** Where seconds count nobody is kept from the next word. */
function hurried(view: View): boolean {
  return view.options.time > 0 || (view.race !== null && view.asked.length > 0);
}
