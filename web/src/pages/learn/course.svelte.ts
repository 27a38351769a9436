// A lesson under way: which step it is at, what the board shows of it, and what comes of what the learner asks.
import { tick } from 'svelte';
import type { GameUi, Moment } from '../../games/contract.ts';
import { Beats } from '../../kit/board/beats.svelte.ts';
import { still } from '../../kit/board/travel.ts';
import type { LessonStep, Previewed } from '../../wire/calls.ts';
import type { Ask } from '../../wire/messages.ts';
import { alikeAsks } from './alike.ts';

/** What is said now: what to do, that something else was tried, what it brought, or that it is over. */
export type Word = 'do' | 'almost' | 'brought' | 'end';

type Scene = Pick<Moment, 'view' | 'happened' | 'show' | 'sound'>;

/** After so many other tries the lesson offers to do it itself. */
const PATIENCE = 2;

const joined = (earlier: Scene, later: Scene): Scene => ({ ...later, happened: [...earlier.happened, ...later.happened] });

export class Course {
  at: number = $state(0);
  /** An ask is being looked at; boards keep their hands still meanwhile. */
  busy: boolean = $state(false);
  #tries: number = $state(0);
  #done: boolean = $state(false);
  #over: boolean = $state(false);
  readonly #beats: Beats<Scene>;
  readonly #steps: readonly LessonStep[];
  readonly #room: Pick<GameUi, 'moments' | 'teaching'>;

  constructor(steps: readonly LessonStep[], room: Pick<GameUi, 'moments' | 'teaching'>, onshow: (scene: Scene) => void) {
    this.#steps = steps;
    this.#room = room;
    this.#beats = new Beats<Scene>({ view: steps[0]?.view, happened: [] }, joined, onshow);
  }

  get count(): number {
    return this.#steps.length;
  }
  get step(): LessonStep | undefined {
    return this.#steps[this.at];
  }
  get scene(): Scene {
    return this.#beats.shown;
  }
  /** While something is being shown, nothing is said of it yet. */
  readonly word: Word = $derived.by(() => {
    if (this.#over) return 'end';
    if (this.#done && !this.#beats.held) return 'brought';
    return this.#tries && !this.#done ? 'almost' : 'do';
  });
  /** The learner's hands are wanted now. */
  readonly hands: boolean = $derived.by(() => !this.#over && !this.#done && Boolean(this.step?.mine));
  readonly patient: boolean = $derived.by(() => this.#tries < PATIENCE);

  /** What the learner asks; whether it was the thing to do. */
  async ask(asked: Ask): Promise<boolean> {
    const { step, hands } = this;
    const right = hands && step !== undefined && this.#alike(asked, step.ask);
    this.busy = true;
    await tick();
    if (right) this.perform();
    else if (hands) this.#tries += 1;
    this.busy = false;
    return right;
  }

  /** Does what the step asks for: the learner did, or watches. */
  perform(): void {
    const { step } = this;
    if (!step || this.#done) return;
    this.#done = true;
    const { view: before, after, events } = step;
    const moments = this.#room.moments?.(before, after, events, still()) ?? [{ view: after, happened: events, lasts: 0 }];
    this.#beats.add(moments.map(({ lasts, ...shown }) => ({ shown, lasts })));
  }

  /** On to the next step, or to the end; false while there is still something to do. */
  goOn(): boolean {
    if (this.#beats.finish()) return true;
    if (!this.#done || this.#over) return false;
    this.#beats.end();
    if (this.at + 1 === this.count) this.#over = true;
    else this.#begin(this.at + 1);
    return true;
  }
  /** One tap ends a moment. */
  skip(): boolean {
    return this.#beats.skip();
  }
  /** Straight to the end. */
  leave(): void {
    this.#beats.finish();
    this.#over = true;
  }
  again(): void {
    this.#over = false;
    this.#begin(0);
  }
  end(): void {
    this.#beats.end();
  }

  /** What an ask would bring; of anything but the thing to do nothing is known. */
  foresee(asked: Ask): Previewed {
    const { step } = this;
    return step && this.#alike(asked, step.ask) ? step.preview : { preview: null, refused: null };
  }

  #begin(at: number): void {
    this.at = at;
    this.#tries = 0;
    this.#done = false;
    this.#beats.restart({ view: this.step?.view, happened: [] });
  }
  #alike(asked: Ask, wanted: Ask): boolean {
    return (this.#room.teaching?.alike ?? alikeAsks)(asked, wanted);
  }
}
