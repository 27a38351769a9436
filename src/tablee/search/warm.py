"""Warming up: kernels are compiled in the background while plain Python serves; then they take over."""

import importlib
import logging
import pkgutil
import threading
from collections.abc import Callable, Iterable

WarmUp = Callable[[], Iterable[object]]
"""Compiles one kernel after the other; what it yields does not matter, only that it can be stopped there."""

_log = logging.getLogger(__name__)
_ready: set[str] = set()
_lock = threading.Lock()
_thread: threading.Thread | None = None


def start() -> threading.Thread:
    """Begin in a thread of its own, once for the process; the thread ends when all is compiled, or the process ends."""
    global _thread  # noqa: PLW0603 - one warm-up for the process is the point
    with _lock:
        if _thread is None:
            _thread = threading.Thread(target=now, name="kernels")
            _thread.start()
        return _thread


def now() -> None:
    """Warm up every module of this room that has a `warm_up`; for one that fails plain Python goes on serving."""
    for module in kernel_modules():
        try:
            kernels: WarmUp | None = getattr(importlib.import_module(module), "warm_up", None)
            for _ in kernels() if kernels and module not in _ready else ():
                if not threading.main_thread().is_alive():
                    return  # the process is ending: do not keep it waiting for kernels that nobody will call
        except Exception:
            _log.exception("No kernels from %s: plain Python goes on serving", module)
        else:
            if kernels:
                _ready.add(module)


def is_ready(module: str) -> bool:
    """Whether the kernels of a module are compiled: call them; or else the plain twin."""
    return module in _ready


def kernel_modules() -> list[str]:
    """The modules beside this one, by full name."""
    room = importlib.import_module(__package__)
    return [f"{__package__}.{module.name}" for module in pkgutil.iter_modules(room.__path__) if module.name != "warm"]
