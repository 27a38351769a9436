"""Before and after a match: who may open, sit, leave, start and play again."""

from dataclasses import replace
from typing import Any

import pytest

from tablee.core.clock import Clock
from tablee.core.refusal import MatchOver, OptionOutside, Refusal, Refused
from tablee.core.seats import Bot, Open, Person, Sitter
from tablee.match.refusals.records import NotFinished
from tablee.match.refusals.tables import (
    AlreadyStarted,
    BadName,
    ChairsOpen,
    NoSuchGame,
    NoSuchLevel,
    NoSuchSeat,
    NotAtTable,
    NotHost,
    NotYourSeat,
    SeatTaken,
    TableFull,
    WrongSeatCount,
)
from tablee.match.tables import lobby
from tablee.match.tables.lobby import Wish
from tablee.match.tables.table import HouseTable, from_sheet, to_sheet
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME

GAMES = {"toy": GAME}
ANA, OPEN, PUPIL = Person("Ana"), Open(), Bot("pupil")


def table(*sitters: Sitter, clock: Clock | None = None, **options: Any) -> HouseTable:
    """A table of Ana's browser."""
    return lobby.opened(GAMES, Wish("toy", sitters, options, clock or Clock()), "ana", 5.0)


def refused(call: Any, *values: Any) -> Refusal:
    with pytest.raises(Refused) as caught:
        call(*values)
    return caught.value.refusal


def playing(*sitters: Sitter) -> HouseTable:
    return lobby.started(table(*sitters), "ana")


def test_persons_of_a_new_table_belong_to_who_opened_it() -> None:
    made = table(ANA, Person("  Léa \n Marie "), PUPIL, hand=4)
    assert made.seats_of("ana") == (0, 1)
    assert made.chairs[1].sitter == Person("Léa Marie")
    assert made.options == {"cards": "short", "swaps": True, "hand": 4}
    assert (made.status, made.version, made.host, made.rules_version) == ("waiting", 1, "ana", 1)


def test_what_a_house_has_of_its_own_gets_into_the_options_of_a_new_table() -> None:
    game = otherwise(GAME, text={"furnish": lambda options: replace(options, hand=options.hand + 1)})
    made = lobby.opened({"toy": game}, Wish("toy", (ANA, PUPIL), {"hand": 3}), "ana", 5.0)
    assert made.options["hand"] == 4


def test_ids_cannot_be_guessed_and_can_be_read_aloud() -> None:
    ids = {lobby.new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(one) == 20 and not set(one) & set("ilo01") for one in ids)


BLANK = (
    "\u3164",
    "\U0001d159",
    "\u2800\u2800",
    "\uffa0 \u115f\u1160",
    "\ufe0f\ufe0e",
    "\u0301\u0308",
    "\u200b",
    "\u00ad",
    "\U000e0100",
)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u0000b", "\u202eevil", "...", "–", *BLANK])
def test_a_name_must_be_visible_and_short(name: str) -> None:
    assert refused(table, Person(name), PUPIL) == BadName(24)


@pytest.mark.parametrize("name", ["É", "李", "7", "🦊", "❤️", "Jean-Luc", "ñ", "नमस्ते"])
def test_a_name_with_something_to_see_is_taken(name: str) -> None:
    assert lobby.seated(table(ANA, OPEN), "bob", 1, name).chairs[1].sitter == Person(name)


def test_a_name_cannot_hide_behind_blanks() -> None:
    assert lobby.seated(table(ANA, OPEN), "bob", 1, "\u3164Ana\u2800").chairs[1].sitter == Person("Ana")


def test_a_robot_may_be_asked_for_by_its_name_of_before() -> None:
    assert table(ANA, Bot("child")).chairs[1].sitter == PUPIL


def test_what_the_game_does_not_offer_is_refused() -> None:
    assert refused(table, ANA) == WrongSeatCount(1, "2, 3")
    assert refused(table, ANA, Bot("genius")) == NoSuchLevel("genius", "pupil, master")
    assert refused(lambda: table(ANA, PUPIL, hand=9)) == OptionOutside("hand", "9", "2–4")
    assert refused(lambda: table(ANA, PUPIL, clock=Clock(-1))) == OptionOutside("per_turn", "-1", "0–604800")
    assert refused(lambda: table(ANA, PUPIL, clock=Clock(0, 10**9))) == OptionOutside(
        "per_match", "1000000000", "0–604800"
    )
    wish = Wish("chess", (ANA, PUPIL))
    assert refused(lobby.opened, GAMES, wish, "ana", 5.0) == NoSuchGame("chess")


def test_somebody_sits_in_an_open_chair_and_may_change_the_name() -> None:
    seated = lobby.seated(table(ANA, OPEN), "bob", 1, "Bob")
    assert seated.seats_of("bob") == (1,)
    assert lobby.seated(seated, "bob", 1, "Bobby").chairs[1].sitter == Person("Bobby")
    assert (seated.version, lobby.seated(seated, "bob", 1, "Bobby").version) == (2, 3)


def test_one_browser_may_hold_several_seats() -> None:
    assert lobby.seated(table(ANA, OPEN), "ana", 1, "Tom").seats_of("ana") == (0, 1)


def test_a_chair_that_is_taken_stays_taken() -> None:
    assert refused(lobby.seated, table(ANA, OPEN), "bob", 0, "Bob") == SeatTaken()
    assert refused(lobby.seated, table(ANA, PUPIL), "bob", 1, "Bob") == TableFull()
    assert refused(lobby.seated, playing(ANA, PUPIL), "bob", 1, "Bob") == TableFull()
    assert refused(lobby.seated, playing(ANA, PUPIL), "ana", 1, "Ana") == AlreadyStarted()


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    assert refused(lobby.seated, table(ANA, OPEN), "bob", seat, "Bob") == NoSuchSeat(seat)
    assert refused(lobby.left, table(ANA, OPEN), GAME, "ana", seat) == NoSuchSeat(seat)
    assert refused(lobby.chaired, table(ANA, OPEN), GAME, "ana", seat, PUPIL) == NoSuchSeat(seat)


def test_who_leaves_before_the_start_opens_the_chair() -> None:
    assert lobby.left(table(ANA, PUPIL), GAME, "ana", 0).chairs[0].sitter == OPEN


def test_who_leaves_in_play_is_replaced_by_a_bot() -> None:
    left = lobby.left(playing(ANA, PUPIL), GAME, "ana", 0)
    assert (left.chairs[0].sitter, left.chairs[0].browser, left.peopled) == (Bot("master"), "", False)


def test_one_leaves_only_ones_own_seat() -> None:
    assert refused(lobby.left, table(ANA, PUPIL), GAME, "bob", 0) == NotYourSeat()
    assert refused(lobby.left, table(ANA, PUPIL), GAME, "", 1) == NotYourSeat()
    ended = playing(ANA, PUPIL).changed(status="finished")
    assert refused(lobby.left, ended, GAME, "ana", 0) == MatchOver()


def test_the_host_puts_bots_on_chairs_and_takes_them_away() -> None:
    filled = lobby.chaired(table(ANA, OPEN), GAME, "ana", 1, PUPIL)
    assert filled.chairs[1].sitter == PUPIL
    assert lobby.chaired(filled, GAME, "ana", 1, OPEN).chairs[1].sitter == OPEN


def test_nobody_is_pushed_off_a_chair() -> None:
    taken = lobby.seated(table(ANA, OPEN), "bob", 1, "Bob")
    assert refused(lobby.chaired, taken, GAME, "ana", 1, PUPIL) == SeatTaken()
    assert refused(lobby.chaired, taken, GAME, "bob", 1, PUPIL) == NotHost()
    assert refused(lobby.chaired, playing(ANA, PUPIL), GAME, "ana", 1, OPEN) == AlreadyStarted()


def test_the_host_starts_when_every_chair_is_taken() -> None:
    assert refused(lobby.started, table(ANA, OPEN), "ana") == ChairsOpen()
    assert refused(lobby.started, table(ANA, PUPIL), "bob") == NotHost()
    assert refused(lobby.started, playing(ANA, PUPIL), "ana") == AlreadyStarted()
    assert playing(ANA, PUPIL).status == "playing"


def test_a_rematch_keeps_the_sitters() -> None:
    ended = playing(ANA, PUPIL).changed(status="finished")
    old, new = lobby.rematched(ended, GAME, "ana", 9.0)
    assert (old.rematch, old.version) == (new.id, ended.version + 1)
    assert (new.chairs, new.status, new.version, new.rematch) == (ended.chairs, "playing", 1, None)
    assert new.id != old.id


def test_a_rematch_is_for_those_at_the_table_and_after_the_end() -> None:
    ended = playing(ANA, PUPIL).changed(status="finished")
    assert refused(lobby.rematched, ended, GAME, "bob", 9.0) == NotAtTable()
    assert refused(lobby.rematched, playing(ANA, PUPIL), GAME, "ana", 9.0) == NotFinished()


def test_a_table_comes_back_from_its_sheet_as_it_was() -> None:
    seated = lobby.seated(table(ANA, OPEN, PUPIL, clock=Clock(30, 600), hand=4), "bob", 1, "Léa")
    for one in (seated, playing(ANA, PUPIL), playing(ANA, PUPIL).changed(status="finished", rematch="x")):
        assert from_sheet(to_sheet(one)) == one
    assert to_sheet(seated).browsers == ("ana", "bob")
