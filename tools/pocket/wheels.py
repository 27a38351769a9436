"""The wheels that Python in a browser needs, fetched by the hashes of requirements/run.lock."""

import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

NEEDED = ("msgspec", "structlog", "tzdata")
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--platform", "any", "--python-version", "3.14")
ABI = ("--implementation", "cp", "--abi", "cp314", "--abi", "none")
ZONES = ("tzdata/__init__.py", "tzdata/zoneinfo/__init__.py", "tzdata/zoneinfo/Europe/__init__.py")
HOME = "tzdata/zoneinfo/Europe/Paris"
"""Days begin where the house is at home; the rest of the world is left out."""


def pinned(lock: str, name: str) -> str:
    """The lines of a lock that name a package and its hashes."""
    found = re.search(rf"^{name}==(?:.*\\\n)*.*\n", lock, re.MULTILINE)
    if found is None:
        sys.exit(f"requirements/run.lock does not name {name}; make it again with: make lock")
    return found.group()


def unpack_wheels(lock: Path, site: Path, cache: Path) -> None:
    """Put what is needed of the wheels into a folder."""
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "wanted.txt"
        wanted.write_text("".join(pinned(lock.read_text(), name) for name in NEEDED))
        fetched = Path(folder) / "wheels"
        pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--cache-dir", str(cache), "download", "-qq")
        how = ("--no-deps", "--only-binary=:all:", "--require-hashes", *PLATFORM, *ABI)
        done = subprocess.run([*pip, *how, "-d", str(fetched), "-r", str(wanted)], check=False)
        if done.returncode != 0:
            sys.exit("The wheels for the browser could not be fetched (see above).")
        for wheel in sorted(fetched.glob("*.whl")):
            with zipfile.ZipFile(wheel) as packed:
                packed.extractall(site, [name for name in packed.namelist() if _belongs(name)])


def _belongs(name: str) -> bool:
    if name.startswith("tzdata/"):
        return name in (*ZONES, HOME)
    return not name.endswith(".pyi") and (".dist-info/" not in name or "licenses/" in name)
