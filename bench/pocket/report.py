"""What held and what did not, said as it comes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager


class Report:
    """What held and what did not, said as it comes."""

    def __init__(self) -> None:
        self.failed: list[str] = []

    def line(self, what: str, found: object, *, good: bool = True) -> None:
        print(f"{'·' if good else '✗'} {what}: {found}", flush=True)
        if not good:
            self.failed.append(what)

    @contextmanager
    def trying(self, what: str) -> Iterator[None]:
        """One thing after the other: what goes wrong is said, and the next is tried."""
        began = time.perf_counter()
        try:
            yield
        except Exception as error:
            self.line(what, f"{type(error).__name__}: {str(error)[:300]}", good=False)
        else:
            self.line(what, f"holds ({time.perf_counter() - began:.1f} s)")
