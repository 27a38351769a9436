// Runs library.py in Pyodide, whose Python alone reads its own library and writes its bytecode: inside.mjs SITE LIBRARY.
import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const python = await loadPyodide({ args: ['-X', 'no_debug_ranges'] }); // lines in tracebacks are enough, columns weigh a fifth
const [site, library] = process.argv.slice(2);
for (const [place, folder] of [['/made/site', site], ['/made/library', library]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.FS.writeFile('/made/whole.zip', readFileSync(new URL('./node_modules/pyodide/python_stdlib.zip', import.meta.url)));
python.FS.writeFile('/made/library.py', readFileSync(new URL('./library.py', import.meta.url)));
python.runPython('import sys; sys.path.insert(0, "/made"); import library; library.make()');
