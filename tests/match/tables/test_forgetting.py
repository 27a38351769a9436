"""Putting a table away: out of one's list, and nobody else's match suffers."""

from dataclasses import replace

import pytest

from tablee.core.refusal import Refused
from tablee.core.seats import Bot, Open, Person, Sitter
from tablee.match.refusals.tables import NotAtTable
from tablee.match.tables import lobby
from tablee.match.tables.forgetting import forgotten
from tablee.match.tables.lobby import Wish
from tablee.match.tables.table import HouseTable, from_sheet, to_sheet
from tests.exam.toy import GAME


def table(*sitters: Sitter, bob: int | None = None) -> HouseTable:
    made = lobby.opened({GAME.name: GAME}, Wish(GAME.name, sitters), "ana", 1.0)
    return made if bob is None else lobby.seated(made, "bob", bob, "Bob")


def test_a_match_against_robots_just_stops() -> None:
    playing = replace(table(Person("Ana"), Bot("pupil")), status="playing")
    away = forgotten(playing, GAME, "ana")
    assert away.chairs == playing.chairs
    assert to_sheet(away).browsers == ()
    assert from_sheet(to_sheet(away)) == away
    assert away.version == playing.version + 1


def test_where_somebody_else_plays_a_robot_takes_over() -> None:
    playing = replace(table(Person("Ana"), Person("Zoé"), Open(), bob=2), status="playing")
    away = forgotten(playing, GAME, "ana")
    assert [type(chair.sitter) for chair in away.chairs] == [Bot, Bot, Person]
    assert to_sheet(away).browsers == ("bob",)
    assert away.version == playing.version + 1


def test_the_next_one_is_host_of_a_table_that_waits() -> None:
    away = forgotten(table(Person("Ana"), Open(), bob=1), GAME, "ana")
    assert (away.host, type(away.chairs[0].sitter)) == ("bob", Open)
    alone = forgotten(table(Person("Ana"), Open()), GAME, "ana")
    assert lobby.seated(alone, "bob", 1, "Bob").host == "bob"


def test_a_match_of_the_day_stays_played() -> None:
    away = forgotten(replace(table(Person("Ana"), Bot("pupil")), status="finished", day="2026-11-18"), GAME, "ana")
    assert to_sheet(away).browsers == ("ana",)
    assert away.forgotten == ("ana",)


def test_a_rematch_is_a_table_anew() -> None:
    over = forgotten(replace(table(Person("Ana"), Open(), bob=1), status="finished"), GAME, "ana")
    assert lobby.rematched(over, GAME, "bob", 2.0)[1].forgotten == ()


def test_strangers_put_nothing_away_and_twice_is_once() -> None:
    with pytest.raises(Refused) as caught:
        forgotten(table(Person("Ana"), Open()), GAME, "zoe")
    assert caught.value.refusal == NotAtTable()
    once = forgotten(table(Person("Ana"), Open()), GAME, "ana")
    assert forgotten(once, GAME, "ana").forgotten == ("ana",)


def test_a_crowd_that_comes_and_goes_leaves_nothing_behind() -> None:
    waiting = table(Person("Ana"), Open())
    for number in range(5):
        waiting = forgotten(lobby.seated(waiting, f"guest {number}", 1, "Zoé"), GAME, f"guest {number}")
    assert waiting.forgotten == ()
    again = lobby.seated(waiting, "guest 0", 1, "Zoé")
    assert to_sheet(again).browsers == ("ana", "guest 0"), "whoever comes back after all has it in the list again"
