"""Positions as text: a diagram for people, a line for lists; docs/notation.md has the grammar.

A diagram has a row of squares a line, a full stop for an empty one and for others the letters from bottom to top, `?`
for a covered letter that nobody remembers; then `name: value` lines, of which all but the rack may be missing. A line
has the rows between slashes, empty squares counted, stacks in parentheses, and the same fields as `name=value`:

    10/10/10/10/2(RB)ATEAU2/(TBC)RIS6/2(RS)7/2E7/2SOJA4/10 rack=AEINRST bag=60
"""

from tablee.core.text.written import positions
from tablee.crossword import diagram
from tablee.games.topword.rules.board import Stacks
from tablee.games.topword.rules.state import Table
from tablee.games.topword.rules.view import View
from tablee.games.topword.text.setup import setup, stacks_of, table_of

STACK = r"\(.*?\)"


def write_line(seen: View) -> str:
    """The position on one line."""
    packed = [[f"({stack})" if len(stack) > 1 else stack for stack in row] for row in seen.stacks]
    return diagram.write_line(packed, _fields(seen))


def write_diagram(seen: View) -> str:
    """The position as a picture with its fields below."""
    return diagram.write_diagram(seen.stacks, _fields(seen), 2)


def read_position(text: str) -> View:
    """What the player to move sees, from a diagram or a line; or Refused with the line, the column and the reason."""
    return read_positions(text)[0]


def read_table(text: str) -> tuple[Table, str]:
    """The table and the rack of the player to move, from a diagram or a line; or Refused."""
    return table_of(positions(text.upper(), STACK)[0])


def read_positions(text: str) -> list[View]:
    """All positions of a text: one diagram, or any number of lines with a position on each."""
    return [setup(one) for one in positions(text.upper(), STACK)]


def board_of(picture: str) -> Stacks:
    """The board of a diagram; the numbers above it and the names before its rows are for the eye only."""
    return stacks_of(positions(picture.upper(), STACK)[0])


def _fields(seen: View) -> dict[str, str]:
    """What stands beside the board; what is as usual is not said."""
    counts = {"scores": seen.scores, "racks": seen.rack_counts}
    fields = diagram.usual_fields(seen.rack, seen.turn, counts, seen.bag)
    unusual = {
        "passes": seen.passes,
        "referee": seen.referee if seen.referee != "arbiter" else "",
        "no_full_cover": "yes" if seen.options.no_full_cover else "",
        "no_bare_plural": "yes" if seen.options.no_bare_plural else "",
    }
    return fields | {name: str(value) for name, value in unusual.items() if value}
