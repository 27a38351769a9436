"""What a hint says of the card to lay: what it is for."""

from random import Random

from tablee.core.game import Hint
from tablee.games.multiplipotion.engine.hint import hint
from tablee.games.multiplipotion.tests.table import NUMBERS, AtTable

WITHIN_REACH = """
    lay 1
    1: zone 3/4 5/6; hand 7/36 8/35 9/49 6/36
    2: zone 2/15 2/16; hand 6/18 4/24 7/28
    pile: 2/45 3/21
"""


def hinted(picture: str) -> Hint:
    found = hint(AtTable(picture).seen_by(0), Random(1))
    assert found
    return found


def test_what_the_cards_on_the_table_capture_is_not_denied_when_one_is_to_be_laid() -> None:
    first = hinted(WITHIN_REACH).steps[0]
    assert (first.said, first.fields, first.things) == ("lay_first", {"product": 15}, (f"card-{NUMBERS['2/15']}",))


def test_where_nothing_can_be_captured_the_card_is_for_the_next_turn() -> None:
    assert hinted(WITHIN_REACH.replace("2/15", "2/20")).steps[0].said == "lay_ahead"
