"""Positions as text: a diagram for people, a line for lists; docs/notation.md has the grammar.

A diagram has a row of squares a line, a full stop for an empty one and for others the letters from bottom to top, `?`
for a covered letter that nobody remembers; then `name: value` lines, of which all but the rack may be missing. A line
has the rows between slashes, empty squares counted, stacks in parentheses, and the same fields as `name=value`:

    10/10/10/10/2(RB)ATEAU2/(TBC)RIS6/2(RS)7/2E7/2SOJA4/10 rack=AEINRST bag=60
"""

import re
from collections.abc import Iterable

from tablee.games.topword.rules.board import ROWS, Stacks
from tablee.games.topword.rules.view import View
from tablee.games.topword.text.fields import Piece, cut, lines_of
from tablee.games.topword.text.setup import setup


def write_line(seen: View) -> str:
    """The position on one line."""
    board = "/".join(re.sub(r"\.+", lambda dots: str(len(dots[0])), "".join(map(_packed, row))) for row in seen.stacks)
    return " ".join([board, *(f"{name}={value.replace(' ', ',')}" for name, value in _fields(seen).items())])


def write_diagram(seen: View) -> str:
    """The position as a picture with its fields below."""
    width = max(len(stack) for row in seen.stacks for stack in (*row, "..")) + 1
    head = "  " + "".join(f"{number:>{width}}" for number in range(1, seen.size + 1))
    rows = [
        f"{ROWS[number]}|" + "".join(f"{stack or '.':>{width}}" for stack in row)
        for number, row in enumerate(seen.stacks)
    ]
    fields = [f"{name}: {value}" for name, value in _fields(seen).items()]
    return "\n".join([head, *rows, "", *fields]) + "\n"


def read_position(text: str) -> View:
    """What the player to move sees, from a diagram or a line; or Refused with the line, the column and the reason."""
    return setup(cut(lines_of(text)))


def read_positions(text: str) -> list[View]:
    """All positions of a text: one diagram, or any number of lines with a position on each."""
    lines = lines_of(text)
    if all("/" in line.text for line in lines):
        return [setup(cut([line])) for line in lines or [Piece("", (1, 1))]]
    return [setup(cut(lines))]


def board_of(lines: Iterable[str]) -> Stacks:
    """The board of a diagram; the numbers above it and the names before its rows are for the eye only."""
    return cut(lines_of("\n".join(lines))).stacks


def _packed(stack: str) -> str:
    return f"({stack})" if len(stack) > 1 else stack or "."


def _fields(seen: View) -> dict[str, str]:
    """What stands beside the board; what is as usual is not said."""
    counts = {"scores": seen.scores, "racks": seen.rack_counts}
    fields = {"rack": seen.rack, "turn": str(seen.turn + 1)}
    fields |= {name: " ".join(map(str, numbers)) for name, numbers in counts.items()}
    fields["bag"] = str(seen.bag)
    unusual = {
        "passes": seen.passes,
        "referee": seen.referee if seen.referee != "arbiter" else "",
        "no_full_cover": "yes" if seen.options.no_full_cover else "",
        "no_bare_plural": "yes" if seen.options.no_bare_plural else "",
    }
    return fields | {name: str(value) for name, value in unusual.items() if value}
