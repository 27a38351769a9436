// A worker that unpacks parcels, seen from the page.
import type { Unpack } from './parcels.ts';

export class Unpacking {
  readonly #worker = new Worker(new URL('./unpack.worker.ts', import.meta.url), { type: 'module' });

  /** One parcel after the other. */
  readonly unpack: Unpack = (packed, size) =>
    new Promise((yes, no) => {
      this.#worker.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => yes(data);
      this.#worker.onerror = (error) => no(new Error(error.message || 'a parcel could not be unpacked'));
      this.#worker.postMessage({ packed, size }, [packed]);
    });

  end(): void {
    this.#worker.terminate();
  }
}
