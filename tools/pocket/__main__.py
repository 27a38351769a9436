"""Build dist/pocket: the house as a folder of files that any web server can offer; builds again only after a change."""

import hashlib
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools import web
from tools.alone import alone
from tools.node import node, packages
from tools.pocket import folder, parcels, rooms, wheels

ROOT = web.ROOT
HERE = Path(__file__).resolve().parent
PYODIDE = HERE / "node_modules" / "pyodide"


def sources(root: Path) -> Iterator[Path]:
    """Every file that can change what is built."""
    for room in (*rooms.WHOLE, *rooms.PARTS):
        yield from (root / "src" / "tablee" / room).rglob("*")
    yield from HERE.glob("*.*")
    yield root / "requirements" / "run.lock"


def fingerprint(root: Path) -> str:
    """One hash over pages and sources."""
    digest = hashlib.sha256(web.fingerprint(root / "web").encode())
    for path in sorted(set(sources(root))):
        if path.is_file() and "__pycache__" not in path.parts and "tests" not in path.parts:
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def build(root: Path = ROOT) -> Path:
    """The folder, made if what lies there is not it."""
    made, stamp = root / "dist" / "pocket", root / ".cache" / "pocket.built"
    with alone(root / ".cache" / "pocket.lock"):
        wanted = fingerprint(root)
        if not (made / parcels.LIST).is_file() or not stamp.is_file() or stamp.read_text() != wanted:
            print("· building the house for the pocket", flush=True)
            with packages(HERE, dev=False):
                _build(root, made)
            stamp.write_text(wanted)
    return made


def _build(root: Path, made: Path) -> None:
    cache = root / ".cache"
    with tempfile.TemporaryDirectory(dir=cache, prefix="pocket-") as work:
        site, lib, fresh = Path(work) / "site", Path(work) / "library", Path(work) / "pocket"
        rooms.copy_rooms(root / "src" / "tablee", site)
        wheels.unpack_wheels(root / "requirements" / "run.lock", site, cache / "pip")
        lib.mkdir()
        if node("inside.mjs", str(site), str(lib), folder=HERE) != 0:
            sys.exit("Python for the browser could not be compiled (see above).")
        with web.built(root) as pages:
            folder.pages(pages, fresh)
        folder.python(PYODIDE, lib, site, fresh / "house")
        shutil.copy(HERE / "README.pocket.md", fresh / folder.README)
        size = parcels.listed(fresh)
        made.parent.mkdir(exist_ok=True)
        web.put_in_place(fresh, made)
    print(f"· dist/pocket: {size / 1e6:.1f} MB")


if __name__ == "__main__":
    build()
