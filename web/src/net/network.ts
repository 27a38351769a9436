// The way to a house on a network: fetch for calls, a WebSocket for each line, and what the browser knows of its network.
import type { Pipe } from './socket.ts';
import type { Transport } from './transport.ts';

export const network: Transport = {
  alone: false,

  async call(method, path, body) {
    const plain = typeof body === 'string';
    const answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: plain ? body : JSON.stringify(body), headers: { 'content-type': plain ? 'text/plain; charset=utf-8' : 'application/json' } }),
    });
    return { status: answer.status, body: await answer.text() };
  },

  dial(table) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`) as unknown as Pipe;
  },

  watch(told) {
    const tell = (): void => told({ state: navigator.onLine ? 'open' : 'offline' });
    addEventListener('online', tell);
    addEventListener('offline', tell);
    tell();
  },
};
