// A line to the house that mends itself: it notices silence, calls again, and repeats what was not answered.
import type { FromHouse, ReactLetter, ToHouse } from '../wire/messages.ts';

export type LineState = 'connecting' | 'open' | 'lost' | 'ended';

/** The part of a WebSocket we use, so that tests can bring their own. */
export interface Pipe {
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Surroundings {
  dial(): Pipe;
  after(ms: number, then: () => void): () => void;
  random(): number;
}

export interface Listener {
  heard(message: FromHouse): void;
  state(state: LineState): void;
}

const PING_EVERY = 20_000;
/** In a match silence is noticed sooner, and soonest by who asks: another house may have the table already. */
const PING_PLAYING = 3_000;
const PING_ASKING = 1_000;
const PATIENCE = 8_000;
const PATIENCE_AWAKE = 3_000;
const SLOWEST_RETRY = 8_000;
/** There is no such table, its match is damaged, or too many windows are open: calling again would not help. */
const FINAL = new Set([4404, 4410, 4429]);

export class Line {
  #pipe: Pipe | null = null;
  #open = false;
  #ended = false;
  #tries = 0;
  #playing = false;
  #cancel: () => void = () => {};
  readonly #unanswered = new Map<string, ToHouse>();

  constructor(
    readonly around: Surroundings,
    readonly listener: Listener,
  ) {
    this.#dial();
  }

  /** Sends an ask, now or as soon as the line stands again; it is repeated until it is answered. */
  ask(ask: ToHouse): void {
    this.#unanswered.set(ask.id, ask);
    if (!this.#open) return;
    this.#pipe?.send(JSON.stringify(ask));
    this.#rest();
  }

  /** Says whether a match is on, in which something may be told at any moment. */
  attend(playing: boolean): void {
    if (playing === this.#playing) return;
    this.#playing = playing;
    if (this.#open) this.#rest();
  }

  /** Sends what is only worth saying now; lost if the line is down. */
  say(letter: ReactLetter): void {
    if (this.#open) this.#pipe?.send(JSON.stringify(letter));
  }

  /** The tablet woke up or the network is back: make sure the line lives, without waiting for the next ping. */
  wake(): void {
    if (this.#ended) return;
    if (this.#open) this.#ping(PATIENCE_AWAKE);
    else if (!this.#pipe) this.#dial();
  }

  end(): void {
    this.#ended = true;
    this.#drop();
  }

  #dial(): void {
    this.#cancel();
    const pipe = this.around.dial();
    this.#pipe = pipe;
    if (this.#tries === 0) this.listener.state('connecting'); // else it stays lost until it stands: a notice must not blink
    pipe.onopen = () => this.#opened(pipe);
    pipe.onmessage = (event) => this.#heard(String(event.data));
    pipe.onclose = ({ code }) => (FINAL.has(code) ? this.#refused() : this.#lost());
    this.#cancel = this.around.after(PATIENCE, () => this.#lost());
  }

  #opened(pipe: Pipe): void {
    this.#open = true;
    this.#tries = 0;
    this.listener.state('open');
    for (const ask of this.#unanswered.values()) pipe.send(JSON.stringify(ask));
    this.#rest();
  }

  #heard(raw: string): void {
    let message: FromHouse;
    try {
      message = JSON.parse(raw) as FromHouse;
    } catch {
      return;
    }
    if (message.type === 'told' && message.done) this.#unanswered.delete(message.done);
    if (message.type === 'done' || message.type === 'refused') this.#answered(message.id);
    this.#rest();
    this.listener.heard(message);
  }

  /** A refusal without an id is of something the house did not read: asking it again by ourselves would help nobody. */
  #answered(id: string): void {
    if (id) this.#unanswered.delete(id);
    else this.#unanswered.clear();
  }

  #rest(): void {
    this.#cancel();
    const attentive = this.#playing || this.#unanswered.size > 0;
    const quiet = this.#unanswered.size ? PING_ASKING : this.#playing ? PING_PLAYING : PING_EVERY;
    this.#cancel = this.around.after(quiet, () => this.#ping(attentive ? PATIENCE_AWAKE : PATIENCE));
  }

  #ping(patience: number): void {
    this.#cancel();
    this.#pipe?.send('{"ping":true}');
    this.#cancel = this.around.after(patience, () => this.#lost());
  }

  #lost(): void {
    this.#drop();
    if (this.#ended) return;
    this.listener.state('lost');
    const wait = Math.min(SLOWEST_RETRY, 250 * 2 ** this.#tries++) * (0.75 + this.around.random() / 2);
    this.#cancel = this.around.after(wait, () => this.#dial());
  }

  #refused(): void {
    this.end();
    this.listener.state('ended');
  }

  #drop(): void {
    this.#cancel();
    const pipe = this.#pipe;
    this.#pipe = null;
    this.#open = false;
    if (!pipe) return;
    pipe.onopen = pipe.onclose = pipe.onmessage = null;
    pipe.close();
  }
}
