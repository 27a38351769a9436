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

/** The page of a house on a network, as the folder has it: behind a `?` (src/addresses.ts). */
const asFolder = ({ pathname, search }) => (pathname === '/' ? '' : `?${pathname}${search.replace('?', '&')}`);

async function served(request) {
  const kept = await keptFolders();
  const mine = kept.find(({ folder }) => request.url.startsWith(folder));
  if (mine) {
    const { origin, pathname } = new URL(request.url);
    const file = request.mode === 'navigate' ? `${mine.folder}index.html` : origin + pathname;
    return (await (await caches.open(mine.box)).match(file)) ?? fetch(request);
  }
  if (request.mode !== 'navigate') return fetch(request);
  try {
    return await fetch(request);
  } catch (away) {
    if (!kept.length) throw away;
    return Response.redirect(kept[0].folder + asFolder(new URL(request.url)));
  }
}

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.cache === 'reload') return; // a newer house is being fetched
  if (event.request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(served(event.request));
});
