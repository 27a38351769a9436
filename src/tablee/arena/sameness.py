"""Whether two machines have the same Tablée: a fingerprint of all sources, words and tables that a result rests on."""

import hashlib
import sys
from collections.abc import Set
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


ROOMS_OF_ROBOTS = ("crossword", "lexicon", "search")
SPOKEN = {"exam", "locales", "text"}
"""Folders on which no move of a robot rests."""


@cache
def of_robots(game: str) -> str:
    """Of what the robots of a game think with: a word in a locale or on a page changes nothing about their strength."""
    house = _folder("tablee")
    rooms = [*(house / room for room in ROOMS_OF_ROBOTS), house / "games" / game]
    return hashlib.sha256("".join(of_folder(room, SPOKEN) for room in rooms).encode()).hexdigest()[:16]


def _folder(package: str) -> Path:
    file = sys.modules[package].__file__
    return Path(file).parent if file else Path(next(iter(sys.modules[package].__path__)))


def of_folder(folder: Path, also_elsewhere: Set[str] = frozenset()) -> str:
    """Of the files in a folder, and below it, that results rest on."""
    names = (file.relative_to(folder) for file in folder.rglob("*") if file.suffix in KINDS)
    played = (name for name in names if not (ELSEWHERE | also_elsewhere) & set(name.parts))
    sums = (hashlib.sha256((folder / name).read_bytes()).hexdigest() + name.as_posix() for name in played)
    return hashlib.sha256("".join(sorted(sums)).encode()).hexdigest()
