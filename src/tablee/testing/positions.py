"""How tests speak of positions as text: a line and a diagram say the same, and what cannot be is refused."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tablee.core.refusal import Refusal, Refused


@dataclass(frozen=True, slots=True)
class Positions:
    """A game's positions as text."""

    read: Callable[[str], Any]
    write_line: Callable[[Any], str]
    write_diagram: Callable[[Any], str]

    def say_the_same(self, line: str, diagram: str) -> None:
        """Both are read as one position, which is written as they are."""
        assert self.read(line) == self.read(diagram)
        assert self.write_line(self.read(diagram)) == line
        assert self.write_diagram(self.read(line)) == diagram

    def come_back(self, text: str) -> Any:
        """What a text says, which either form says again."""
        view = self.read(text)
        assert self.read(self.write_line(view)) == view
        assert self.read(self.write_diagram(view)) == view
        return view

    def refuse(self, text: str, refusal: Refusal) -> None:
        """The text cannot be, for this reason."""
        found = self.refuse_rubbish(text)
        assert found == refusal, found

    def refuse_rubbish(self, text: str) -> Refusal:
        """The text is refused, and nothing worse happens."""
        try:
            self.read(text)
        except Refused as refused:
            return refused.refusal
        raise AssertionError(f"{text!r} was read")
