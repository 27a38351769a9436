"""The one exchange of a match, and passing."""

import pytest

from tablee.core.loop import told_to, view_for
from tablee.core.refusal import NotYourTurn, Refusal
from tablee.crossword.actions import Pass
from tablee.games.miramis import GAME
from tablee.games.miramis.exam.scene import scene
from tablee.games.miramis.exam.twins import holdings
from tablee.games.miramis.rules import rack_refusals as no
from tablee.games.miramis.rules.actions import Exchange
from tablee.games.miramis.rules.box.letters import Letter
from tablee.games.miramis.rules.events import Exchanged, LettersExchanged
from tablee.games.miramis.rules.refusals import NoSuchLetter
from tablee.games.miramis.tests.table import OTHER, ROULE, played, rack, refused
from tablee.testing.asking import kinds


def test_R9_one_to_three_letters_are_exchanged_before_playing() -> None:
    before = scene(ROULE, "qkVATEIN", OTHER, next_drawn="SOUL")
    outcome = played(before, "~qkV")
    assert kinds(outcome) == ["exchanged", "bag_shaken"]
    assert outcome.position.hands[0] == rack("ATEINSOU")
    assert (outcome.position.table.turn, outcome.position.table.bag) == (0, before.table.bag)
    assert set(rack("qkV")) <= set(outcome.position.box)
    assert holdings(outcome.position) == holdings(before)


def test_R9_the_turn_goes_on_after_the_exchange() -> None:
    outcome = played(scene(ROULE, "qkVATEIN", OTHER, next_drawn="SOUL"), "~qkV", "4B (R)ATES")
    assert outcome.position.table.turn == 1
    assert outcome.position.table.history[-1].exchanged == 3


def test_R9_a_second_exchange_is_refused() -> None:
    position = played(scene(ROULE, "qkVATEIN", OTHER), "~q").position
    assert refused(position, "~k") == no.ExchangeUsed()


def test_R9_a_second_exchange_is_refused_in_another_turn_too() -> None:
    position = played(scene(ROULE, "qkVATEIN", OTHER), "~q", Pass(0), Pass(1)).position
    assert refused(position, "~k") == no.ExchangeUsed()


def test_R9_everyone_has_an_exchange_of_their_own() -> None:
    position = played(scene(ROULE, "qkVATEIN", OTHER), "~q", Pass(0), "~uE").position
    assert position.table.exchanged == (1, 2)


def test_R9_after_laying_it_is_too_late() -> None:
    position = played(scene(ROULE, "qkVATEIN", OTHER), "4B (R)ATE").position
    assert refused(position, Exchange(0, rack("q"))) == no.ExchangeTooLate()


def test_R9_while_others_play_it_is_not_ones_turn() -> None:
    assert refused(scene(ROULE, "qkVATEIN", OTHER), Exchange(1, rack("u"))) == NotYourTurn((0,))


@pytest.mark.parametrize("count", [0, 4, 8])
def test_R9_no_fewer_than_one_and_no_more_than_three(count: int) -> None:
    ask = Exchange(0, rack("qkVATEIN")[:count])
    assert refused(scene(ROULE, "qkVATEIN", OTHER), ask) == no.ExchangeCount(count, 3)


@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        (rack("K"), no.RedMissing("K")),
        (rack("qq"), no.BlueMissing("Q")),
        (rack("*?"), no.TwoColouredPawnMissing()),
        ((Letter("é", "red"),), NoSuchLetter("é")),
    ],
)
def test_R9_only_ones_own_letters_are_exchanged(given: tuple[Letter, ...], refusal: Refusal) -> None:
    assert refused(scene(ROULE, "qkVATEIN", OTHER), Exchange(0, given)) == refusal


def test_R9_the_bag_must_hold_as_many() -> None:
    position = scene(ROULE, "qkVATEIN", OTHER, bag="SO")
    assert refused(position, "~qkV") == no.BagTooSmall(2, 3)
    assert view_for(GAME, position, 0).may_exchange == 2
    assert played(position, "~qk").position.hands[0] == rack("VATEINSO")


def test_R9_others_see_only_how_many() -> None:
    event = played(scene(ROULE, "qkVATEIN", OTHER), "~qk").events[0]
    assert isinstance(event, Exchanged)
    assert told_to(event, 0) is event
    assert told_to(event, 1) == LettersExchanged(0, 2) == told_to(event, None)


def test_R10_a_player_may_pass_and_the_turn_counts() -> None:
    outcome = played(scene(ROULE, "qkVATEIN", OTHER), Pass(0))
    table = outcome.position.table
    assert (table.turn, [(move.seat, move.deed, move.score.points) for move in table.history]) == (1, [(0, "pass", 0)])
    assert view_for(GAME, outcome.position, 0).turns_left == (6, 7)


def test_R10_one_may_pass_after_an_exchange() -> None:
    outcome = played(scene(ROULE, "qkVATEIN", OTHER), "~qk", Pass(0))
    assert [(move.deed, move.exchanged) for move in outcome.position.table.history] == [("pass", 2)]
