"""A hang becomes a failure: who is still at a test when its time has long been up takes the process along.

pytest-timeout rings once, and a test may wait again on its way out: `with Popen(…)` waits for its process, a loop for a
task that misses being cancelled, a fixture after a failure. Then nothing rings any more. Side by side (xdist), the end
of a process is the failure of the test it was at, and another process takes the rest.
"""

import faulthandler
import os
import signal
import threading
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

GRACE = 60.0
"""Seconds to leave, after the test's own time."""
stderr = pytest.StashKey[int]()
watch: threading.Timer | None = None


def pytest_configure(config: pytest.Config) -> None:
    """What a dying process says is seen: later on, what is written there is captured."""
    config.stash[stderr] = os.dup(2)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """From the first fixture to the last."""
    begin(_seconds(item) + GRACE, item.nodeid, item.config.stash[stderr])
    try:
        return (yield)
    finally:
        pytest_enter_pdb()


def pytest_enter_pdb() -> None:
    """Whoever looks around in a test has all the time in the world."""
    if watch is not None:
        watch.cancel()
    faulthandler.cancel_dump_traceback_later()


def pytest_unconfigure(config: pytest.Config) -> None:
    """A thread that never ends must not hold the process, either; xdist sees to its own."""
    if not hasattr(config, "workerinput"):
        begin(GRACE, "the end of pytest", config.stash[stderr])


def begin(seconds: float, what: str, told: int) -> None:
    """From now on; whoever does not let others run is ended by a thread that Python knows nothing of."""
    global watch  # noqa: PLW0603 - there is one test at a time
    watch = threading.Timer(seconds, _end, (what, told))
    watch.daemon = True
    watch.start()
    faulthandler.dump_traceback_later(seconds + 10, exit=True, file=told)


def _seconds(item: pytest.Item) -> float:
    own = item.get_closest_marker("timeout")
    return float(own.args[0] if own else item.config.getoption("timeout") or item.config.getini("timeout"))


def _end(what: str, told: int) -> None:
    os.write(told, f"\n{what} hangs, and this process ends with it.\n".encode())
    faulthandler.dump_traceback(told)
    for child in _descendants(os.getpid()):  # they would hold the pipes that others read to their end
        os.kill(child, signal.SIGKILL)
    os._exit(1)


def _descendants(process: int) -> Iterator[int]:
    for listed in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, listed.read_text().split()):
            yield from _descendants(child)
            yield child
