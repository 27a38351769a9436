"""What the laws look at: tables that show everything, matches played at random, and strange asks."""

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest

from tablee.testing import playout as room
from tablee.testing.broken import Broken
from tablee.testing.laws.endings import law_random_play_ends
from tablee.testing.playout import playouts
from tablee.testing.sittings import sittings
from tablee.testing.strange import make_up, probes
from tests.exam.spoil import forget, spoilt
from tests.exam.toy import GAME


@dataclass(frozen=True, slots=True)
class Tile:
    letter: str
    blank: bool


@pytest.mark.parametrize("seed", range(5))
def test_every_seat_count_and_every_choice_has_its_table(seed: int) -> None:
    tables = sittings(GAME, seed)
    assert {table.seats for table in tables} == {2, 3}
    assert {table.options.cards for table in tables} == {"short", "long"}
    assert {table.options.swaps for table in tables} == {False, True}
    assert {table.options.hand for table in tables} == {2, 3, 4}


def test_the_first_table_is_the_usual_one() -> None:
    assert (sittings(GAME, 0)[0].seats, sittings(GAME, 0)[0].options) == (2, GAME.rules.options())


def test_a_seed_plays_the_same_matches_and_another_seed_others() -> None:
    once = [step.fingerprint for playout in playouts(GAME, 1) for step in playout.steps]
    playouts.cache_clear()
    assert once == [step.fingerprint for playout in playouts(GAME, 1) for step in playout.steps]
    assert once != [step.fingerprint for playout in playouts(GAME, 2) for step in playout.steps]


def test_a_match_without_end_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "LONGEST", 60)
    endless = [
        ("rules/decide.py", "if table.swapped[seat] or", "if"),
        ("exam/random_play.py", "and not table.swapped[seen.seat]", ""),
        ("exam/random_play.py", "rng.random() < 0.5", "True"),
    ]
    game = spoilt(tmp_path, endless, record_again=False)
    with pytest.raises(Broken, match="random play stopped: no result after 60 asks"):
        law_random_play_ends(game, 0)
    forget(game, tmp_path)


def test_strange_asks_come_from_everybody_and_at_all_moments() -> None:
    asks = list(probes(GAME, 0))
    assert {ask.seat for _, ask in asks} >= {-1, 0, 1, 2, 3}
    assert {type(ask).__name__ for _, ask in asks} == {"Deal", "TimeUp", "Lay", "Swap"}
    assert any(position.table.turn < 0 for position, _ in asks)
    assert any(position.table.result for position, _ in asks)


@pytest.mark.parametrize(
    ("wanted", "type_of_it"),
    [
        (int, int),
        (bool, bool),
        (str, str),
        (float, float),
        (None, type(None)),
        (Literal["a", "b"], str),
        (tuple[int, str], tuple),
        (tuple[Tile, ...], tuple),
        (Tile, Tile),
        (int | None, (int, type(None))),
    ],
)
def test_a_value_is_made_up_for_all_that_an_ask_may_hold(wanted: Any, type_of_it: Any) -> None:
    for seed in range(20):
        assert isinstance(make_up(wanted, Random(seed)), type_of_it)


def test_an_ask_may_not_hold_what_json_cannot_bring() -> None:
    with pytest.raises(TypeError, match="not <class 'set'>"):
        make_up(set, Random(0))
