"""What each seat may know, and the help a table may ask for."""

from typing import get_args

import pytest

from tablee.core.loop import told_to
from tablee.games.multiplipotion.rules.actions import Draw
from tablee.games.multiplipotion.rules.events import CardDrawn, CardsDealt, HandDealt, Shuffled
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.rules.state import Help
from tablee.games.multiplipotion.tests.table import NUMBERS, AtTable, lay, names

ROUND = """
    lay 1
    1: zone 6/32 9/16; hand 8/35 5/40 2/45 3/64
    2: zone 7/48 4/10 8/48; hand 8/81 4/24 7/28
    pile: 2/18 3/21
"""


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    at = AtTable(ROUND)
    assert names(at.seen_by(0).hand) == "8/35 5/40 2/45 3/64"
    assert names(at.seen_by(1).hand) == "8/81 4/24 7/28"
    assert at.seen_by(None).hand == ()
    assert at.seen_by(None).hand_counts == (4, 3)


def test_a_drawn_card_is_told_to_its_seat_alone() -> None:
    at = AtTable(ROUND.replace("lay 1", "draw 1"))
    at.ask(Draw(0))
    (drew,) = at.events
    assert told_to(drew, 0) is drew
    assert told_to(drew, 1) == told_to(drew, None) == CardDrawn(0)


def test_a_deal_is_told_to_its_seat_alone_and_the_pile_to_nobody() -> None:
    position = AtTable(ROUND).position
    dealt = HandDealt(1, position.hands[1])
    assert told_to(dealt, 1) is dealt
    assert told_to(dealt, 0) == told_to(dealt, None) == CardsDealt(1, 3)
    assert {told_to(Shuffled(position.box.pile), seat) for seat in (0, 1, None)} == {None}


@pytest.mark.parametrize("level", get_args(Help))
def test_only_the_help_monsters_marks_what_can_be_captured_and_only_for_the_seat_to_play(level: Help) -> None:
    at = AtTable(ROUND, Options(help=level))
    assert at.seen_by(0).capturable == ()
    at.ask(lay(0, "8/35"))
    marked = (NUMBERS["7/48"], NUMBERS["8/48"]) if level == "monsters" else ()
    assert at.seen_by(0).capturable == marked
    assert at.seen_by(1).capturable == at.seen_by(None).capturable == ()
