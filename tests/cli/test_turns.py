"""Turns at a terminal: whoever waits alone is asked; in a race the quicker one speaks first."""

from random import Random
from typing import Any

import pytest

from tablee.cli import turns
from tablee.cli.turns import TurnTaking
from tablee.core.actions import Action, Deadline, Deal, TimeUp
from tablee.core.game import View
from tablee.core.position import AnyPosition
from tablee.core.seats import Bot, Person, Sitter
from tablee.match.local import Match
from tablee.match.tables.lobby import Wish, opened
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME
from tests.exam.toy.rules.actions import Lay

CAMILLE, MASTER = Person("Camille"), Bot("master")
BOTH = (0, 1)


class Time:
    """A clock that moves only when somebody takes their time."""

    def __init__(self) -> None:
        self.now = 1000.0

    def time(self) -> float:
        return self.now

    monotonic = time

    def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    monkeypatch.setattr(turns, "time", made)
    return made


def race(clock: Time, typing: float, *sitters: Sitter, window: float | None = None) -> TurnTaking:
    """Two who are both to play: bots take 5 seconds, people what they take; the house acts when the window closes."""

    def deadline(position: AnyPosition) -> Deadline | None:
        return None if window is None else Deadline(1000.0 + window, TimeUp(0))

    def pause(view: View, level: str, rng: Random) -> float | None:
        return 5.0 if view.seat == 0 else 5.1

    game = otherwise(GAME, rules={"to_play": lambda table: BOTH, "deadline": deadline}, engine={"pause": pause})
    table = opened({game.name: game}, Wish(game.name, sitters), "local", 0.0)
    match = Match(game, table, seed=1)
    match.ask(Deal())

    def person(seat: int, view: Any) -> Action:
        clock.sleep(typing)
        return Lay(seat, min(view.hand))

    return TurnTaking(match, sitters, person)


def test_who_types_before_the_bot_speaks_is_first(clock: Time) -> None:
    assert race(clock, 4.0, MASTER, CAMILLE).next().seat == 1


def test_who_types_later_is_second_and_nothing_typed_is_lost(clock: Time) -> None:
    asks = race(clock, 6.0, MASTER, CAMILLE)
    assert [asks.next().seat, asks.next().seat] == [0, 1]


def test_of_two_bots_the_quicker_one_speaks(clock: Time) -> None:
    assert race(clock, 0.0, MASTER, MASTER).next().seat == 0


def test_the_house_acts_before_a_bot_that_would_speak_later(clock: Time) -> None:
    assert race(clock, 0.0, MASTER, MASTER, window=0.2).next() == TimeUp(0)
    assert clock.now == pytest.approx(1000.2)
    assert race(clock, 0.0, MASTER, MASTER, window=60.0).next().seat == 0


def test_the_house_acts_between_a_bot_and_a_person_who_was_much_slower(clock: Time) -> None:
    asks = race(clock, 6.0, MASTER, CAMILLE, window=6.5)
    assert [asks.next(), asks.next()][1] == TimeUp(0)


def test_the_house_does_not_hurry_a_person(clock: Time) -> None:
    assert race(clock, 0.0, CAMILLE, MASTER, window=0.2).next() != TimeUp(0)
