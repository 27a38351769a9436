// Python in a worker: Pyodide, a trimmed standard library and the rooms of the house, fetched from this folder and nowhere else.

/** The part of Pyodide that we use. */
interface Pyodide {
  pyimport(module: string): Module;
  runPython(program: string): unknown;
  FS: { mkdirTree(path: string): void; writeFile(path: string, body: Uint8Array, how: { canOwn: boolean }): void };
}
export type Module = Readonly<Record<string, (...given: unknown[]) => unknown>>;

/** How long each file is, as tools/pocket wrote it down. */
type Sizes = Readonly<Record<string, number>>;

const WASM = 'pyodide.asm.wasm';
const LIBRARY = 'library.zip';
const SITE = '/site';
const here = new URL('./', self.location.href).href;

/** Of the way to an open house: when everything has come, when Python has started, when its rooms are there. */
const COME = 0.6;
const STARTED = 0.8;
const FURNISHED = 0.9;

/** A module of ours, in a Python of its own; `told` hears how far it is, from 0 to 1. */
export async function python(module: string, told: (share: number) => void = () => {}): Promise<Module> {
  const scale = new Scale((share) => told(share * COME));
  const site = scale.fetched('site').then((answer) => answer.arrayBuffer());
  const py = await started({ [WASM]: scale.fetched(WASM), [LIBRARY]: scale.fetched(LIBRARY) });
  told(STARTED);
  furnish(py.FS, await site);
  told(FURNISHED);
  py.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(SITE)}); import remembered; remembered.recall()`);
  return py.pyimport(module);
}

/** Puts the rooms of the house where Python finds them, without copying them (tools/pocket/folder.py says how they lie together). */
function furnish(fs: Pyodide['FS'], site: ArrayBuffer): void {
  const told = new DataView(site).getUint32(0, true);
  const sizes = JSON.parse(new TextDecoder().decode(new Uint8Array(site, 4, told))) as Sizes;
  let at = 4 + told;
  for (const [file, size] of Object.entries(sizes)) {
    const path = `${SITE}/${file}`;
    fs.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    fs.writeFile(path, new Uint8Array(site, at, size), { canOwn: true });
    at += size;
  }
}

class Scale {
  #come = 0;
  #all = Infinity;

  constructor(readonly told: (share: number) => void) {
    void this.#weigh();
  }

  /** A file, unpacked as it comes: in the folder they are packed, for most servers would send them as they are, and the browser keep twice as much. */
  async fetched(file: string): Promise<Response> {
    const answer = await fetch(`${here}${file}.packed`);
    if (!answer.ok || !answer.body) throw new Error(`${file}: ${answer.status}`);
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (part, on) => {
          this.#come += part.length;
          this.told(Math.min(1, this.#come / this.#all));
          on.enqueue(part);
        },
      }),
    );
    return new Response(counted.pipeThrough(new DecompressionStream('gzip')), { headers: { 'content-type': 'application/wasm' } });
  }

  async #weigh(): Promise<void> {
    const sizes = (await (await fetch(`${here}sizes.json`)).json()) as Sizes;
    this.#all = Object.values(sizes).reduce((sum, one) => sum + one, 0);
  }
}

/** Pyodide asks `fetch` for its files by name: in this worker, which has no other business, it gets what is on its way already. */
async function started(files: Readonly<Record<string, Promise<Response>>>): Promise<Pyodide> {
  const network = self.fetch;
  self.fetch = (what, how) => files[String(what).slice(here.length)] ?? network(what, how);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${here}pyodide.mjs`)) as { loadPyodide(how: object): Promise<Pyodide> };
  const said = { stdout: console.info, stderr: console.warn };
  const py = await loadPyodide({ indexURL: here, stdLibURL: here + LIBRARY, lockFileContents: LOCK, ...said });
  self.fetch = network;
  return py;
}

/** Pyodide's list of packages: none, we bring our own. */
const LOCK = JSON.stringify({ info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14.0', version: '314.0.7' }, packages: {} });
