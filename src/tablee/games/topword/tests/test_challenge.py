"""Where the players judge the words: challenges, taking back, and the last move of a match."""

import pytest

from tablee.games.topword.exam.scene import scene
from tablee.games.topword.exam.twins import holdings
from tablee.games.topword.rules import refusals as no
from tablee.games.topword.rules.actions import Challenge, Pass
from tablee.games.topword.rules.events import TakenBack, Upheld
from tablee.games.topword.rules.options import Options
from tablee.games.topword.tests.table import played, refused
from tablee.testing.asking import kinds

PLAYERS = Options(referee="challenge")
OTHER = "AEINRST"
GOOD, BAD = "E3 TRI", "E3 TRX"
RACK = "TRIXELN"


def test_R16_with_an_arbiter_a_bad_word_is_refused_and_nothing_is_lost() -> None:
    assert refused(scene("", RACK, OTHER), BAD).rule == "R11"


def test_R16_without_an_arbiter_any_word_goes() -> None:
    position = played(scene("", RACK, OTHER, options=PLAYERS), BAD).position
    assert position.table.scores == (8, 0)
    assert position.table.turn == 1


def test_R16_without_an_arbiter_letters_still_lie_as_they_must() -> None:
    assert isinstance(refused(scene("", RACK, OTHER, options=PLAYERS), "A1 TRI"), no.NotOnCentre)


@pytest.mark.parametrize("challenger", [1, 2])
def test_R16_a_bad_word_is_taken_back_whoever_challenges(challenger: int) -> None:
    before = scene("", RACK, OTHER, "EEILNOS", options=PLAYERS)
    outcome = played(before, BAD, Challenge(challenger))
    table = outcome.position.table
    assert TakenBack(0, ("TRX",)) in outcome.events
    assert (table.scores, table.stacks, table.bag) == ((0, 0, 0), before.table.stacks, before.table.bag)
    assert sorted(outcome.position.hands[0]) == sorted(RACK)
    assert holdings(outcome.position) == holdings(before)


def test_R16_the_turn_of_a_bad_word_is_lost() -> None:
    outcome = played(scene("", RACK, OTHER, options=PLAYERS), BAD, Challenge(1))
    assert outcome.position.table.turn == 1
    assert outcome.position.table.history[-1].taken_back


def test_R16_letters_drawn_for_a_bad_word_go_back_and_the_bag_is_shaken() -> None:
    outcome = played(scene("", RACK, OTHER, options=PLAYERS), BAD, Challenge(1))
    assert kinds(outcome) == ["challenged", "taken_back", "bag_shaken"]


def test_R16_a_first_word_taken_back_leaves_the_middle_to_the_next() -> None:
    position = played(scene("", RACK, "TRIAEEE", options=PLAYERS), BAD, Challenge(1)).position
    assert isinstance(refused(position, "A1 TRI"), no.NotOnCentre)


def test_R16_a_wrong_challenge_costs_nothing() -> None:
    before = played(scene("", RACK, OTHER, options=PLAYERS), GOOD)
    outcome = played(before.position, Challenge(1))
    assert Upheld(0, ("TRI",)) in outcome.events
    assert outcome.position.table.scores == before.position.table.scores
    assert outcome.position.table.turn == 1


def test_R16_a_move_is_looked_up_once() -> None:
    position = played(scene("", RACK, OTHER, "EEILNOS", options=PLAYERS), GOOD, Challenge(1)).position
    assert refused(position, Challenge(2)) == no.NothingToChallenge()


def test_R16_the_next_player_closes_the_moment_by_laying() -> None:
    position = played(scene("", RACK, "SAEINOU", "EEILNOS", options=PLAYERS), BAD, "3E (T)A").position
    assert Upheld(1, ("TA",)) in played(position, Challenge(0)).events


def test_R16_the_next_player_closes_the_moment_by_passing() -> None:
    position = played(scene("", RACK, OTHER, "EEILNOS", options=PLAYERS), BAD, Pass(1)).position
    assert refused(position, Challenge(2)) == no.NothingToChallenge()


def test_R16_nobody_challenges_the_own_move() -> None:
    position = played(scene("", RACK, OTHER, options=PLAYERS), BAD).position
    assert refused(position, Challenge(0)) == no.OwnMove()


def test_R16_before_the_first_move_there_is_nothing_to_challenge() -> None:
    assert refused(scene("", RACK, OTHER, options=PLAYERS), Challenge(1)) == no.NothingToChallenge()


def test_R16_an_arbiter_makes_challenges_needless() -> None:
    position = played(scene("", RACK, OTHER), GOOD).position
    assert refused(position, Challenge(1)) == no.ArbiterWatches()


def test_R16_the_last_move_waits_for_a_verdict() -> None:
    position = played(scene("", "TRI", OTHER, bag="", options=PLAYERS), GOOD).position
    assert (position.table.phase, position.table.turn, position.table.result) == ("verdict", 1, None)
    assert refused(position, "6E SA") == no.LastMoveWaits()


def test_R16_the_last_move_is_let_stand_by_passing() -> None:
    outcome = played(scene("", "TRI", OTHER, bag="", options=PLAYERS), GOOD, Pass(1))
    assert kinds(outcome) == ["let_stand", "match_ended"]


def test_R16_the_last_move_is_upheld() -> None:
    outcome = played(scene("", "TRI", OTHER, bag="", options=PLAYERS), GOOD, Challenge(1))
    assert kinds(outcome) == ["challenged", "upheld", "match_ended"]


def test_R16_the_last_move_is_taken_back_and_play_goes_on() -> None:
    outcome = played(scene("", "TRX", OTHER, bag="", options=PLAYERS), BAD, Challenge(1))
    assert kinds(outcome) == ["challenged", "taken_back"]
    assert (outcome.position.table.phase, outcome.position.hands[0]) == ("play", "TRX")
