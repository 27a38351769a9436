// Being told on this device that it is one's turn at a slow table: asked for by hand, kept by the house, stopped by one click.
import type { Language } from '../../i18n/texts.ts';
import { api } from '../../net/api.ts';
import { transport } from '../../net/transport.ts';

/** `install`: on this kind of phone only for who has put Tablée on the home screen. */
export type Knocking = 'none' | 'install' | 'denied' | 'off' | 'on';

const WORKER = '/sw.js';

function capable(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** How it stands on this device; whatever is in the way, nothing is offered that would fail. */
export async function knocking(): Promise<Knocking> {
  if (transport().alone) return 'none';
  if (!capable()) return 'standalone' in navigator ? 'install' : 'none';
  try {
    if (Notification.permission === 'denied') return 'denied';
    if (await subscribed()) return 'on';
    return (await api.push()).key ? 'off' : 'none';
  } catch {
    return 'none';
  }
}

/** Ask the browser, then tell the house where; throws if either would not. */
export async function knockHere(language: Language): Promise<Knocking> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { key } = await api.push();
  const worker = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { keys } = subscription.toJSON();
  await api.pushHere({ endpoint: subscription.endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', language });
  return 'on';
}

export async function knockNoMore(): Promise<Knocking> {
  const subscription = await subscribed();
  if (subscription) {
    await api.pushStop(subscription.endpoint);
    await subscription.unsubscribe();
  }
  return 'off';
}
