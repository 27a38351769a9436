"""Positions as text: a diagram for people, a line for lists; docs/notation-miramis.md has the grammar.

A diagram has a row of squares a line, a full stop for an empty one and for others the letter as in a move; then
`name: value` lines, of which all but the rack may be missing. A line has the rows between slashes, empty squares
counted, and the same fields as `name=value`:

    15/3ROUle7/7neCTAR2/15/15/15/15/15/15/15/15/15/15/15/15 rack=Eent?R*ARS turn=1 scores=42,84
"""

import re

from tablee.core.text.written import positions
from tablee.games.miramis.rules.box.board import ROWS, SIZE, Stone, reconstructed_ground
from tablee.games.miramis.rules.box.spelling import LAID, rack_text, stone_text
from tablee.games.miramis.rules.view import View
from tablee.games.miramis.text.setup import setup


def write_line(seen: View) -> str:
    """The position on one line."""
    rows = ("".join(_text(stone) or "." for stone in row) for row in seen.stones)
    board = "/".join(re.sub(r"\.+", lambda dots: str(len(dots[0])), row) for row in rows)
    return " ".join([board, *(f"{name}={value.replace(' ', ',')}" for name, value in _fields(seen).items())])


def write_diagram(seen: View) -> str:
    """The position as a picture with its fields below."""
    head = "  " + "".join(f"{number:>4}" for number in range(1, SIZE + 1))
    rows = [
        f"{ROWS[number]}|" + "".join(f"{_text(stone) or '.':>4}" for stone in row)
        for number, row in enumerate(seen.stones)
    ]
    fields = [f"{name}: {value}" for name, value in _fields(seen).items()]
    return "\n".join([head, *rows, "", *fields]) + "\n"


def read_position(text: str) -> View:
    """What the player to move sees, from a diagram or a line; or Refused with the line, the column and the reason."""
    return read_positions(text)[0]


def read_positions(text: str) -> list[View]:
    """All positions of a text: one diagram, or any number of lines with a position on each."""
    return [setup(one) for one in positions(text, LAID.pattern)]


def _text(stone: Stone | None) -> str:
    return stone_text(stone) if stone else ""


def _fields(seen: View) -> dict[str, str]:
    """What stands beside the board; what is as usual is not said."""
    counts = {"scores": seen.scores, "racks": seen.rack_counts}
    fields = {"rack": rack_text(seen.rack), "turn": str(seen.turn + 1)}
    fields |= {name: " ".join(map(str, numbers)) for name, numbers in counts.items()}
    fields["bag"] = str(seen.bag)
    unusual = {
        "rounds": "" if seen.options.turns == "usual" else str(seen.options.turns),
        "played": str(len(seen.history)) if seen.history else "",
        "exchanged": " ".join(map(str, seen.exchanged)) if any(seen.exchanged) else "",
        "compounds": "1" if seen.options.compounds else "",
        "ground": "/".join(seen.ground) if seen.ground != reconstructed_ground() else "",
    }
    return fields | {name: value for name, value in unusual.items() if value}
