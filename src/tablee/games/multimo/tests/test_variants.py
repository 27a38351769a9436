"""The three variants, and all of them together."""

from random import Random

import pytest

from tablee.core.actions import Deal, TimeUp
from tablee.core.refusal import NotYourTurn
from tablee.games.multimo.exam.scene import scene
from tablee.games.multimo.exam.twins import holdings
from tablee.games.multimo.rules import grid_refusals as not_so
from tablee.games.multimo.rules import refusals as no
from tablee.games.multimo.rules.actions import Arrange, Finish, Lift, Name, PlaceNeutral, PlaceTile, Swap
from tablee.games.multimo.rules.letters import counts
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.phases.opening import start_word
from tablee.games.multimo.rules.state import deadline, start, store, to_play
from tablee.games.multimo.tests.table import NOW, kinds, named, opened, played, refused, seen
from tablee.lexicon import lexicon

WORD = Options(width=5, height=5, start_word=True)
SIX = Options(width=4, height=4, six_more=True)
PLACED = Options(width=4, height=4, placed_neutrals=True)
SOIR = """
    S O I R
    A # L A
    L E # T
    E # # #
"""


def test_R18_all_begin_with_the_same_word_in_the_first_row() -> None:
    position = opened(WORD, seats=3)
    word = position.table.fixed[0]
    assert word in lexicon.common
    assert [hand.grid for hand in position.hands] == [(word, *["....."] * 4)] * 3
    assert position.table.filled == (5, 5, 5)


def test_R18_its_letters_come_out_of_the_stores() -> None:
    position = opened(WORD)
    left = store(position.table)
    assert all(left[letter] == counts()[letter] - position.table.fixed[0].count(letter) for letter in left)


@pytest.mark.parametrize("length", range(3, 11))
def test_R18_there_is_a_word_for_every_width(length: int) -> None:
    words = {start_word(length, Random(luck)) for luck in range(6)}
    assert len(words) > 2
    assert all(len(word) == length and word in lexicon.common and not lexicon.is_crude(word) for word in words)
    assert all(word.count(letter) <= counts()[letter] for word in words for letter in word)


def test_R18_the_word_does_not_move() -> None:
    position = named(opened(WORD), "E")
    for ask in (Lift(0, (0, 0)), PlaceTile(0, "E", (0, 4)), Swap(0, (0, 0), (0, 1)), Arrange(0, (".....",) * 5)):
        refusal = refused(position, ask)
        assert isinstance(refusal, not_so.FixedSquare)
        assert refusal.square[0] == "A"


def test_R19_six_letters_more_are_named_and_six_stay_unused() -> None:
    position = scene((SOIR, "ZZZZZZ".replace("Z", "E")), options=SIX)
    assert position.table.phase == "finish"
    assert seen(position).spare == 6
    over = played(position, Finish(0)).position.table
    assert over.sheets[0].points == 17


def test_R19_a_full_grid_before_the_last_letter_is_not_finished() -> None:
    assert refused(scene((SOIR, "EE"), options=SIX), Finish(0)) == no.NotAllNamed(4)


def test_R19_neutral_squares_do_not_stay_unused() -> None:
    lettered = SOIR.replace("#", "E", 2)
    assert refused(scene((lettered, "EEEE"), options=SIX), Finish(0)) == not_so.NeutralsWaiting(2)


def test_R20_neutral_squares_are_placed_in_turn_before_the_first_letter() -> None:
    position = opened(PLACED)
    assert (position.table.phase, position.table.to_place, position.hands[0].waiting) == ("neutrals", 5, "")
    for number, square in enumerate([(0, 0), (0, 3), (3, 0), (3, 3), (1, 1)]):
        assert to_play(position.table) == (number % 2,)
        position = played(position, PlaceNeutral(number % 2, square)).position
    assert [hand.grid for hand in position.hands] == [("#..#", ".#..", "....", "#..#")] * 2
    assert (position.table.phase, position.table.turn) == ("letters", 1)
    assert refused(position, PlaceNeutral(1, (2, 2))) == no.NoNeutralsToPlace()


def test_R20_one_that_would_cut_the_free_squares_in_two_is_refused() -> None:
    position = played(opened(PLACED), PlaceNeutral(0, (0, 1))).position
    assert refused(position, PlaceNeutral(1, (1, 0))) == no.CutsInTwo("B1", ("A1",))


def test_R20_places_are_on_the_grid_and_free() -> None:
    position = played(opened(PLACED), PlaceNeutral(0, (0, 0))).position
    assert refused(position, PlaceNeutral(1, (4, 0))) == not_so.Outside(5, 1, 4, 4)
    assert refused(position, PlaceNeutral(1, (0, 0))) == not_so.FixedSquare("A1")
    assert refused(position, PlaceNeutral(0, (3, 3))) == NotYourTurn((1,))


def test_R20_nothing_is_named_or_laid_before_all_are_placed() -> None:
    assert refused(opened(PLACED), Name(0, "E")) == no.NeutralsFirst(5)
    assert refused(opened(PLACED), PlaceTile(1, "E", (0, 0))) == no.NeutralsFirst(5)
    assert refused(opened(PLACED), Finish(0)) == no.NotAllNamed(11)


def test_R20_they_do_not_move() -> None:
    position = played(opened(Options(width=3, height=3, placed_neutrals=True)), PlaceNeutral(0, (0, 0))).position
    position = played(position, PlaceNeutral(1, (0, 1)), PlaceNeutral(0, (0, 2)), Name(1, "E")).position
    assert refused(position, Lift(0, (0, 0))) == not_so.FixedSquare("A1")
    assert refused(position, PlaceTile(1, "E", (0, 2))) == not_so.FixedSquare("A3")
    assert refused(position, Arrange(0, ("E##", "...", "..."))) == not_so.FixedSquare("A1")


def test_R20_when_the_minute_is_over_the_house_chooses_a_square() -> None:
    due = deadline(opened(PLACED))
    assert due is not None
    assert (due.at, due.action) == (NOW + 60, TimeUp(0))
    outcome = played(opened(PLACED), due.action)
    assert kinds(outcome) == ["time_ran_out", "neutral_placed"]
    assert outcome.position.table.to_place == 4


def test_R20_a_table_without_this_variant_has_none_to_place() -> None:
    assert refused(opened(), PlaceNeutral(0, (0, 0))) == no.NoNeutralsToPlace()


@pytest.mark.parametrize("size", [(3, 3), (8, 8), (10, 8)])
def test_R18_R19_and_R20_go_together(size: tuple[int, int]) -> None:
    width, height = size
    options = Options(width=width, height=height, stars=1, start_word=True, six_more=True, placed_neutrals=True)
    position = played(start(options, 4), Deal()).position
    whole = holdings(position)
    while position.table.phase in ("neutrals", "letters"):
        position = played(position, TimeUp(to_play(position.table)[0])).position
        assert holdings(position) == whole
    assert seen(position).waiting.count("#") == 0
    assert len(seen(position).waiting) == "".join(seen(position).grid).count(".") + 6
