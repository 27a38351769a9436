"""Windows lent to another house: a gap, silence or a goodbye ends in a hang-up: nobody looks at half a match."""

import asyncio
from time import monotonic

import pytest

from tablee.match import codec
from tablee.server.socket.line import SocketLine, never, nothing
from tablee.server.visits import lending
from tablee.server.visits.bus import Bus
from tablee.server.visits.lending import Lending, LentWindow


async def unheard() -> dict[str, object]:
    raise AssertionError("nobody listens")


async def unsaid(message: object) -> None:
    raise AssertionError("nobody speaks")


@pytest.fixture
def window() -> LentWindow:
    """A window at a table of house 7."""
    lent = LentWindow(Lending(Bus("nats://nowhere")), 7, SocketLine(unheard, unsaid, never, 1000, nothing), "w")
    lent.lending._windows["w"] = lent
    return lent


def test_what_comes_in_order_is_said(window: LentWindow) -> None:
    for number in (1, 2, 3):
        window.lending.hear(f"told.p.w.{number}", b"%d" % number)
    assert list(window.line._unsaid) == [b"1", b"2", b"3"]
    window.lending.hear("told.p.all.7", codec.encode({"w": (3, False)}))
    assert not window.line.broken


@pytest.mark.parametrize("what", ["3", "1", "bye"])
def test_a_gap_a_repetition_or_a_goodbye_ends_it(window: LentWindow, what: str) -> None:
    window.lending.hear("told.p.w.1", b"1")
    window.lending.hear(f"told.p.w.{what}", b"?")
    assert window.line.broken


def test_a_last_message_that_was_lost_is_missed(window: LentWindow) -> None:
    window.lending.hear("told.p.w.1", b"1")
    window.lending.hear("told.p.all.8", codec.encode({"w": (2, False)}))  # not this window's house
    assert not window.line.broken
    window.lending.hear("told.p.all.7", codec.encode({"w": (2, False)}))
    assert window.line.broken


async def test_what_was_said_and_its_house_does_not_work_on_was_lost(
    window: LentWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.asking, window.asked = asyncio.get_running_loop().create_future(), monotonic()
    window.lending.hear("told.p.all.7", codec.encode({"w": (0, False)}))  # it may still be on its way
    assert not window.line.broken
    monkeypatch.setattr(lending, "ON_THE_WAY", -1.0)
    window.lending.hear("told.p.all.7", codec.encode({"w": (0, True)}))  # a slow database is no reason
    assert not window.line.broken
    window.lending.hear("told.p.all.7", codec.encode({"w": (0, False)}))
    assert window.asking.cancelled()
    assert bool(window.line.broken)


def test_a_house_that_is_silent_is_given_up(window: LentWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window.lending.look_round()
    assert not window.line.broken
    monkeypatch.setattr(lending, "SILENCE", -1.0)
    window.lending.look_round()
    assert window.line.broken
