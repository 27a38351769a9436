"""Colours of a slate in a terminal: red for what is well placed, yellow for what is not, as on television."""

import re
from collections.abc import Iterator

from tablee.core.text.paint import Stroke

MARKS = re.compile(r" +[XO-](?: [XO-])*")
STYLES = {"X": "bold white on red", "O": "black on yellow", "-": "dim"}


def paint(drawing: str) -> Iterator[Stroke]:
    """A letter and the mark below it look alike."""
    at, above = 0, ""
    for line in drawing.splitlines(keepends=True):
        if MARKS.fullmatch(line.rstrip("\n")):
            for place, mark in enumerate(line):
                if mark in STYLES:
                    yield at + place, at + place + 1, STYLES[mark]
                    if place < len(above):
                        yield at - len(above) + place, at - len(above) + place + 1, STYLES[mark]
        at, above = at + len(line), line
