"""Warming up: kernels are compiled in the background while plain Python serves; then they take over."""

import importlib
import logging
import threading
from collections.abc import Callable, Iterable
from pathlib import Path

from tablee.core.extras import lacking
from tablee.search.turns import in_turn

WarmUp = Callable[[], Iterable[object]]
"""Compiles one kernel after the other; what it yields does not matter, only that it can be stopped there."""

_log = logging.getLogger(__name__)
_ready: set[str] = set()
_threads: dict[tuple[str, ...], threading.Thread] = {}
_lock = threading.Lock()


def start(*modules: str) -> threading.Thread:
    """Begin in a thread of its own, once for the same modules; it ends when all is compiled, or the process ends."""
    with _lock:
        thread = _threads.get(modules)
        if thread is None:
            thread = _threads[modules] = threading.Thread(target=now, args=modules, name="kernels")
            thread.start()
        return thread


def now(*modules: str) -> None:
    """Warm up those of these modules that have a `warm_up`; if one fails plain Python goes on serving.

    A game names its modules, so that numba is fetched only where they are wanted: they can only be imported by name.
    """
    for module in modules:
        try:
            kernels: WarmUp | None = getattr(importlib.import_module(module), "warm_up", None)
            if kernels and module not in _ready and not _compiled(module, kernels):
                return
        except Exception as error:
            if isinstance(error, ModuleNotFoundError) and lacking(error):
                return  # installed without them
            _log.exception("No kernels from %s: plain Python goes on serving", module)
        else:
            if kernels:
                _ready.add(module)


def _compiled(module: str, kernels: WarmUp) -> bool:
    """Compile, or fetch what another process has compiled; False if the process is ending."""
    from tablee.search import jit  # not above: it brings numba along

    room = Path(importlib.import_module(module).__file__ or "").parent
    with in_turn(jit.cache_folder(room), module):
        for _ in kernels():
            if not threading.main_thread().is_alive():
                return False  # do not keep it waiting for kernels that nobody will call
    return True


def is_ready(*modules: str) -> bool:
    """Whether the kernels of all these modules are compiled: call them; or else the plain twin."""
    return _ready.issuperset(modules)
