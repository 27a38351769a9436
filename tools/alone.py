"""Caches that several processes may want to fill at the same time: one fills, the others wait and use what it made."""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

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
