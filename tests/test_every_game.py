"""Every game on the shelf sits the whole exam; nobody has to list it here."""

import pytest

from tablee.core.game import Game
from tablee.core.game.shelf import games
from tablee.search import warm
from tablee.testing.exam import cases, sit
from tablee.testing.laws import Law

CASES = cases(games().values())


@pytest.mark.parametrize(("law", "game"), CASES.values(), ids=CASES)
def test_law(law: Law, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "_ready", set())  # as in a process of its own, whatever other tests have compiled here
    sit(law, game)


def test_there_are_games_on_the_shelf() -> None:
    assert games()
