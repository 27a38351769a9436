"""Caches that several processes may want to fill at the same time: one fills, the others wait and use what it made.

What is filled in its place is not filled anew under those who use it.
"""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import ModuleType
from typing import IO

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows, where make runs one thing after the other
    fcntl = None


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Wait until nobody else is at it; whoever dies lets go."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as held:
        if fcntl is not None:
            fcntl.flock(held, fcntl.LOCK_EX)
        yield


@contextmanager
def in_use(lock: Path, ready: Callable[[], bool], make: Callable[[], None]) -> Iterator[None]:
    """Use what lies here together with others; whoever has to make it anew waits until nobody uses it."""
    with ExitStack() as leaving, ExitStack() as entering:
        entering.enter_context(alone(lock))
        users = leaving.enter_context(lock.with_suffix(".users").open("w"))
        if not ready():
            _wait_for_others(users, lock)
            make()
        if fcntl is not None:
            fcntl.flock(users, fcntl.LOCK_SH)
        entering.close()
        yield


def _wait_for_others(users: IO[str], lock: Path) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        print(f"· waiting for somebody else who uses {lock.stem}", flush=True)
        fcntl.flock(users, fcntl.LOCK_EX)


def filled(folder: Path, fill: Callable[[Path], None]) -> Path:
    """The folder, filled by whoever came first: beside its place, under a name of one's own, and put there whole."""
    with alone(folder.with_name(f"{folder.name}.lock")):
        if not folder.is_dir():
            fresh = Path(tempfile.mkdtemp(prefix=f"{folder.name}.", dir=folder.parent))
            try:
                fill(fresh)
                fresh.rename(folder)
            finally:
                shutil.rmtree(fresh, ignore_errors=True)
    return folder
