"""How tests of rules speak: asks put to a position, moves as they are written, and what robots see turn by turn."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from tablee.core.actions import Action, Deal
from tablee.core.game import Game
from tablee.core.loop import Applied, apply, view_for
from tablee.core.position import AnyPosition
from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Asking:
    """Asks at tables of a game; a string is a move of whose turn it is, and `read` knows how it is written."""

    game: Game
    read: Callable[[str, AnyPosition], Action]

    def played(self, position: AnyPosition, *asks: Action | str, luck: int = 1) -> Applied:
        """What came of the last of these asks; all must be granted."""
        outcome = Applied((), position)
        for ask in asks:
            answer = self.asked(outcome.position, ask, luck)
            assert isinstance(answer, Applied), answer
            outcome = answer
        return outcome

    def asked(self, position: AnyPosition, ask: Action | str, luck: int = 1) -> Applied | Refusal:
        """The answer to an ask."""
        if isinstance(ask, str):
            ask = self.read(ask, position)
        return apply(self.game, position, ask, Random(luck), 0.0)

    def refused(self, position: AnyPosition, ask: Action | str) -> Refusal:
        """The refusal that an ask meets; the position must be what it was."""
        before = repr(position)
        answer = self.asked(position, ask)
        assert isinstance(answer, Refusal), answer
        assert repr(position) == before
        return answer


def kinds(outcome: Applied) -> list[str]:
    """The names of what happened."""
    return [str(event.__dataclass_fields__["kind"].default) for event in outcome.events]


def robot_turns(game: Game, options: Any, level: str, many: int) -> Iterator[tuple[Any, Action]]:
    """The first turns of a match between two robots of a level: what they saw and asked."""
    outcome = apply(game, game.rules.start(options, 2), Deal(), Random(5), 0.0)
    for number in range(many):
        assert isinstance(outcome, Applied), outcome
        view = view_for(game, outcome.position, outcome.position.table.turn)
        asked = game.engine.choose(view, level, Random(number))
        yield view, asked
        outcome = apply(game, outcome.position, asked, Random(number), 0.0)
