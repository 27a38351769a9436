"""The one kernel decorator and its cache policy.

numba keeps compiled kernels on disk, but it looks only at the file of each kernel: change a helper in another file and
it serves the old machine code. So the cache lies in a folder named after the contents of *all* files of this room, and
after whether array bounds are checked, which numba's own key leaves out. It is in the user's cache folder, since the
room may be installed where nobody may write; and where no folder can be written, kernels are compiled anew in each
process, where numba itself would refuse to be imported.
"""

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])

Num = Any
"""A number inside a kernel: its type is numba's affair, mypy would want a cast at every unsigned sum."""

_config: Any = numba.config


def cache_folder() -> Path | None:
    """The folder for compiled kernels of just these sources, or None if it cannot be written."""
    try:
        folder = _base() / "tablee" / f"kernels-{_key()}"
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        tempfile.TemporaryFile(dir=folder).close()
    except (OSError, RuntimeError):  # RuntimeError: this user has no home
        return None
    return folder


def _base() -> Path:
    named = os.environ.get("TABLEE_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(named) if named else Path.home() / ".cache"


def _key() -> str:
    key = hashlib.sha256(f"{numba.__version__} {_config.BOUNDSCHECK}".encode())
    for file in sorted(Path(__file__).parent.rglob("*.py")):
        key.update(file.read_bytes())
    return key.hexdigest()[:16]


CACHE = cache_folder()
if CACHE is not None:
    _config.CACHE_DIR = str(CACHE)


def kernel(function: F) -> F:
    """Compile a function when it is first called; it runs without the GIL and divides like C."""
    return cast("F", numba.njit(nogil=True, cache=CACHE is not None, error_model="numpy")(function))


def part(function: F) -> F:
    """A part of a kernel, put in wherever it is called.

    A kernel is optimised once more, with all that it calls, in every kernel that calls it. Where large kernels stand
    on one another this multiplies the time to compile them; parts are compiled in their kernel and nowhere else.
    """
    return cast("F", numba.njit(inline="always", error_model="numpy")(function))
