"""Positions as text: a diagram for people, a line for lists; `core/text/written.py` cuts both into pieces again.

A diagram has a row of squares a line, a full stop for an empty one, and `name: value` lines below. A line has the rows
between slashes, empty squares counted, and the same fields as `name=value`.
"""

import re
from collections.abc import Mapping, Sequence

from tablee.crossword.squares import ROWS

Rows = Sequence[Sequence[str]]
"""Rows of squares as they are written; an empty square is an empty text."""
Fields = Mapping[str, str]


def write_line(rows: Rows, fields: Fields) -> str:
    """A position on one line."""
    lines = ("".join(square or "." for square in row) for row in rows)
    board = "/".join(re.sub(r"\.+", lambda dots: str(len(dots[0])), line) for line in lines)
    return " ".join([board, *(f"{name}={value.replace(' ', ',')}" for name, value in fields.items())])


def write_diagram(rows: Rows, fields: Fields, least: int) -> str:
    """A position as a picture with its fields below; a square is at least so wide."""
    width = 1 + max(least, *(len(square) for row in rows for square in row))
    head = "  " + "".join(f"{number:>{width}}" for number in range(1, len(rows) + 1))
    lines = [
        f"{ROWS[number]}|" + "".join(f"{square or '.':>{width}}" for square in row) for number, row in enumerate(rows)
    ]
    return "\n".join([head, *lines, "", *(f"{name}: {value}" for name, value in fields.items())]) + "\n"


def usual_fields(rack: str, turn: int, counts: Mapping[str, Sequence[int]], bag: int) -> dict[str, str]:
    """What stands beside every board: the rack, whose turn it is (from 0), numbers by seat, and the bag."""
    fields = {"rack": rack, "turn": str(turn + 1)}
    fields |= {name: " ".join(map(str, numbers)) for name, numbers in counts.items()}
    return fields | {"bag": str(bag)}
