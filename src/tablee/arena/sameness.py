"""Whether two machines have the same Tablée: a fingerprint of all sources, words and tables that a result rests on."""

import hashlib
import sys
from functools import cache
from pathlib import Path

KINDS = {".py", ".bin", ".csv", ".toml", ".txt"}
ELSEWHERE = {"node_modules", "server", "static", "tests"}
"""Folders in which nothing is played: what is in them may differ."""


@cache
def fingerprint(module: str) -> str:
    """Of Tablée, and of the package of a module that uses it; the files as they are on this machine's disk."""
    packages = sorted({"tablee", module.partition(".")[0]})
    return hashlib.sha256("".join(of_folder(_folder(package)) for package in packages).encode()).hexdigest()[:16]


def _folder(package: str) -> Path:
    file = sys.modules[package].__file__
    return Path(file).parent if file else Path(next(iter(sys.modules[package].__path__)))


def of_folder(folder: Path) -> str:
    """Of the files in a folder, and below it, that results rest on."""
    names = (file.relative_to(folder) for file in folder.rglob("*") if file.suffix in KINDS)
    played = (name for name in names if not ELSEWHERE & set(name.parts))
    sums = (hashlib.sha256((folder / name).read_bytes()).hexdigest() + name.as_posix() for name in played)
    return hashlib.sha256("".join(sorted(sums)).encode()).hexdigest()
