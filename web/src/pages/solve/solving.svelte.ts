// A problem under way on the game's own board: what is shown of it, what comes of an answer, and what was better.
import type { GameUi, Moment } from '../../games/contract.ts';
import { Beats } from '../../kit/board/beats.svelte.ts';
import { still } from '../../kit/board/travel.ts';
import { refusalIn } from '../../net/api.ts';
import type { ProblemBoard } from '../../wire/calls.ts';
import type { Ask, GameEvent, Refusal } from '../../wire/messages.ts';

type Room = Pick<GameUi, 'moments' | 'quiet'>;
type Scene = Pick<Moment, 'view' | 'happened' | 'show' | 'sound'>;

/** What the house says of an answer. */
export interface Heard {
  /** Somebody, perhaps in another tab, was quicker: nothing happened. */
  readonly stale: boolean;
  readonly events: readonly GameEvent[];
  readonly board: ProblemBoard;
}

/** Whose answer the board shows once the problem is done. */
export type Looking = 'mine' | 'best';

/** Whether the points are news: the game's sentence may have named what was earned, and of how many. */
export function pointsUntold({ done, points, most, said, fields }: ProblemBoard['verdict']): boolean {
  const named = said ? Object.values(fields) : [];
  return done && most > 1 && !(named.includes(points) && named.includes(most));
}

const joined = (earlier: Scene, later: Scene): Scene => ({ ...later, happened: [...earlier.happened, ...later.happened] });

export class Solving {
  board: ProblemBoard = $state.raw(undefined as unknown as ProblemBoard);
  busy: boolean = $state(false);
  refusal: Refusal | null = $state.raw(null);
  stale: boolean = $state(false);
  looking: Looking = $state('mine');
  /** Which step of the best answer is shown. */
  at: number = $state(0);
  readonly #beats: Beats<Scene>;
  readonly #room: Room;

  constructor(board: ProblemBoard, room: Room, onshow: (scene: Scene) => void) {
    this.board = board;
    this.#room = room;
    this.at = this.best.length - 1;
    this.#beats = new Beats<Scene>({ view: board.view, happened: [] }, joined, onshow);
  }

  /** The best answer, step by step; what the game calls plain on the board is seen with the step after it. */
  readonly best: ProblemBoard['best'] = $derived.by(() => {
    const told = ({ events }: ProblemBoard['best'][number]): boolean => events.some(({ kind }) => !this.#room.quiet?.includes(kind as string));
    return this.board.best.filter((frame, step, { length }) => step === 0 || step === length - 1 || told(frame));
  });
  /** It is judged, or was given up: then the best answer is told. */
  readonly over: boolean = $derived.by(() => this.board.verdict.done || this.board.best.length > 0);
  /** And the eye has seen what came of it. */
  readonly done: boolean = $derived.by(() => this.over && !this.#beats.held);
  readonly hands: boolean = $derived.by(() => !this.over && !this.#beats.held);
  readonly scene: Scene = $derived.by(() => {
    const frame = this.done && this.looking === 'best' ? this.best[this.at] : undefined;
    return frame ? { view: frame.view, happened: frame.events as readonly GameEvent[] } : this.#beats.shown;
  });

  /** Puts an ask to the house; one at a time. */
  async ask(asked: Ask, send: (ask: Ask, before: number) => Promise<Heard>): Promise<Heard | null> {
    if (this.busy || this.over) return null;
    this.busy = true;
    this.refusal = null;
    this.stale = false;
    try {
      const heard = await send(asked, this.board.asked);
      this.#take(heard);
      return heard;
    } catch (thrown) {
      this.refusal = refusalIn(thrown);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** The board as the house has it now, after an answer or after giving up. */
  take(heard: Heard): void {
    this.#take(heard);
  }

  /** Shows one's own answer, or a step of the best one: its last unless told. */
  look(looking: Looking, at = this.best.length - 1): void {
    this.looking = looking;
    this.at = Math.min(Math.max(at, 0), this.best.length - 1);
  }

  /** One tap ends a moment. */
  skip(): boolean {
    return this.#beats.skip();
  }
  finish(): boolean {
    return this.#beats.finish();
  }
  end(): void {
    this.#beats.end();
  }

  #take({ stale, events, board }: Heard): void {
    const before = this.board.view;
    this.board = board;
    this.stale = stale;
    this.at = this.best.length - 1;
    const moments = stale || !events.length ? [] : (this.#room.moments?.(before, board.view, events, still()) ?? []);
    const shown = moments.length ? moments : [{ view: board.view, happened: events, lasts: 0 }];
    this.#beats.add(shown.map(({ lasts, ...moment }) => ({ shown: moment, lasts })));
  }
}
