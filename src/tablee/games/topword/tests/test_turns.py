"""From the draw for the start to passing, exchanging and running out of time."""

from random import Random

import pytest

from tablee.core.actions import Deal, TimeUp
from tablee.core.loop import Applied, apply, told_to
from tablee.crossword.events import Began, RackFilled
from tablee.games.topword import GAME
from tablee.games.topword.exam.scene import scene
from tablee.games.topword.exam.twins import holdings
from tablee.games.topword.rules import refusals as no
from tablee.games.topword.rules.actions import Pass
from tablee.games.topword.rules.bag import draw_lots
from tablee.games.topword.rules.events import Exchanged, LetterExchanged, LettersDrawn, LotDrawn
from tablee.games.topword.rules.letters import letters
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.state import start
from tablee.games.topword.tests.table import played, refused
from tablee.testing.asking import kinds

SEVEN = "AEINRST"


class Rigged(Random):
    """Luck that draws what it is told."""

    def __init__(self, *draws: str) -> None:
        super().__init__(0)
        self.draws = list(draws)

    def sample(self, population: str, k: int, *, counts: None = None) -> list[str]:  # type: ignore[override]  # letters
        return list(self.draws.pop(0))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R1_two_to_four_play_in_the_order_of_the_seats(seats: int) -> None:
    position = scene("", *[SEVEN] * seats)
    turns = [played(position, *(Pass(seat) for seat in range(count))).position.table.turn for count in range(seats + 1)]
    assert turns == [*range(seats), 0]


@pytest.mark.parametrize(("size", "middle"), [(10, "E5 E6 F5 F6"), (8, "D4 D5 E4 E5")])
def test_R2_the_board_has_four_squares_in_the_middle(size: int, middle: str) -> None:
    position = scene("", "TRIASEE", SEVEN, options=Options(size=size))  # type: ignore[arg-type]  # both sizes
    assert refused(position, "A1 TRI") == no.NotOnCentre(tuple(middle.split()))


def test_R3_the_letter_nearest_A_starts() -> None:
    assert draw_lots(range(3), Rigged("KDM")) == ([LotDrawn(0, "K"), LotDrawn(1, "D"), LotDrawn(2, "M")], 1)


def test_R3_those_who_tie_draw_again() -> None:
    lots, first = draw_lots(range(3), Rigged("DKD", "ZB"))
    assert [(lot.seat, lot.letter) for lot in lots] == [(0, "D"), (1, "K"), (2, "D"), (0, "Z"), (2, "B")]
    assert first == 2


def test_R3_who_tied_and_lost_does_not_start_with_a_letter_of_the_first_round() -> None:
    assert draw_lots(range(2), Rigged("AA", "AA", "XW"))[1] == 1


def test_R3_the_lots_go_back_into_the_bag() -> None:
    dealt = apply(GAME, start(Options(), 4), Deal(), Random(5), 0.0)
    assert isinstance(dealt, Applied)
    assert holdings(dealt.position) == tuple(letters())
    assert isinstance(dealt.events[-1], Began)


def test_R3_the_house_deals_once() -> None:
    dealt = apply(GAME, start(Options(), 2), Deal(), Random(5), 0.0)
    assert isinstance(dealt, Applied)
    assert refused(dealt.position, Deal()) == no.AlreadyDealt()


def test_R4_everyone_is_dealt_seven_letters_that_nobody_else_sees() -> None:
    dealt = apply(GAME, start(Options(), 3), Deal(), Random(5), 0.0)
    assert isinstance(dealt, Applied)
    assert dealt.position.table.rack_counts == (7, 7, 7)
    assert dealt.position.table.bag == len(dealt.position.box.bag) == 79
    drawn = next(event for event in dealt.events if isinstance(event, LettersDrawn))
    assert told_to(drawn, drawn.seat) == drawn
    assert told_to(drawn, 1 - drawn.seat) == told_to(drawn, None) == RackFilled(drawn.seat, 7)


def test_R15_passing_keeps_the_letters() -> None:
    outcome = played(scene("", "KWXELNO", SEVEN), Pass(0))
    assert kinds(outcome) == ["passed"]
    assert outcome.position.hands[0] == "KWXELNO"


def test_R15_passing_may_exchange_one_letter() -> None:
    outcome = played(scene("", "KWXELNO", SEVEN, bag="ABC"), Pass(0, "K"))
    assert outcome.position.hands[0] == "WXELNOA"
    assert sorted(outcome.position.box.bag) == ["B", "C", "K"]
    assert outcome.position.table.bag == 3


def test_R15_the_others_see_that_a_letter_is_exchanged_but_not_which() -> None:
    exchanged, *_ = played(scene("", "KWXELNO", SEVEN), Pass(0, "K")).events
    assert isinstance(exchanged, Exchanged)
    assert told_to(exchanged, 1) == told_to(exchanged, None) == LetterExchanged(0)


def test_R15_the_bag_is_shaken_after_an_exchange() -> None:
    bags = {played(scene("", "KWXELNO", SEVEN), Pass(0, "K"), luck=luck).position.box.bag for luck in range(5)}
    assert len(bags) == 5


def test_R15_one_exchanges_only_what_one_has() -> None:
    assert refused(scene("", "KWXELNO", SEVEN), Pass(0, "Z")) == no.NotOnRack("Z")


def test_R15_an_exchange_is_one_letter() -> None:
    assert refused(scene("", "KWXELNO", SEVEN), Pass(0, "KW")) == no.NoSuchLetter("KW")


def test_R15_an_empty_bag_gives_nothing() -> None:
    assert refused(scene("", "KWXELNO", SEVEN, bag=""), Pass(0, "K")) == no.BagEmpty("K")


def test_R21_who_runs_out_of_time_passes_without_an_exchange() -> None:
    outcome = played(scene("", "KWXELNO", SEVEN), TimeUp(0))
    assert kinds(outcome) == ["time_ran_out", "passed"]
    assert outcome.position.hands[0] == "KWXELNO"
    assert outcome.position.table.turn == 1
