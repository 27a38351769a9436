"""Colours for tables drawn in letters: which stretch of a drawing is to stand out, and how.

A style is a few words that terminals understand (`bold red`, `black on yellow`, `dim`); the words of the drawing are
the same with and without it.
"""

import re
from collections.abc import Callable, Iterable, Iterator

Stroke = tuple[int, int, str]
"""From where to where in the drawing, and the style."""
Paint = Callable[[str], Iterable[Stroke]]


def no_paint(drawing: str) -> Iterable[Stroke]:
    """For games that look well enough in black and white."""
    return ()


def in_rows(rows: str, *styles: tuple[str, str]) -> Paint:
    """Styles by pattern, in those lines of a drawing that begin like the rows of a board."""
    row, found = re.compile(rows), [(re.compile(pattern), style) for pattern, style in styles]

    def paint(drawing: str) -> Iterator[Stroke]:
        at = 0
        for line in drawing.splitlines(keepends=True):
            if head := row.match(line):
                for pattern, style in found:
                    for one in pattern.finditer(line, head.end()):
                        yield at + one.start(), at + one.end(), style
            at += len(line)

    return paint
