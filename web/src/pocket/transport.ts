// The way to a house in this browser: one tab has the worker that runs it, all tabs speak with it over a channel, and when that tab closes the next
// one opens the house again. Nothing is lost by that: what was told had been written.
import type { Pipe } from '../net/socket.ts';
import type { Answer, Reach, Transport } from '../net/transport.ts';
import { folderOf, lifeOf, name, shared, type FromWorker, type ToWorker } from './letters.ts';

interface Waiting {
  readonly letter: Extract<ToWorker, { call: object }>;
  yes(answer: Answer): void;
  no(error: Error): void;
}

/** Restarting: pipes are closed with this, and dial again. */
const MOVED = 1012;
const SILENCE = 15_000;

export class PocketTransport implements Transport {
  readonly alone = true;
  readonly #tab = name();
  readonly #place = shared(folderOf(location.href));
  readonly #channel = new BroadcastChannel(this.#place.channel);
  readonly #calls = new Map<number, Waiting>();
  readonly #lines = new Map<number, PocketLine>();
  #unsent: ToWorker[] = [];
  #house = '';
  #open = false;
  #next = 0;
  #heardAt = Date.now();
  #told: (reach: Reach) => void = () => {};

  constructor() {
    this.#channel.onmessage = ({ data }: MessageEvent<FromWorker | ToWorker>) => {
      if ('house' in data) this.#heard(data);
    };
    void this.#begin();
  }

  watch(told: (reach: Reach) => void): void {
    this.#told = told;
    told({ state: 'opening', share: 0 });
  }

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    if (method === 'POST' && path === '/api/tables') void navigator.storage?.persist?.(); // from now on there is something to lose
    const id = ++this.#next;
    const sent = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    return new Promise((yes, no) => {
      const letter = { tab: this.#tab, call: { id, method, path, body: sent } };
      this.#calls.set(id, { letter, yes, no });
      this.#send(letter);
    });
  }

  dial(table: string): Pipe {
    const number = ++this.#next;
    const line = new PocketLine(
      (text) => this.#send({ tab: this.#tab, say: { line: number, text } }),
      () => this.#hangUp(number),
    );
    this.#lines.set(number, line);
    this.#send({ tab: this.#tab, dial: { line: number, table } });
    if (this.#open) queueMicrotask(() => line.onopen?.());
    return line;
  }

  async #begin(): Promise<void> {
    if (!navigator.locks) {
      // Not a secure address: no locks. Whoever is not answered opens the house; the database lets only the last one write.
      this.#channel.postMessage({ tab: this.#tab, hello: true } satisfies ToWorker);
      setTimeout(() => this.#house || this.#openHouse(), 500);
      return;
    }
    await new Promise<void>((held) => void navigator.locks.request(lifeOf(this.#tab), () => (held(), new Promise(() => {}))));
    void navigator.locks.request(this.#place.lock, () => (this.#openHouse(), new Promise(() => {})));
    this.#channel.postMessage({ tab: this.#tab, hello: true } satisfies ToWorker);
  }

  /** This tab has the house; a worker that falls silent is ended, and another one opened. */
  #openHouse(): void {
    const worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = () => this.#told({ state: 'broken' });
    this.#heardAt = Date.now();
    const alarm = setInterval(() => {
      this.#channel.postMessage({ tab: this.#tab, hello: true } satisfies ToWorker);
      if (!this.#open || Date.now() - this.#heardAt < 3 * SILENCE) return;
      clearInterval(alarm);
      worker.terminate();
      this.#openHouse();
    }, SILENCE);
  }

  #send(letter: ToWorker): void {
    if (this.#open) this.#channel.postMessage(letter);
    else this.#unsent.push(letter);
  }

  #hangUp(line: number): void {
    this.#lines.delete(line);
    this.#unsent = this.#unsent.filter((one) => !(('dial' in one && one.dial.line === line) || ('say' in one && one.say.line === line)));
    if (this.#open) this.#send({ tab: this.#tab, hangUp: { line } });
  }

  #heard(letter: FromWorker): void {
    this.#heardAt = Date.now();
    if (letter.house !== this.#house) this.#moved(letter.house);
    if ('reach' in letter) this.#reached(letter.reach);
    else if (letter.to !== this.#tab) return;
    else if ('answer' in letter) {
      this.#calls.get(letter.answer.id)?.yes(letter.answer);
      this.#calls.delete(letter.answer.id);
    } else if ('heard' in letter) this.#lines.get(letter.heard.line)?.onmessage?.({ data: letter.heard.text });
    else this.#closed(letter.closed.line, letter.closed.code);
  }

  /** Another worker has the house: what the last one was not told, or what changes nothing, is asked anew; the rest by those who want to. Lines dial again. */
  #moved(to: string): void {
    const first = this.#house === '';
    this.#house = to;
    if (first) return;
    this.#open = false;
    const untold = new Set(this.#unsent);
    this.#unsent = [];
    for (const [id, { letter, no }] of [...this.#calls]) {
      if (untold.has(letter) || letter.call.method === 'GET') this.#unsent.push(letter);
      else if (this.#calls.delete(id)) no(new Error('the house has moved'));
    }
    for (const line of [...this.#lines.keys()]) this.#closed(line, MOVED);
  }

  #reached(reach: Reach): void {
    const open = reach.state === 'open' || reach.state === 'full';
    if (open && !this.#open) {
      this.#open = true;
      for (const letter of this.#unsent.splice(0)) this.#channel.postMessage(letter);
      for (const line of this.#lines.values()) line.onopen?.();
    }
    this.#told(reach);
  }

  #closed(number: number, code: number): void {
    const line = this.#lines.get(number);
    this.#lines.delete(number);
    line?.onclose?.({ code });
  }
}

/** A line as the rest of the pages know it. */
class PocketLine implements Pipe {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}
}
