// A worker with the pocket's own Python and database, and the tests of stores beside them (bench/pocket/store.py packs them).
import { openDatabase } from '../../web/src/pocket/database.ts';
import { python } from '../../web/src/pocket/python.ts';

const ASK = `
import io, sys, zipfile
from js import contract, database
zipfile.ZipFile(io.BytesIO(contract.to_bytes())).extractall("/contract")
sys.path[:0] = ["/contract/python_stdlib.zip", "/contract"]
sys.modules["importlib"].__path__.append("/contract/python_stdlib.zip/importlib")  # what the pocket has left out of it
from bench.pocket.inside import kept
await kept(database)
`;

try {
  self.database = (name) => openDatabase(name, 'bench');
  self.contract = new Uint8Array(await (await fetch('contract.zip')).arrayBuffer());
  const code = await python('pyodide.code');
  self.postMessage({ said: await code.eval_code_async(ASK) });
} catch (error) {
  self.postMessage({ broken: String(error) });
}
