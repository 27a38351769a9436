"""How the tests speak: asks put to the rules, on grids as they are drawn."""

from dataclasses import replace
from random import Random

from tablee.core.actions import Action, Deal
from tablee.core.events import Event
from tablee.core.loop import Applied, apply, view_for
from tablee.core.refusal import Refusal
from tablee.games.multimo import GAME
from tablee.games.multimo.rules.actions import Name
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.state import Moment, start
from tablee.games.multimo.rules.view import View

NOW = 1000.0
USUAL = Options()
FIVE = Options(width=5, height=5)


def opened(options: Options = USUAL, seats: int = 2, luck: int = 1) -> Moment:
    """A match that has just begun; the lot has fallen on the first seat."""
    position: Moment = played(start(options, seats), Deal(), luck=luck).position
    return replace(position, table=replace(position.table, turn=0))


def named(position: Moment, letters: str) -> Moment:
    """After these letters were named, each by whose turn it is."""
    for letter in letters:
        position = played(position, Name(position.table.turn, letter)).position
    return position


def played(position: Moment, *asks: Action, luck: int = 1, now: float = NOW) -> Applied:
    """What came of the last of these asks; all must be granted."""
    outcome = Applied((), position)
    for ask in asks:
        answer = apply(GAME, outcome.position, ask, Random(luck), now)
        assert isinstance(answer, Applied), answer
        outcome = answer
    return outcome


def refused(position: Moment, ask: Action, *, now: float = NOW) -> Refusal:
    """The refusal that an ask meets; the position must be what it was."""
    before = repr(position)
    answer = apply(GAME, position, ask, Random(1), now)
    assert isinstance(answer, Refusal), answer
    assert repr(position) == before
    return answer


def kinds(outcome: Applied) -> list[str]:
    """The names of what happened."""
    return [_kind(event) for event in outcome.events]


def seen(position: Moment, seat: int | None = 0) -> View:
    """What a seat sees."""
    view: View = view_for(GAME, position, seat)
    return view


def _kind(event: Event) -> str:
    return str(event.__dataclass_fields__["kind"].default)
