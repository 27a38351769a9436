// The house taken along: its files in a box of this browser, which the service worker serves (public/kept.js). A newer one waits in a box of its
// own until Tablée is opened anew, with no other tab and no table before one: never in the middle of a match.
import { POCKET } from '../addresses.ts';
import { folderOf } from './letters.ts';

const SHELF = 'tablee.pocket';
const KEPT = 'kept.json';
const NEXT = 'next.json';

/** What tools/pocket wrote down: a stamp over everything, and how long each file is. */
interface Listing {
  readonly stamp: string;
  readonly files: Readonly<Record<string, number>>;
}

const boxOf = (stamp: string): string => `${SHELF} ${stamp}`;
const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0);

export class Keeping {
  /** `folder`: where the house for the pocket lies; `root`: where the service worker does. */
  constructor(
    readonly folder: string,
    readonly root: string,
  ) {}

  /** Of this very page: it is in the folder, or beside it in a house on a network. */
  static here(inPocket: boolean): Keeping {
    const own = new URL(folderOf(location.href), location.origin).href;
    return inPocket ? new Keeping(own, own) : new Keeping(new URL(POCKET, location.origin).href, new URL('/', location.origin).href);
  }

  static get possible(): boolean {
    return isSecureContext && 'serviceWorker' in navigator && 'caches' in globalThis;
  }

  /** Megabytes, or null if this house has nothing to take along. */
  async size(): Promise<number | null> {
    try {
      return Math.round(sum(Object.values((await this.#listing()).files)) / 1e6);
    } catch {
      return null;
    }
  }

  async kept(): Promise<boolean> {
    return Keeping.possible && (await this.#note(KEPT)) !== null;
  }

  /** Fetches everything; what had come before it was broken off is not fetched again. */
  async take(told: (share: number) => void): Promise<void> {
    const listing = await this.#listing();
    await this.#fill(listing, told);
    await this.#write(KEPT, listing.stamp);
    await navigator.serviceWorker.register(`${this.root}sw.js`, { scope: this.root });
    await navigator.storage?.persist?.();
  }

  /** Matches stay where they are: this is only about files. */
  async remove(): Promise<void> {
    for (const name of await caches.keys()) if (name.startsWith(SHELF)) await caches.delete(name);
  }

  /** Fetches a newer house into a box of its own, if there is one and a network; the next opening begins with it. */
  async renew(): Promise<void> {
    const now = await this.#note(KEPT);
    if (!now) return;
    try {
      const listing = await this.#listing();
      if (listing.stamp === now || listing.stamp === (await this.#note(NEXT))) return;
      await this.#fill(listing, () => {});
      await this.#write(NEXT, listing.stamp);
    } catch {
      // No network, or the house there changed meanwhile: another time.
    }
  }

  /** Whether a newer house has been fetched. */
  async waits(): Promise<boolean> {
    return Keeping.possible && (await this.#note(NEXT)) !== null;
  }

  /** Whether a newer house has taken the place of the last one: then the page is to be loaded anew. */
  async turned(): Promise<boolean> {
    const next = await this.#note(NEXT);
    if (!next) return false;
    const last = await this.#note(KEPT);
    await this.#write(KEPT, next);
    await (await caches.open(SHELF)).delete(this.folder + NEXT);
    if (last) await caches.delete(boxOf(last));
    return true;
  }

  async #listing(): Promise<Listing> {
    const answer = await fetch(`${this.folder}files.json`, { cache: 'no-store' });
    if (!answer.ok) throw new Error(`files.json: ${answer.status}`);
    return (await answer.json()) as Listing;
  }

  async #fill({ stamp, files }: Listing, told: (share: number) => void): Promise<void> {
    const box = await caches.open(boxOf(stamp));
    const all = sum(Object.values(files));
    let come = 0;
    for (const [file, size] of Object.entries(files)) {
      const address = this.folder + file;
      if (!(await box.match(address))) await box.put(address, await whole(address, size));
      told((come += size) / all);
    }
  }

  async #note(name: string): Promise<string | null> {
    const found = await (await caches.open(SHELF)).match(this.folder + name);
    return found ? ((await found.json()) as { stamp: string }).stamp : null;
  }

  async #write(name: string, stamp: string): Promise<void> {
    await (await caches.open(SHELF)).put(this.folder + name, new Response(JSON.stringify({ stamp })));
  }
}

/** A file as it is listed: one of another length is of a house that has changed meanwhile. */
async function whole(address: string, size: number): Promise<Response> {
  const answer = await fetch(address, { cache: 'reload' }); // past the service worker, which would hand out what is kept
  const body = await answer.arrayBuffer();
  if (!answer.ok || body.byteLength !== size) throw new Error(`${address}: not what is listed`);
  const headers = new Headers(answer.headers); // the content policy among them: it holds for what is kept as well
  for (const transport of ['content-encoding', 'content-length']) headers.delete(transport);
  return new Response(body, { headers });
}
