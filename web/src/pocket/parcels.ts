// What travels when the house is taken along (tools/pocket/parcels.py): parcels, packed as well as we can, and what comes out of them.

/** How many bytes travel, a mark of them, and what comes out: names and lengths, in the order in which they lie. */
export interface Inside {
  readonly size: number;
  readonly mark: string;
  readonly files: Readonly<Record<string, number>>;
}

/** Everything that is taken along, with a stamp over it. */
export interface Listing {
  readonly stamp: string;
  readonly parcels: Readonly<Record<string, Inside>>;
}

/** Unpacks what comes to so many bytes. */
export type Unpack = (packed: ArrayBuffer, size: number) => Promise<ArrayBuffer>;

const KINDS: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};
/** What is large lies in the folder and in a browser's box as browsers unpack it by themselves: quicker, at each opening. */
const PACKED = '.packed';

const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0);

/** Bytes that travel. */
export const travelling = ({ parcels }: Listing): number => sum(Object.values(parcels).map((one) => one.size));

/** A parcel as it is listed, `told` hears of each part; one of another length is of a house that has changed meanwhile. */
export async function fetched(address: string, size: number, told: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(address, { cache: 'reload' }); // past the service worker, which would hand out what is kept
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const reader = answer.body!.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    told(value.length);
  }
  const body = new Blob(parts);
  if (!answer.ok || body.size !== size) throw new Error(`${address}: not what is listed`);
  return new Response(body, { headers: answer.headers });
}

/** What lies in a parcel, with the headers that it came with: the content policy holds for what is kept as well. */
export async function unpacked(come: Response, { files }: Inside, unpack: Unpack): Promise<[file: string, answer: Response][]> {
  const all = await unpack(await come.arrayBuffer(), sum(Object.values(files)));
  const headers = new Headers(come.headers);
  for (const transport of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(transport);
  let at = 0;
  return Object.entries(files).map(([file, size]) => {
    headers.set('content-type', KINDS[file.split('.').at(-1)!] ?? 'application/octet-stream');
    const body = new Blob([all.slice(at, (at += size))]).stream();
    return [file, new Response(file.endsWith(PACKED) ? body.pipeThrough(new CompressionStream('gzip')) : body, { headers })];
  });
}
