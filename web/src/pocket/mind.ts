// A worker that thinks, seen from the house: made when it is first needed, again after it was ended, and let go when it has long been idle.

type Answered = { readonly id: number } & ({ readonly answer: Uint8Array } | { readonly error: string });
interface Waiting {
  yes(answer: Uint8Array): void;
  no(error: Error): void;
}

export class Mind {
  #worker: Worker | null = null;
  #next = 0;
  #alarm = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** `idle`: milliseconds after which its memory is given back. */
  constructor(readonly idle: number) {}

  /** It will be needed soon: its Python starts now. */
  begin(): void {
    this.#worker ??= this.#made();
    if (!this.#waiting.size) this.#rest();
  }

  think(thought: Uint8Array): Promise<Uint8Array> {
    clearTimeout(this.#alarm);
    this.#worker ??= this.#made();
    const id = ++this.#next;
    return new Promise((yes, no) => {
      this.#waiting.set(id, { yes, no });
      this.#worker?.postMessage({ id, thought });
    });
  }

  end(): void {
    clearTimeout(this.#alarm);
    this.#worker?.terminate();
    this.#worker = null;
    for (const one of this.#waiting.values()) one.no(new Error('ended'));
    this.#waiting.clear();
  }

  #made(): Worker {
    const worker = new Worker(new URL('./mind.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answered>) => this.#heard(data);
    worker.onerror = () => this.end();
    return worker;
  }

  #heard(said: Answered): void {
    const one = this.#waiting.get(said.id);
    this.#waiting.delete(said.id);
    if ('answer' in said) one?.yes(said.answer);
    else one?.no(new Error(said.error));
    if (!this.#waiting.size) this.#rest();
  }

  /** Nobody wants anything just now. */
  #rest(): void {
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => this.end(), this.idle) as unknown as number;
  }
}
