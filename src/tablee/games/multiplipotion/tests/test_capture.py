"""Capturing: what it takes, what becomes of the cards, and that mistakes are free."""

import pytest

from tablee.core.events import told_to
from tablee.games.multiplipotion.exam.examples import examples
from tablee.games.multiplipotion.exam.scene import scene
from tablee.games.multiplipotion.rules.actions import Draw, EndTurn
from tablee.games.multiplipotion.rules.captures import capturable, captures, missed_products
from tablee.games.multiplipotion.rules.events import Miscounted
from tablee.games.multiplipotion.tests.table import NUMBERS, AtTable, capture, lay, names

ROUND = """
    capture 1
    1: zone 7/28 8/14 6/18 6/54; hand 3/64 5/40 2/45
    2: zone 9/54 8/56 9/36 7/36; hand 4/24
    pile: 2/18 3/21
"""


def test_R6_the_leaflet_example_63_is_9_times_7_and_both_zones_are_empty() -> None:
    at = AtTable("""
        draw 1
        1: zone 9/16; hand 7/48 5/24 2/18
        2: zone 4/63; hand 6/36 8/27 3/21
        pile: 5/40 2/45
    """)
    at.ask(Draw(0))
    at.ask(lay(0, "7/48"))
    assert at.ask(capture(0, "9/16", "7/48", "4/63")) == ("captured",)
    assert at.table.zones == ((), ())
    assert names(at.table.trophies[0]) == "4/63"
    assert names(at.position.box.pile) == "2/45 9/16 7/48"
    assert at.table.hand_counts == (3, 3)


def test_R6_a_capture_ends_the_turn_at_once() -> None:
    at = AtTable(ROUND)
    at.ask(capture(0, "7/28", "8/14", "8/56"))
    assert (at.table.phase, at.table.turn) == ("draw", 1)
    assert not at.seen_by(1).may_denounce


def test_R6_of_two_monsters_alike_the_player_chooses_one() -> None:
    at = AtTable(ROUND)
    at.ask(capture(0, "6/18", "6/54", "7/36"))
    assert names(at.table.trophies[0]) == "7/36"
    assert names(at.table.zones[1]) == "9/54 8/56 9/36"


@pytest.mark.parametrize(
    ("first", "second", "monster", "refusal"),
    [
        ("6/18", "6/18", "9/36", "same_potion_twice"),
        ("7/28", "8/56", "8/56", "not_your_potion"),
        ("5/40", "8/14", "8/56", "not_your_potion"),
        ("7/28", "8/14", "7/56", "not_their_monster"),
        ("7/28", "8/14", "6/18", "not_their_monster"),
    ],
)
def test_R6_two_different_potions_of_the_own_zone_and_a_monster_of_the_other(
    first: str, second: str, monster: str, refusal: str
) -> None:
    assert AtTable(ROUND).refused(capture(0, first, second, monster)) == (refusal, "R6")


def test_R7_the_captured_card_is_a_trophy_and_the_potions_go_under_the_pile_in_the_order_chosen() -> None:
    at = AtTable(ROUND)
    at.ask(capture(0, "8/14", "7/28", "8/56"))
    assert names(at.table.trophies[0]) == "8/56"
    assert names(at.position.box.pile) == "2/18 3/21 8/14 7/28"
    assert names(at.table.buried) == "8/14 7/28"
    assert at.table.pile == 4


def test_R7_used_potions_are_known_until_they_are_drawn_again() -> None:
    at = AtTable(ROUND)
    at.ask(capture(0, "8/14", "7/28", "8/56"))
    for seat, card, left in ((1, "4/24", "8/14 7/28"), (0, "3/64", "8/14 7/28"), (1, "2/18", "7/28"), (0, "5/40", "")):
        at.ask(Draw(seat))
        assert names(at.table.buried) == left
        at.ask(lay(seat, card))
        at.ask(EndTurn(seat))


def test_R7_play_goes_on_when_the_zones_are_empty() -> None:
    at = AtTable("""
        draw 2
        1: hand 5/24 2/18 5/40
        2: hand 6/36 8/27 3/21
    """)
    at.ask(Draw(1))
    at.ask(lay(1, "8/27"))
    assert at.ask(EndTurn(1)) == ("turn_ended",)


def test_R9_a_wrong_product_is_answered_with_the_right_one_and_costs_nothing() -> None:
    at = AtTable(ROUND)
    before = at.seen_by(0)
    assert at.ask(capture(0, "7/28", "8/14", "9/54")) == ("miscounted",)
    told = Miscounted(0, 7, 8, 56, 54, (NUMBERS["7/28"], NUMBERS["8/14"]), NUMBERS["9/54"])
    assert at.events == (told,)
    assert [told_to(told, seat) for seat in (0, 1, None)] == [told, told, told]
    assert at.seen_by(0) == before
    assert at.ask(capture(0, "7/28", "8/14", "8/56")) == ("captured",)


def test_every_capture_is_found_in_the_order_of_the_cards() -> None:
    zones = scene(ROUND).table.zones
    found = [(first.id, second.id, monster.id) for first, second, monster in captures(*zones)]
    assert found == [
        tuple(NUMBERS[card] for card in one)
        for one in (("7/28", "8/14", "8/56"), ("6/18", "6/54", "9/36"), ("6/18", "6/54", "7/36"))
    ]
    assert missed_products(*zones) == ((6, 6), (7, 8))
    assert capturable(*zones) == tuple(NUMBERS[card] for card in ("8/56", "9/36", "7/36"))


def test_the_leaflet_page_has_its_examples() -> None:
    assert [example.name for example in examples()] == [
        "sixty_three", "obligatory_lay", "same_values", "vigilance", "wrong_product"
    ]  # fmt: skip
