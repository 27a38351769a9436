"""The rooms of Tablée that a house in a browser has: rules, lexicon, match room, the table of calls."""

import shutil
from pathlib import Path

WHOLE = ("core", "crossword", "games", "lexicon", "match", "pocket", "search")
PARTS = {
    "storage": ("__init__.py", "leases.py", "log.py", "notes.py", "settling.py", "sums.py", "browser", "locales"),
    "storage/sqlite": ("__init__.py", "files.py", "private.py"),
    "server": ("__init__.py", "calls"),
    "server/guard": ("__init__.py", "statuses.py"),
}
"""Rooms of which only this is needed."""
LEFT_OUT = shutil.ignore_patterns(
    "tests", "__pycache__", "*.pyi", "py.typed", "build", "kernels", "licences", "invitation.jpg"
)  # fmt: skip


def copy_rooms(source: Path, site: Path) -> None:
    """Copy what is needed of the package into a folder."""
    home = site / "tablee"
    home.mkdir(parents=True)
    shutil.copy(source / "__init__.py", home)
    shutil.copy(Path(__file__).parent / "remembered.py", site)
    for room in WHOLE:
        shutil.copytree(source / room, home / room, ignore=LEFT_OUT)
    for room, parts in PARTS.items():
        (home / room).mkdir(parents=True, exist_ok=True)
        for part in parts:
            if (source / room / part).is_dir():
                shutil.copytree(source / room / part, home / room / part, ignore=LEFT_OUT)
            else:
                shutil.copy(source / room / part, home / room / part)
