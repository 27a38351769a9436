"""A queue in which visitors take turns, however much each of them brings."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Things wait in a line for each visitor; the next one comes from the line that was served longest ago."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[T]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._lines)

    def put(self, whose: str, thing: T) -> None:
        """One more at the end of somebody's line."""
        self._lines.setdefault(whose, deque()).append(thing)

    def take(self) -> T:
        """The next one; there must be one."""
        whose, line = self._lines.popitem(last=False)
        thing = line.popleft()
        if line:
            self._lines[whose] = line
        return thing
