"""Files beside the store: under a name that is free, for their owner alone, and on the disk when we say so."""

import os
from itertools import count
from pathlib import Path
from typing import IO

from tablee.storage.sqlite.private import FILE


def free_name(path: Path, word: str) -> Path:
    """`tablee.db` and `v4` make `tablee.v4.db`, or `tablee.v4-2.db` if that is taken."""
    for number in count(1):
        name = path.with_name(f"{path.stem}.{word}{f'-{number}' if number > 1 else ''}{path.suffix}")
        if not name.exists():
            return name
    raise AssertionError("there is always a next number")


def new_private(path: Path) -> IO[bytes]:
    """A new file that only its owner may read; OSError if there is one already."""
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE), "wb")


def synced(path: Path) -> None:
    """Have a file and its name on the disk before anything else happens."""
    for one in (path, path.parent):
        if os.name == "nt" and one.is_dir():  # Windows opens no folders, and writes names down by itself
            continue
        number = os.open(one, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
