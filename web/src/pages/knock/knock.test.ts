import { beforeEach, describe, expect, it, vi } from 'vitest';
import SCRIPT from '../../../public/knock.js?raw'; // as a service worker runs it, here in surroundings of our own

const TOLD = { title: 'Nim', body: 'Lou a joué. À vous !', stop: 'Ne plus me prévenir', table: 'abc23' };

type Heard = (event: Record<string, unknown>) => void;
interface Window {
  url: string;
  visibilityState: string;
  focus: () => void;
}

let windows: Window[];
const listeners: Record<string, Heard> = {};
const shown = vi.fn<(title: string, more: object) => void>();
const opened = vi.fn<(path: string) => void>();
const fetched = vi.fn<(path: string, more: object) => void>();
const unsubscribed = vi.fn<() => void>();

beforeEach(() => {
  windows = [];
  vi.clearAllMocks();
  const self = {
    addEventListener: (name: string, listener: Heard) => (listeners[name] = listener),
    clients: { matchAll: async () => windows, openWindow: opened },
    registration: {
      showNotification: shown,
      pushManager: { getSubscription: async () => ({ endpoint: 'https://push.example/1', unsubscribe: unsubscribed }) },
    },
  };
  new Function('self', 'fetch', SCRIPT)(self, fetched);
});

async function heard(name: string, event: Record<string, unknown>): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  listeners[name]?.({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
  await done;
}
const push = (told: unknown): Promise<void> => heard('push', { data: { json: () => told } });
const clicked = (action = ''): Promise<void> => heard('notificationclick', { action, notification: { close: () => {}, data: { table: TOLD.table } } });

describe('a knock', () => {
  it('shows the game and who moved, one for each table', async () => {
    await push(TOLD);
    expect(shown).toHaveBeenCalledWith('Nim', expect.objectContaining({ body: TOLD.body, tag: 'abc23', data: { table: 'abc23' } }));
  });

  it('says nothing to who looks at the table', async () => {
    windows = [{ url: 'https://house.example/t/abc23', visibilityState: 'visible', focus: () => {} }];
    await push(TOLD);
    expect(shown).not.toHaveBeenCalled();
    windows = [{ ...windows[0]!, visibilityState: 'hidden' }];
    await push(TOLD);
    expect(shown).toHaveBeenCalledOnce();
  });

  it.each([[null], [{}], [{ ...TOLD, table: '../../evil' }], ['text']])('passes over %j, which the house never sends', async (rubbish) => {
    await push(rubbish);
    expect(shown).not.toHaveBeenCalled();
  });

  it('leads to the table when touched: to its window, or a new one', async () => {
    await clicked();
    expect(opened).toHaveBeenCalledWith('/t/abc23');
    const focus = vi.fn<() => void>();
    windows = [{ url: 'https://house.example/t/abc23', visibilityState: 'hidden', focus }];
    await clicked();
    expect(focus).toHaveBeenCalledOnce();
    expect(opened).toHaveBeenCalledOnce();
  });

  it('stops by one click, at the house and in the browser', async () => {
    await clicked('stop');
    expect(fetched).toHaveBeenCalledWith('/api/push/stop', expect.objectContaining({ body: '{"endpoint":"https://push.example/1"}' }));
    expect(unsubscribed).toHaveBeenCalledOnce();
    expect(opened).not.toHaveBeenCalled();
  });
});
