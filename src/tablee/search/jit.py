"""The one kernel decorator and its cache policy.

numba keeps compiled kernels on disk, but it looks only at the file of each kernel: change a helper in another file and
it serves the old machine code. So the kernels of a room (a folder of Python files) lie in a cache folder named after
the contents of all files that a kernel there may call, those of its own room and of the rooms that engines share, and
after whether array bounds are checked, which numba's own key leaves out. What changes in one game leaves the kernels of
the others as they are. The cache is in the user's cache folder, since the rooms may be installed where nobody may
write; and where no folder can be written, kernels are compiled anew in each process, where numba itself would refuse to
be imported.
"""

import hashlib
import inspect
import os
import tempfile
import threading
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.extending import register_jitable

F = TypeVar("F", bound=Callable[..., Any])

Num = Any
"""A number inside a kernel: its type is numba's affair, mypy would want a cast at every unsigned sum."""

SEARCH = Path(__file__).parent
SHARED = (SEARCH, SEARCH.parent / "crossword" / "kernels")
"""The rooms whose kernels others may call; each may call those before it."""

_config: Any = numba.config
_njit: Any = partial(numba.njit, error_model="numpy")  # kernels divide as C does
_decorating = threading.Lock()


@cache
def cache_folder(room: Path) -> Path | None:
    """The folder for compiled kernels of a room, with its sources just as they are, or None if it cannot be written."""
    try:
        folder = _base() / "tablee" / f"kernels-{_key(room)}"
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        tempfile.TemporaryFile(dir=folder).close()
    except (OSError, RuntimeError):  # RuntimeError: this user has no home
        return None
    return folder


def _base() -> Path:
    named = os.environ.get("TABLEE_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(named) if named else Path.home() / ".cache"


def _key(room: Path) -> str:
    key = hashlib.sha256(f"{numba.__version__} {_config.BOUNDSCHECK}".encode())
    for one in _may_call(room):
        for file in sorted(one.rglob("*.py")):
            key.update(file.read_bytes())
    return key.hexdigest()[:16]


def _may_call(room: Path) -> tuple[Path, ...]:
    """The rooms whose kernels may be called in a room, itself included."""
    if room in SHARED:
        return SHARED[: SHARED.index(room) + 1]
    if SEARCH.parent in room.parents:
        return (*SHARED, room)
    return (*SHARED, *sorted(SEARCH.parent.glob("games/*/engine/kernels")), room)  # a bench calls those of any game


def kernel(function: F) -> F:
    """Compile a function when it is first called; it runs without the GIL."""
    folder = cache_folder(Path(inspect.getfile(function)).parent)
    with _decorating:  # numba looks where its cache is to be when a function is decorated
        _config.CACHE_DIR = str(folder or "")
        return cast("F", _njit(nogil=True, cache=folder is not None, no_cfunc_wrapper=True)(function))


def inner(function: F) -> F:
    """A function that only kernels call: it is compiled with them, without the door for Python that each kernel has.

    That door takes a tuple of a hundred arrays apart and is dear to compile. Called by Python it is a Python function.
    """
    return register_jitable(error_model="numpy")(function)


def part(function: F) -> F:
    """A part of a kernel, put in wherever it is called.

    A kernel is optimised once more, with all that it calls, in every kernel that calls it. Where large kernels stand
    on one another this multiplies the time to compile them; parts are compiled in their kernel and nowhere else.
    """
    return cast("F", _njit(inline="always")(function))
