"""A turn: draw, lay, capture or say that it is over."""

from random import Random

import pytest

from tablee.core.actions import Action, Deal
from tablee.core.loop import Applied, apply
from tablee.core.refusal import NotYourTurn
from tablee.games.multiplipotion import GAME
from tablee.games.multiplipotion.rules.actions import Draw, EndTurn
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.rules.state import Moment
from tablee.games.multiplipotion.tests.table import NUMBERS, AtTable, capture, denounce, lay, names

LEAFLET = """
    draw 1
    1: zone 9/16; hand 7/48 5/24 2/18
    2: zone 4/63; hand 6/36 8/27 3/21
    pile: 5/40 2/45 3/64
"""


def dealt(options: Options) -> Moment:
    outcome = apply(GAME, GAME.rules.start(options, 2), Deal(), Random(1), 0.0)
    assert isinstance(outcome, Applied)
    place: Moment = outcome.position
    return place


@pytest.mark.parametrize(("level", "left"), [("all", 52), ("low", 16), ("high", 28)])
def test_R3_one_card_face_up_and_three_in_hand_for_each(level: str, left: int) -> None:
    position = dealt(GAME.rules.options(level=level))
    assert [len(zone) for zone in position.table.zones] == [1, 1]
    assert [len(hand) for hand in position.hands] == [3, 3]
    assert position.table.pile == len(position.box.pile) == left


def test_R3_the_youngest_starts() -> None:
    assert GAME.rules.to_play(dealt(Options()).table) == (0,)
    assert GAME.rules.to_play(dealt(Options(starts=2)).table) == (1,)


def test_R3_cards_are_dealt_once() -> None:
    assert AtTable(LEAFLET).refused(Deal()) == ("already_dealt", "R3")


def test_R3_nobody_plays_before_the_deal() -> None:
    assert apply(GAME, GAME.rules.start(Options(), 2), Draw(0), Random(1), 0.0) == NotYourTurn(())


def test_R4_the_top_card_of_the_pile_comes_into_the_hand() -> None:
    at = AtTable(LEAFLET)
    assert at.ask(Draw(0)) == ("drew",)
    assert names(at.position.hands[0]) == "7/48 5/24 2/18 5/40"
    assert names(at.position.box.pile) == "2/45 3/64"
    assert (at.table.phase, at.table.hand_counts, at.table.pile) == ("lay", (4, 3), 2)


@pytest.mark.parametrize("action", [lay(0, "7/48"), capture(0, "9/16", "9/16", "4/63"), EndTurn(0)])
def test_R4_a_turn_starts_with_drawing(action: Action) -> None:
    assert AtTable(LEAFLET).refused(action) == ("draw_first", "R4")


def test_R4_one_card_a_turn_is_drawn() -> None:
    at = AtTable(LEAFLET)
    at.ask(Draw(0))
    assert at.refused(Draw(0)) == ("already_drawn", "R4")
    at.ask(lay(0, "5/24"))
    assert at.refused(Draw(0)) == ("already_drawn", "R4")


def test_R5_a_card_of_the_hand_is_laid() -> None:
    at = AtTable(LEAFLET)
    at.ask(Draw(0))
    assert at.ask(lay(0, "7/48")) == ("laid",)
    assert names(at.table.zones[0]) == "9/16 7/48"
    assert names(at.position.hands[0]) == "5/24 2/18 5/40"
    assert (at.table.phase, at.table.hand_counts) == ("capture", (3, 3))


@pytest.mark.parametrize("card", ["8/27", "9/16", "2/45"])
def test_R5_only_a_card_of_the_own_hand(card: str) -> None:
    at = AtTable(LEAFLET)
    at.ask(Draw(0))
    assert at.refused(lay(0, card)) == ("not_in_hand", "R5")


def test_R5_laying_is_obligatory_even_when_the_zone_captures_already() -> None:
    at = AtTable("""
        lay 1
        1: zone 8/14 7/12; hand 5/40 3/64
        2: zone 7/56
    """)
    assert at.refused(capture(0, "8/14", "7/12", "7/56")) == ("lay_first", "R5")
    assert at.refused(EndTurn(0)) == ("lay_first", "R5")
    at.ask(lay(0, "5/40"))
    assert at.ask(capture(0, "8/14", "7/12", "7/56")) == ("captured",)


def test_R5_one_card_a_turn_is_laid() -> None:
    at = AtTable(LEAFLET)
    at.ask(Draw(0))
    at.ask(lay(0, "5/24"))
    assert at.refused(lay(0, "7/48")) == ("already_laid", "R5")


def test_R8_the_turn_passes_when_its_end_is_said() -> None:
    at = AtTable(LEAFLET)
    at.ask(Draw(0))
    at.ask(lay(0, "5/24"))
    assert at.ask(EndTurn(0)) == ("turn_ended",)
    assert (at.table.phase, at.table.turn, at.table.hand_counts) == ("draw", 1, (3, 3))


def test_the_other_seat_waits() -> None:
    at = AtTable(LEAFLET)
    for action in (Draw(1), lay(1, "6/36"), EndTurn(1), denounce(1, "9/16", "9/16", "4/63")):
        assert at.refused(action) == ("not_your_turn", "")


def test_a_card_that_does_not_exist_is_refused_like_any_other() -> None:
    at = AtTable(LEAFLET)
    at.ask(Draw(0))
    unknown = type(lay(0, "5/24"))(0, max(NUMBERS.values()) + 1)
    assert at.refused(unknown) == ("not_in_hand", "R5")
