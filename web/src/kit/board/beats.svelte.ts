// Beats: what is shown stays for its time before the next thing takes its place; only the eye is made to wait, no hand.

export interface Beat<T> {
  readonly shown: T;
  /** Milliseconds. */
  readonly lasts: number;
}

/** Whoever looks is never further behind than this, in milliseconds. */
export const PATIENCE = 5000;
/** What lasts less is a step on the way: one tap ends it with all steps that follow. */
export const A_BREATH = 500;

export class Beats<T> {
  shown: T = $state.raw(undefined as T);
  /** Whether the present beat still lasts. */
  held: boolean = $state(false);
  readonly #join: (earlier: T, later: T) => T;
  readonly #onshow: (shown: T) => void;
  #waiting: readonly Beat<T>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `join` makes one of two that come without a moment between them; `onshow` hears of each as it comes. */
  constructor(first: T, join: (earlier: T, later: T) => T, onshow: (shown: T) => void) {
    this.shown = first;
    this.#join = join;
    this.#onshow = onshow;
  }

  /** Shows these when the present beat is over, or at once. */
  add(beats: readonly Beat<T>[]): void {
    if (this.#waiting.reduce((sum, beat) => sum + beat.lasts, 0) > PATIENCE) this.finish();
    this.#waiting = [...this.#waiting, ...beats];
    if (!this.held) this.#next(0);
  }

  /** Ends the present beat; whether there was one. */
  skip(): boolean {
    if (!this.held) return false;
    const steps = this.#waiting.findIndex((beat) => beat.lasts === 0 || beat.lasts >= A_BREATH);
    this.#next(steps < 0 ? this.#waiting.length - 1 : steps);
    return true;
  }

  /** Ends all beats: the last thing is shown at once; whether anything waited. */
  finish(): boolean {
    if (!this.held) return false;
    this.#waiting = this.#waiting.map((beat) => ({ ...beat, lasts: 0 }));
    this.#next(0);
    return true;
  }

  /** Whatever waits is forgotten, and this is shown. */
  restart(shown: T): void {
    this.end();
    this.shown = shown;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.held = false;
  }

  /** Passes over so many, and shows all that follow up to the first that lasts. */
  #next(passed: number): void {
    clearTimeout(this.#timer);
    const until = this.#waiting.findIndex((beat, n) => n >= passed && beat.lasts > 0);
    const now = until < 0 ? this.#waiting : this.#waiting.slice(0, until + 1);
    this.#waiting = this.#waiting.slice(now.length);
    this.held = until >= 0;
    if (until >= 0) this.#timer = setTimeout(() => this.#next(0), now.at(-1)?.lasts);
    const [first, ...others] = now.map((beat) => beat.shown);
    if (first === undefined) return;
    this.shown = others.reduce(this.#join, first);
    this.#onshow(this.shown);
  }
}
