// The hint that somebody is being told, step by step, until what it rests on changes.
import { api, refusalIn } from '../../../net/api.ts';
import type { GameUi } from '../../../games/contract.ts';
import type { TableSession } from '../../../net/session.svelte.ts';
import type { HintGiven } from '../../../wire/calls.ts';
import type { Ask, Refusal } from '../../../wire/messages.ts';

export class Hinting {
  given: HintGiven | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  waiting = $state(false);
  #seat = 0;
  #at: string | number = 0;
  readonly #room: Pick<GameUi, 'hintMoment'>;

  constructor(
    readonly session: TableSession,
    room: Pick<GameUi, 'hintMoment'>,
  ) {
    this.#room = room;
  }

  /** What the game says that it rests on, or the last event that is no hint: another one, and what was said is no longer of use. */
  get moment(): string | number {
    const view = this.session.view(this.#seat);
    if (this.#room.hintMoment && view) return this.#room.hintMoment(view);
    return this.session.history.findLast(({ event }) => event.kind !== 'hinted')?.seq ?? 0;
  }

  mayAsk(seat: number | null): boolean {
    return seat !== null && this.session.mine.includes(seat) && (this.session.told?.may_hint.includes(seat) ?? false);
  }

  /** The first step, or the next one. */
  async ask(seat: number): Promise<void> {
    if (this.waiting) return;
    this.waiting = true;
    this.refusal = null;
    const same = this.#seat === seat;
    this.#seat = seat;
    let at = this.moment;
    const step = this.given && same && this.#at === at ? this.given.step + 1 : 1;
    try {
      const given = await this.#asked(seat, step, () => (at = this.moment));
      if (at === this.moment) {
        this.given = given;
        this.#at = at;
      }
    } catch (thrown) {
      this.refusal = refusalIn(thrown);
    } finally {
      this.waiting = false;
    }
  }

  /** Somebody else may have moved while the house was thinking: then it is asked once more. */
  async #asked(seat: number, step: number, onmoved: () => void): Promise<HintGiven> {
    const { id } = this.session.table;
    try {
      return await api.hint(id, seat, step);
    } catch (thrown) {
      if (refusalIn(thrown)?.refused !== 'stale') throw thrown;
      const given = await api.hint(id, seat, 1);
      onmoved();
      return given;
    }
  }

  more(): void {
    void this.ask(this.#seat);
  }

  play(): void {
    if (this.given?.ask) this.session.ask(this.#seat, this.given.ask as Ask);
  }

  close(): void {
    this.given = null;
    this.refusal = null;
  }
}
