"""Who is told what of an event."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tablee.core.events import Audience, Event, told_to


@dataclass(frozen=True, slots=True)
class Counted(Event):
    count: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    seat: int
    card: int

    def audience(self) -> Audience:
        return self.seat

    def shadow(self) -> Event | None:
        return Counted(1)


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    def audience(self) -> Audience:
        return "nobody"


@dataclass(frozen=True, slots=True)
class Whispered(Event):
    seat: int

    def audience(self) -> Audience:
        return self.seat


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_public_event_is_told_to_all(seat: int | None) -> None:
    assert told_to(Counted(3), seat) == Counted(3)


def test_a_secret_event_is_told_to_its_seat_and_its_shadow_to_the_others() -> None:
    drew = Drew(seat=1, card=7)
    assert told_to(drew, 1) == drew
    assert told_to(drew, 0) == Counted(1)
    assert told_to(drew, None) == Counted(1)


def test_seat_0_is_a_seat_like_any_other() -> None:
    assert told_to(Drew(seat=0, card=7), 0) == Drew(seat=0, card=7)
    assert told_to(Drew(seat=0, card=7), None) == Counted(1)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_is_told_to_nobody_stays_in_the_log(seat: int | None) -> None:
    assert told_to(Shuffled(), seat) is None


def test_an_event_without_a_shadow_leaves_others_in_the_dark() -> None:
    assert told_to(Whispered(seat=1), 0) is None
