"""The folder: whether it can be written, who else may look into it, how much room is left, and the file in it."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from tablee.server.checkup.symptom import Symptom, doubtful, well, wrong
from tablee.storage.log import BadStore
from tablee.storage.sqlite.copying import reading
from tablee.storage.sqlite.schema import STEPS, claim, lock_of, version_of

TIGHT, NEARLY_NOTHING = 2**30, 100 * 2**20
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def found(file: Path) -> Iterator[Symptom]:
    """What is wrong with the folder of a store, and with the store in it."""
    folder = file.parent
    there = next((one for one in (folder, *folder.parents) if one.exists()), Path("/"))
    if not there.is_dir():
        yield wrong("no_folder", path=there)
        return
    if not os.access(there, os.W_OK | os.X_OK):
        yield wrong("folder_read_only", path=there)
    yield from _room(there)
    if there != folder:
        yield well("folder_new", path=folder)
        return
    yield from _rights(folder, file)
    if file.exists():
        yield from _store(file)


def _room(folder: Path) -> Iterator[Symptom]:
    free = shutil.disk_usage(folder).free
    if free < TIGHT:
        weigh = wrong if free < NEARLY_NOTHING else doubtful
        yield weigh("little_room", path=folder, megabytes=free // 2**20)


def _rights(folder: Path, file: Path) -> Iterator[Symptom]:
    if folder.stat().st_mode & OTHERS and file.exists() and file.stat().st_mode & OTHERS:
        yield doubtful("others_may_read", path=file)
    for one in folder.glob(f"{file.stem}*"):
        if not os.access(one, os.R_OK | os.W_OK):
            yield wrong("file_read_only", path=one)


def _store(file: Path) -> Iterator[Symptom]:
    try:
        with closing(reading(file)) as db:
            version = version_of(db, file)
    except BadStore as bad:
        yield wrong("store", problem=bad)
        return
    yield (
        well("store_older", path=file, version=version, known=len(STEPS))
        if version < len(STEPS)
        else well("store_whole", path=file)
    )
    if lock_of(file).exists():
        try:
            held = claim(file)
        except (BadStore, OSError):
            yield well("house_open", path=file)
        else:
            if held:
                held.close()
