"""How the tests speak: play moves as they are written, on boards as they are drawn."""

from tablee.core.loop import Applied
from tablee.games.topword import GAME
from tablee.games.topword.rules.actions import Lay
from tablee.games.topword.rules.board import Tile
from tablee.games.topword.rules.events import Laid
from tablee.games.topword.text.notation import read_tiles
from tablee.testing.asking import Asking

TABLE = Asking(GAME, lambda text, position: Lay(position.table.turn, read_tiles(text, position.table.stacks)))
played, asked, refused = TABLE.played, TABLE.asked, TABLE.refused


def laid(outcome: Applied) -> Laid:
    """What was laid."""
    return next(event for event in outcome.events if isinstance(event, Laid))


def breakdown(outcome: Applied) -> dict[str, int]:
    """The words formed, each with its points."""
    return {word.text: word.points for word in laid(outcome).words}


def tiles(*squares: tuple[int, int, str]) -> tuple[Tile, ...]:
    """Letters on squares, for asks that no notation would write."""
    return tuple(Tile(row, col, letter) for row, col, letter in squares)
