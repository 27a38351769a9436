"""Positions and their fingerprints."""

from dataclasses import FrozenInstanceError, dataclass

import pytest

from tablee.core.position import Position, fingerprint


@dataclass(frozen=True, slots=True)
class Card:
    value: int


def place(*pile: int) -> Position[str, tuple[Card, ...], tuple[Card, ...]]:
    return Position("table", ((Card(7),), ()), tuple(map(Card, pile)))


def test_equal_positions_have_one_fingerprint() -> None:
    assert fingerprint(place(1, 2)) == fingerprint(place(1, 2))


@pytest.mark.parametrize("other", [place(2, 1), place(1), Position("table", ((), (Card(7),)), (Card(1), Card(2)))])
def test_a_position_that_differs_in_any_drawer_has_another(other: object) -> None:
    assert fingerprint(place(1, 2)) != fingerprint(other)


def test_the_fingerprint_of_today_is_that_of_tomorrow() -> None:
    wanted = "934b9626"
    assert fingerprint(place(1, 2)).startswith(wanted)


def test_a_position_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        place(1).table = "another"  # type: ignore[misc]  # that it is an error is the point
