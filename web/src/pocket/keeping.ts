// The house taken along: its files in a box of this browser, which the service worker serves (public/kept.js). A newer one waits in a box of its
// own until Tablée is opened anew, with no other tab and no table before one: never in the middle of a match.
import { POCKET } from '../addresses.ts';
import { folderOf } from './letters.ts';
import { fetched, travelling, unpacked, type Inside, type Listing } from './parcels.ts';
import { Unpacking } from './unpacking.ts';

const SHELF = 'tablee.pocket';
const KEPT = 'kept.json';
const NEXT = 'next.json';
const PARCELS = 'parcels.json';

const boxOf = (stamp: string): string => `${SHELF} ${stamp}`;

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
      return Math.round(travelling(await this.#listing()) / 1e6);
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
    const now = Keeping.possible ? await this.#note(KEPT) : null;
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

  async #fill(listing: Listing, told: (share: number) => void): Promise<void> {
    const box = await caches.open(boxOf(listing.stamp));
    const all = travelling(listing);
    let come = 0;
    const count = (bytes: number): void => told(Math.min(1, (come += bytes) / all));
    const unpacking = new Unpacking();
    try {
      for (const [name, parcel] of Object.entries(listing.parcels)) {
        if (await this.#isThere(name, parcel, box)) count(parcel.size);
        else {
          const answer = await fetched(this.folder + name, parcel.size, count);
          for (const [file, one] of await unpacked(answer, parcel, unpacking.unpack)) await box.put(this.folder + file, one);
        }
      }
    } finally {
      unpacking.end();
    }
    await box.put(this.folder + PARCELS, new Response(JSON.stringify(listing.parcels)));
  }

  /** Whether all of a parcel has come already; or the house that is kept has it, then it is copied from there. */
  async #isThere(name: string, parcel: Inside, box: Cache): Promise<boolean> {
    const files = Object.keys(parcel.files).map((file) => this.folder + file);
    const here = new Set((await box.keys()).map((one) => one.url));
    if (files.every((file) => here.has(file))) return true;
    const kept = await this.#note(KEPT);
    if (!kept) return false;
    const last = await caches.open(boxOf(kept));
    const told = (await (await last.match(this.folder + PARCELS))?.json()) as Listing['parcels'] | undefined;
    if (told?.[name]?.mark !== parcel.mark) return false;
    const found = await Promise.all(files.map((file) => last.match(file)));
    if (!found.every((one) => one !== undefined)) return false;
    await Promise.all(found.map((one, n) => box.put(files[n]!, one)));
    return true;
  }

  async #note(name: string): Promise<string | null> {
    const found = await (await caches.open(SHELF)).match(this.folder + name);
    return found ? ((await found.json()) as { stamp: string }).stamp : null;
  }

  async #write(name: string, stamp: string): Promise<void> {
    await (await caches.open(SHELF)).put(this.folder + name, new Response(JSON.stringify({ stamp })));
  }
}
