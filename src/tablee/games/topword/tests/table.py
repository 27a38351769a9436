"""How the tests speak: play moves as they are written, on boards as they are drawn."""

from random import Random

from tablee.core.actions import Action
from tablee.core.events import Event
from tablee.core.loop import Applied, apply
from tablee.core.refusal import Refusal
from tablee.games.topword import GAME
from tablee.games.topword.rules.actions import Lay
from tablee.games.topword.rules.board import Tile
from tablee.games.topword.rules.events import Laid
from tablee.games.topword.rules.state import Place
from tablee.games.topword.text.notation import read_tiles


def played(position: Place, *asks: Action | str, luck: int = 1) -> Applied:
    """What came of the last of these asks; a string is a move of whose turn it is. All must be granted."""
    outcome = Applied((), position)
    for ask in asks:
        answer = asked(outcome.position, ask, luck)
        assert isinstance(answer, Applied), answer
        outcome = answer
    return outcome


def asked(position: Place, ask: Action | str, luck: int = 1) -> Applied | Refusal:
    """The answer to an ask."""
    if isinstance(ask, str):
        ask = Lay(position.table.turn, read_tiles(ask, position.table.stacks))
    return apply(GAME, position, ask, Random(luck), 0.0)


def refused(position: Place, ask: Action | str) -> Refusal:
    """The refusal that an ask meets; the position must be what it was."""
    before = repr(position)
    answer = asked(position, ask)
    assert isinstance(answer, Refusal), answer
    assert repr(position) == before
    return answer


def laid(outcome: Applied) -> Laid:
    """What was laid."""
    return next(event for event in outcome.events if isinstance(event, Laid))


def breakdown(outcome: Applied) -> dict[str, int]:
    """The words formed, each with its points."""
    return {word.text: word.points for word in laid(outcome).words}


def kinds(outcome: Applied) -> list[str]:
    """The names of what happened."""
    return [_kind(event) for event in outcome.events]


def tiles(*squares: tuple[int, int, str]) -> tuple[Tile, ...]:
    """Letters on squares, for asks that no notation would write."""
    return tuple(Tile(row, col, letter) for row, col, letter in squares)


def _kind(event: Event) -> str:
    return str(event.__dataclass_fields__["kind"].default)
