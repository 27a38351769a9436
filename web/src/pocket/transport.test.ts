import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromWorker, ToWorker } from './letters.ts';
import { PocketTransport } from './transport.ts';

/** One channel for all, at once. */
class Channel {
  static all = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.all) if (other !== this) other.onmessage?.({ data });
  }
}

/** A house that says that it is open, and notes what it is asked. */
class Opened {
  readonly asked: string[] = [];
  readonly channel = new Channel();
  constructor(readonly name: string) {
    this.channel.onmessage = ({ data }) => {
      const letter = data as ToWorker;
      if ('call' in letter) this.asked.push(`${letter.call.method} ${letter.call.path}`);
    };
    this.#tell({ house: name, reach: { state: 'open' } });
  }
  answer(to: string, id: number): void {
    this.#tell({ house: this.name, to, answer: { id, status: 200, body: this.name } });
  }
  #tell(letter: FromWorker): void {
    this.channel.postMessage(letter);
  }
}

beforeEach(() => {
  Channel.all.clear();
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('location', { href: 'https://school.example/tablee/' });
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => {}) } });
});
afterEach(() => vi.unstubAllGlobals());

it('when the house moves, what changes nothing is asked anew, and nothing is done twice', async () => {
  const way = new PocketTransport();
  new Opened('first').channel.onmessage = null; // its page is about to close: it answers nothing more
  const seen = way.call('GET', '/api/games');
  const done = way.call('POST', '/api/tables', {});
  const second = new Opened('second');
  expect(second.asked).toEqual(['GET /api/games']);
  await expect(done).rejects.toThrow('moved');
  let tab = '';
  const ear = new Channel();
  ear.onmessage = ({ data }) => (tab = (data as ToWorker).tab);
  void way.call('GET', '/api/tables');
  second.answer(tab, 1);
  expect(await seen).toMatchObject({ body: 'second' });
});
