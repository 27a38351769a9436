"""A match by the bare rules, for programs that play millions: no log, no clock but its own, no waiting.

The clock counts rounds. In a round every seat that is to play asks once, at the same moment; then a second passes, and
what the game's own rules owe by then is done (a time that is up, two proposals at once).
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from importlib.util import find_spec
from random import Random
from typing import Any

from tablee.core.actions import Action, Deal
from tablee.core.game import Game, View
from tablee.core.game.encoding import Encoding
from tablee.core.game.shelf import games
from tablee.core.loop import Applied, apply, view_for
from tablee.core.options import chosen
from tablee.core.position import AnyPosition
from tablee.core.refusal import Refused
from tablee.core.seats import Result
from tablee.match.refusals.tables import WrongSeatCount
from tablee.match.tables.lobby import game_named


@dataclass(frozen=True)
class Course:
    """What stays the same from match to match: the game, its options, and how it is told in numbers."""

    game: Game
    options: Any
    seats: int
    encoding: Encoding[Any, Any]

    def __deepcopy__(self, memo: object) -> Course:
        """Nothing in it ever changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its name and options: a game is made of functions."""
        return _again, (
            self.game.name,
            self.seats,
            {one.name: getattr(self.options, one.name) for one in fields(self.options)},
        )

    def deal(self, seed: int) -> Node:
        """The match after its deal; the same seed deals the same cards as `tablee.deal`."""
        start = Node(self, seed, self.game.rules.start(self.options, self.seats), 0, 0.0, ())
        return start.asked(Deal(robots=tuple(range(self.seats)))).next_round()


def course(name: str, seats: int | None = None, **options: Any) -> Course:
    """The course of a game, or Refused: a wrong game, option or number of seats."""
    game = game_named(games(), name)
    seats = game.rules.seat_counts[0] if seats is None else seats
    if seats not in game.rules.seat_counts:
        raise Refused(WrongSeatCount(seats, ", ".join(map(str, game.rules.seat_counts))))
    furnished = game.text.furnish(chosen(game.rules.options, options))
    encoding = game.engine.encoding(furnished, seats)
    if encoding is None:
        raise ValueError(f"{game.name} has no encoding, and so no environments.")
    if encoding.kernels and find_spec("numba"):
        from tablee.search import warm

        warm.now(*encoding.kernels)
    return Course(game, furnished, seats, encoding)


def _again(name: str, seats: int, options: dict[str, Any]) -> Course:
    return course(name, seats, **options)


@dataclass(frozen=True)
class Node:
    """A match at some point of it; asking leads to another moment and leaves this one as it was."""

    course: Course
    seed: int
    position: AnyPosition
    seq: int
    """How many events have happened: with the seed, what luck depends on."""
    now: float
    round: tuple[int, ...]
    """The seats that are still to ask in this round."""

    def __deepcopy__(self, memo: object) -> Node:
        """Nothing in it ever changes."""
        return self

    @property
    def result(self) -> Result | None:
        """How it ended, or None."""
        return self.course.game.rules.result(self.position.table)

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return view_for(self.course.game, self.position, seat)

    def asked(self, action: Action) -> Node:
        """The match after an ask, in the same round, or Refused."""
        applied = apply(self.course.game, self.position, action, Random(f"{self.seed} {self.seq}"), self.now)
        if not isinstance(applied, Applied):
            raise Refused(applied)
        return replace(self, position=applied.position, seq=self.seq + len(applied.events))

    def turned(self, action: Action) -> Node:
        """The match after an ask of the round's first seat: the next one's turn, or a new round."""
        after = self.asked(action)
        waiting = self.course.game.rules.to_play(after.position.table)
        left = tuple(seat for seat in self.round[1:] if seat in waiting)
        return replace(after, round=left) if left else after.next_round()

    def next_round(self) -> Node:
        """A second later: what is owed by then is done, and everybody who is to play may ask."""
        after = replace(self, now=self.now + 1.0)
        while after.result is None and (due := self.course.game.rules.deadline(after.position)) and due.at <= after.now:
            after = after.asked(due.action)
        return replace(after, round=self.course.game.rules.to_play(after.position.table))

    def payoffs(self) -> tuple[float, ...]:
        """Who won, of several seats: 1 for a lone winner, all sums 0; alone, the points."""
        result, seats = self.result, self.course.seats
        if result is None:
            return (0.0,) * seats
        if seats == 1:
            return (float(result.scores[0]),)
        share = 1 / len(result.winners) if result.winners else 1 / seats
        return tuple(
            ((share if seat in result.winners or not result.winners else 0.0) * seats - 1) / (seats - 1)
            for seat in range(seats)
        )
