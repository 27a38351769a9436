// What of a table is on the stage: the house tells all at once, the eye is shown one moment after the other.
import type { GameUi, Moment } from '../../games/contract.ts';
import { Beats } from '../../kit/board/beats.svelte.ts';
import { still } from '../../kit/board/travel.ts';
import type { Numbered, Told } from '../../wire/messages.ts';
import type { TableSession } from '../../net/session.svelte.ts';

/** A match that ends before our eyes stays on the board for a moment, so that its last move is seen. */
const LINGER = 1600;

export interface Scene extends Omit<Moment, 'lasts'> {
  /** Through whose eyes; nobody else is shown it. */
  readonly eyes: number | null;
  /** How much of the log has been told. */
  readonly told: number;
}

const joined = (earlier: Scene, later: Scene): Scene => ({
  ...later,
  happened: [...earlier.happened, ...later.happened],
  ...((later.sound ?? earlier.sound) && { sound: later.sound ?? earlier.sound }),
});

export class Stage {
  readonly #session: TableSession;
  readonly #room: Pick<GameUi, 'moments'>;
  readonly #beats: Beats<Scene>;
  /** The last that the house told, shown or not. */
  #latest: { told: Told; view: unknown; eyes: number | null } | null = null;

  constructor(session: TableSession, room: Pick<GameUi, 'moments'>, eyes: number | null, onshow: (scene: Scene) => void) {
    this.#session = session;
    this.#room = room;
    this.#beats = new Beats({ view: session.view(eyes), happened: session.happened, eyes, told: session.history.length }, joined, onshow);
  }

  get scene(): Scene {
    return this.#beats.shown;
  }
  get held(): boolean {
    return this.#beats.held;
  }
  /** The log as far as it has been shown. */
  get history(): readonly Numbered[] {
    return this.#session.history.slice(0, this.scene.told);
  }
  /** What these eyes see; what was meant for others is not shown to them. */
  view(eyes: number | null): unknown {
    return this.scene.eyes === eyes && this.scene.view ? this.scene.view : this.#session.view(eyes);
  }

  /** The house has told something. */
  tell(eyes: number | null): void {
    const { told, history } = this.#session;
    const before = this.#latest;
    if (!told || told === before?.told) return;
    const view = this.#session.view(eyes);
    this.#latest = { told, view, eyes };
    const anew = told.why === 'joined';
    if (before && anew) this.#beats.restart({ view, happened: [], eyes, told: history.length });
    const moments = this.#moments(before?.eyes === eyes && !anew ? before.view : null, view, Boolean(told.result));
    let count = history.length - moments.reduce((sum, moment) => sum + moment.happened.length, 0);
    this.#beats.add(
      moments.map(({ lasts, ...moment }, n) => {
        count = n === moments.length - 1 ? history.length : count + moment.happened.length;
        return { shown: { ...moment, eyes, told: count }, lasts };
      }),
    );
  }

  /** One tap: on to the next moment. */
  skip(): boolean {
    return this.#beats.skip();
  }
  /** On to the present, because one plays. */
  finish(): boolean {
    return this.#beats.finish();
  }
  end(): void {
    this.#beats.end();
  }

  #moments(before: unknown, after: unknown, over: boolean): readonly Moment[] {
    const { happened } = this.#session;
    const split = before && after ? this.#room.moments?.(before, after, happened, still()) : undefined;
    const moments: readonly Moment[] = split ?? [{ view: after, happened, lasts: 0 }];
    const last = moments.at(-1);
    if (!before || !over || !last || last.lasts) return moments;
    return [...moments.slice(0, -1), { ...last, lasts: LINGER }];
  }
}
