"""Matches are their players' own: the folder and the files of a store are for the one who runs the house alone."""

import os
from contextlib import suppress
from pathlib import Path

FOLDER, FILE = 0o700, 0o600
ENDINGS = ("", "-wal", "-shm")


def keep_private(store: Path) -> None:
    """Make the store's folder and file if they are not there yet, and let nobody else look into them.

    SQLite gives its write-ahead log and its shared memory the mode of the file. A folder that holds other things
    than ours is somebody's own, and left as it is; so is what we may not change.
    """
    store.parent.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    os.close(open_private(store))
    with suppress(OSError):
        for ending in ENDINGS:
            if (file := store.with_name(store.name + ending)).exists():
                file.chmod(FILE)
        if all(one.name.startswith(store.stem) for one in store.parent.iterdir()):
            store.parent.chmod(FOLDER)


def open_private(path: Path) -> int:
    """A file to write to, made for its owner alone if it must be made."""
    opened = os.open(path, os.O_RDWR | os.O_CREAT, FILE)
    with suppress(OSError):
        path.chmod(FILE)
    return opened
