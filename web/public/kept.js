// Serves the house that was taken along (src/pocket/keeping.ts puts it there), and leads to it when the network is away. Part of sw.js.

const SHELF = 'tablee.pocket';
const KEPT = 'kept.json';

/** Folders of this origin that are kept: where, and in which box. */
async function keptFolders() {
  const shelf = await caches.open(SHELF);
  const found = (await shelf.keys()).filter((one) => one.url.endsWith(KEPT));
  return Promise.all(
    found.map(async (one) => {
      const { stamp } = await (await shelf.match(one)).json();
      return { folder: one.url.slice(0, -KEPT.length), box: `${SHELF} ${stamp}` };
    }),
  );
}

/** A page by the address that a house on a network has for it, as the folder has it: behind a `?` (src/addresses.ts). */
const asFolder = (path, search) => (path === '/' ? '' : `?${path}${search.replace('?', '&')}`);

/** A file of the folder, or its one page: at its own address, for its parts lie beside it. */
async function fromBox({ folder, box }, request) {
  const { origin, pathname, search } = new URL(request.url);
  const kept = await caches.open(box);
  const file = await kept.match(origin + pathname + (origin + pathname === folder ? 'index.html' : ''));
  if (file) return file;
  if (request.mode !== 'navigate' || origin + pathname === folder) return fetch(request);
  return Response.redirect(folder + asFolder((origin + pathname).slice(folder.length - 1), search));
}

async function served(request) {
  const kept = await keptFolders();
  const mine = kept.find(({ folder }) => request.url.startsWith(folder));
  if (mine) return fromBox(mine, request);
  if (request.mode !== 'navigate') return fetch(request);
  try {
    return await fetch(request);
  } catch (away) {
    if (!kept.length) throw away;
    const { pathname, search } = new URL(request.url);
    return Response.redirect(kept[0].folder + asFolder(pathname, search));
  }
}

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.cache === 'reload') return; // a newer house is being fetched
  if (event.request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(served(event.request));
});
