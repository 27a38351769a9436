// Shows that it is one's turn at a table with days for a turn, and opens the table when it is touched. Part of sw.js.

/** What the house has sealed for this device: title, body, stop and table; null for anything else. */
function sealed(data) {
  try {
    const told = data.json();
    return typeof told.table === 'string' && /^[a-z0-9]+$/.test(told.table) ? told : null;
  } catch {
    return null;
  }
}

const tableAt = (id) => `/t/${id}`;
const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const at = (one, id) => new URL(one.url).pathname === tableAt(id);

async function show(told) {
  if ((await windows()).some((one) => at(one, told.table) && one.visibilityState === 'visible')) return; // it is being looked at
  await self.registration.showNotification(told.title, {
    body: told.body,
    tag: told.table, // one for each table: the latest
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { table: told.table },
    actions: [{ action: 'stop', title: told.stop }],
  });
}

async function stop() {
  const subscription = await self.registration.pushManager.getSubscription();
  if (!subscription) return;
  const endpoint = JSON.stringify({ endpoint: subscription.endpoint });
  await fetch('/api/push/stop', { method: 'POST', headers: { 'content-type': 'application/json' }, body: endpoint });
  await subscription.unsubscribe();
}

async function go(id) {
  const open = await windows();
  const there = open.find((one) => at(one, id));
  await (there ? there.focus() : self.clients.openWindow(tableAt(id)));
}

self.addEventListener('push', (event) => {
  const told = event.data && sealed(event.data);
  if (told) event.waitUntil(show(told));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? stop() : go(event.notification.data.table));
});
