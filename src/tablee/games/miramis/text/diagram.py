"""Positions as text: a diagram for people, a line for lists; docs/notation-miramis.md has the grammar.

A diagram has a row of squares a line, a full stop for an empty one and for others the letter as in a move; then
`name: value` lines, of which all but the rack may be missing. A line has the rows between slashes, empty squares
counted, and the same fields as `name=value`:

    15/3ROUle7/7neCTAR2/15/15/15/15/15/15/15/15/15/15/15/15 rack=Eent?R*ARS turn=1 scores=42,84
"""

from tablee.core.text.written import positions
from tablee.crossword import diagram
from tablee.games.miramis.rules.box.board import reconstructed_ground
from tablee.games.miramis.rules.box.letters import Letters
from tablee.games.miramis.rules.box.spelling import LAID, rack_text, stone_text
from tablee.games.miramis.rules.state import Table
from tablee.games.miramis.rules.view import View
from tablee.games.miramis.text.setup import setup, table_of


def write_line(seen: View) -> str:
    """The position on one line."""
    return diagram.write_line(_rows(seen), _fields(seen))


def write_diagram(seen: View) -> str:
    """The position as a picture with its fields below."""
    return diagram.write_diagram(_rows(seen), _fields(seen), 3)


def read_position(text: str) -> View:
    """What the player to move sees, from a diagram or a line; or Refused with the line, the column and the reason."""
    return read_positions(text)[0]


def read_table(text: str) -> tuple[Table, Letters]:
    """The table and the rack of the player to move, from a diagram or a line; or Refused."""
    return table_of(positions(text, LAID.pattern)[0])


def read_positions(text: str) -> list[View]:
    """All positions of a text: one diagram, or any number of lines with a position on each."""
    return [setup(one) for one in positions(text, LAID.pattern)]


def _rows(seen: View) -> list[list[str]]:
    return [[stone_text(stone) if stone else "" for stone in row] for row in seen.stones]


def _fields(seen: View) -> dict[str, str]:
    """What stands beside the board; what is as usual is not said."""
    counts = {"scores": seen.scores, "racks": seen.rack_counts}
    fields = diagram.usual_fields(rack_text(seen.rack), seen.turn, counts, seen.bag)
    unusual = {
        "rounds": "" if seen.options.turns == "usual" else str(seen.options.turns),
        "played": str(len(seen.history)) if seen.history else "",
        "exchanged": " ".join(map(str, seen.exchanged)) if any(seen.exchanged) else "",
        "compounds": "1" if seen.options.compounds else "",
        "ground": "/".join(seen.ground) if seen.ground != reconstructed_ground() else "",
    }
    return fields | {name: value for name, value in unusual.items() if value}
