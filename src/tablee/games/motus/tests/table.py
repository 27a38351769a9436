"""How the tests speak: words proposed where they are due, at moments that the test names."""

from collections.abc import Sequence
from random import Random

from tablee.core.actions import Action, TimeUp
from tablee.core.events import Event
from tablee.core.loop import Applied, apply
from tablee.core.refusal import Refusal
from tablee.games.motus import GAME
from tablee.games.motus.rules.actions import Guess
from tablee.games.motus.rules.state import Moment, to_play

A, B, C, D = range(4)


def guess(position: Moment, seat: int, word: str, slate: int | None = None) -> Guess:
    """A proposal on the line that is due, on the slate that waits for the seat (or on the one named)."""
    table = position.table
    if slate is None:
        slate = next(number for number, one in enumerate(table.slates) if seat in one.awaited)
    return Guess(seat, slate, table.round, table.slates[slate].line, word)


def played(position: Moment, *asks: Action | tuple[int, str], at: float = 0.0, luck: int = 1) -> Applied:
    """What came of the last of these asks; a seat and a word is a proposal. All must be granted."""
    outcome = Applied((), position)
    for ask in asks:
        answer = asked(outcome.position, ask, at, luck)
        assert isinstance(answer, Applied), answer
        outcome = answer
    return outcome


def asked(position: Moment, ask: Action | tuple[int, str], at: float = 0.0, luck: int = 1) -> Applied | Refusal:
    """The answer to an ask."""
    action = guess(position, *ask) if isinstance(ask, tuple) else ask
    return apply(GAME, position, action, Random(luck), at)


def refused(position: Moment, ask: Action | tuple[int, str], at: float = 0.0) -> Refusal:
    """The refusal that an ask meets; the position must be what it was."""
    before = repr(position)
    answer = asked(position, ask, at)
    assert isinstance(answer, Refusal), answer
    assert repr(position) == before
    return answer


def left_alone(position: Moment) -> Moment:
    """The house acts for one seat after the other until the round is over."""
    number = position.table.round
    while position.table.round == number and position.table.result is None:
        position = played(position, TimeUp(to_play(position.table)[0])).position
    return position


def kinds(events: Sequence[Event]) -> list[str]:
    """The names of what happened."""
    return [str(event.__dataclass_fields__["kind"].default) for event in events]
