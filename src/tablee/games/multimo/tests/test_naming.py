"""Letters: named in turn, by lot when time is up, or as one likes when alone."""

from collections import Counter
from random import Random

from tablee.core.actions import Deal, TimeUp
from tablee.core.refusal import NotYourTurn
from tablee.games.multimo.rules import grid_refusals as not_so
from tablee.games.multimo.rules import refusals as no
from tablee.games.multimo.rules.actions import Draw, Name
from tablee.games.multimo.rules.events import LetterDrawn
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.phases.naming import drawn
from tablee.games.multimo.rules.state import Named, Table, deadline, start, store, to_play
from tablee.games.multimo.tests.table import FIVE, NOW, kinds, named, opened, played, refused, seen

TINY = Options(width=3, height=3)


def test_R6_the_lot_decides_who_begins() -> None:
    firsts = {played(start(FIVE, 4), Deal(), luck=luck).position.table.turn for luck in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_R6_a_match_is_opened_once() -> None:
    assert refused(opened(), Deal()) == no.AlreadyDealt()


def test_R6_everybody_takes_the_letter_that_is_named() -> None:
    position = named(opened(seats=3), "E")
    assert [hand.waiting for hand in position.hands] == ["#" * 10 + "E"] * 3
    assert position.table.named == (Named(0, "E", by_lot=False),)


def test_R6_letters_are_named_in_turn() -> None:
    position = opened(seats=3)
    for seat in (0, 1, 2, 0):
        assert to_play(position.table) == (seat,)
        assert refused(position, Name((seat + 1) % 3, "A")) == NotYourTurn((seat,))
        position = named(position, "A")


def test_R4_a_letter_that_is_used_up_cannot_be_named() -> None:
    assert refused(named(opened(), "K"), Name(1, "K")) == no.LetterUsedUp("K")


def test_R4_only_letters_of_the_store_are_named() -> None:
    for letter in ("é", "#", "", "EE", "e"):
        assert refused(opened(), Name(0, letter)) == not_so.NoSuchLetter(letter)


def test_R7_there_is_a_minute_for_a_letter() -> None:
    due = deadline(opened())
    assert due is not None
    assert (due.at, due.action) == (NOW + 60, TimeUp(0))


def test_R7_the_next_minute_begins_with_the_next_letter() -> None:
    position = played(opened(), Name(0, "E"), now=NOW + 20).position
    due = deadline(position)
    assert due is not None
    assert (due.at, due.action) == (NOW + 80, TimeUp(1))
    assert seen(position).until == NOW + 80


def test_R7_a_table_may_do_without_the_minute() -> None:
    assert deadline(opened(Options(letter_seconds=0))) is None


def test_R7_when_the_minute_is_over_the_house_draws_a_letter_and_the_turn_goes_on() -> None:
    outcome = played(opened(), TimeUp(0))
    assert kinds(outcome) == ["time_ran_out", "letter_drawn"]
    assert outcome.position.table.turn == 1
    assert outcome.position.table.named[0].by_lot


def test_R7_the_house_draws_by_the_number_of_letters_left() -> None:
    table = named(opened(), "K").table
    lots = Counter(_letter_drawn(luck, table) for luck in range(3000))
    assert lots["K"] == 0
    assert set(lots) == {letter for letter, count in store(table).items() if count}
    assert 0.09 < lots["E"] / 3000 < 0.15  # 14 of 119
    assert lots["W"] / 3000 < 0.02  # 1 of 119


def test_R9_after_the_last_letter_no_more_are_named() -> None:
    outcome = played(named(opened(TINY), "AEIRS"), Name(1, "T"))
    assert kinds(outcome) == ["letter_named", "last_letter"]
    assert outcome.position.table.phase == "finish"
    assert refused(outcome.position, Name(0, "E")) == no.AllNamed()


def test_R9_the_last_letter_may_come_by_lot() -> None:
    outcome = played(named(opened(TINY), "AEIRS"), TimeUp(1))
    assert kinds(outcome) == ["time_ran_out", "letter_drawn", "last_letter"]


def test_R17_alone_one_names_every_letter() -> None:
    position = named(opened(TINY, seats=1), "AEIRST")
    assert position.hands[0].waiting == "###AEIRST"


def test_R17_alone_one_may_have_letters_drawn() -> None:
    outcome = played(opened(seats=1), Draw(0, 3))
    assert kinds(outcome) == ["letter_drawn"] * 3
    assert seen(outcome.position).to_name == 51


def test_R17_all_letters_can_be_drawn_at_once() -> None:
    outcome = played(opened(seats=1), Draw(0, 54))
    assert kinds(outcome) == ["letter_drawn"] * 54 + ["last_letter"]


def test_R17_no_more_letters_are_drawn_than_are_missing() -> None:
    for count in (55, 0, -1):
        assert refused(opened(seats=1), Draw(0, count)) == no.BadCount(count, 54)


def test_R17_in_company_nobody_has_letters_drawn() -> None:
    assert refused(opened(), Draw(0, 1)) == no.NotAlone()


def _letter_drawn(luck: int, table: Table) -> str:
    (event,) = drawn(table, 0, 1, Random(luck), NOW)
    assert isinstance(event, LetterDrawn)
    return event.letter
