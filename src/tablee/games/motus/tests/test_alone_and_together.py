"""Everyone for themselves, alone, the words of the house, and time."""

from dataclasses import replace
from random import Random

import pytest

from tablee.core.actions import HOUSE, Deadline, Deal, TimeUp
from tablee.core.loop import Applied, apply, view_for
from tablee.core.seats import Result
from tablee.games.motus import GAME
from tablee.games.motus.exam.scene import SIX, STOCK, scene, words
from tablee.games.motus.rules import refusals as no
from tablee.games.motus.rules.actions import Draw, Guess, SetWord
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.state import to_play
from tablee.games.motus.rules.words.lists import house_words
from tablee.games.motus.tests.table import A, B, C, D, guess, kinds, left_alone, played, refused

ONE = Options(letters=6, series=1)
TIMED = Options(letters=6, time=30)
MISSES = ("CITRON", "CANARD", "CABANE", "CAMION", "CACHER", "CANTON")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R17_everyone_seeks_the_word_of_the_neighbour_on_the_right(seats: int) -> None:
    position = scene(Options(letters=6, mode="simultaneous"), seats)
    assert to_play(position.table) == tuple(range(seats))
    pairs = [(slate.setter, slate.guessers) for slate in position.table.slates]
    assert pairs == [(seat, ((seat + 1) % seats,)) for seat in range(seats)]


def test_R17_fifty_points_or_twenty_five_after_the_extra_letter() -> None:
    position = words("CARTON", "CARTON", options=ONE, seats=2)
    position = played(position, guess(position, 1, "CARTON")).position
    for word in MISSES:
        position = played(position, guess(position, 0, word)).position
    assert (position.table.slates[1].known, position.table.slates[1].awaited) == ("CARTON", (0,))
    after = played(position, guess(position, 0, "CARTON")).position
    assert after.table.scores == (25, 50)
    assert after.table.result is not None
    assert (after.table.result.winners, after.table.result.reason) == ((1,), "points")


def test_R17_those_who_are_level_share_the_victory() -> None:
    position = words("CARTON", "MAISON", "JARDIN", options=ONE, seats=3)
    position = played(position, (1, "CARTON"), (2, "MAISON")).position
    after = left_alone(position)
    assert after.table.result is not None
    assert (after.table.result.winners, after.table.result.reason) == ((1, 2), "points")


def level_but_for_lines(options: Options) -> Result:
    """Both find their word, one on the first line and the other on the second."""
    position = words("CARTON", "MAISON", options=options, seats=2)
    result = played(position, (1, "CITRON"), (0, "MAISON"), (1, "CARTON")).position.table.result
    assert isinstance(result, Result)
    return result


def test_R17_with_equal_points_the_fewest_lines_decide() -> None:
    assert level_but_for_lines(ONE) == Result((0,), (50, 50), "lines")


def test_R17_a_table_may_leave_it_a_draw() -> None:
    assert level_but_for_lines(replace(ONE, ties="draw")) == Result((), (50, 50), "points")


def test_R17_lines_decide_between_the_leaders_only() -> None:
    position = words("CARTON", "MAISON", "JARDIN", options=ONE, seats=3)
    position = played(position, (1, "CITRON"), (1, "CARTON"), (2, "MOUTON"), (2, "MATINS"), (2, "MAISON")).position
    after = left_alone(position).table
    assert after.lines == (7, 2, 3)
    assert after.result == Result((1,), (0, 50, 50), "lines")


def test_R17_as_many_points_and_lines_are_a_draw() -> None:
    position = words("CARTON", "MAISON", options=ONE, seats=2)
    result = played(position, (1, "CARTON"), (0, "MAISON")).position.table.result
    assert result == Result((), (50, 50), "points")


def test_R17_lines_are_counted_over_all_series() -> None:
    position = words("CARTON", "MAISON", options=replace(ONE, series=2), seats=2)
    position = played(position, (1, "CITRON"), (0, "MAISON"), (1, "CARTON")).position
    position = played(position, SetWord(0, "JARDIN"), SetWord(1, "SOLEIL")).position
    after = played(position, (1, "JARDIN"), (0, "SALADE"), (0, "SOLEIL")).position.table
    assert (after.lines, after.result) == ((3, 3), Result((), (100, 100), "points"))


def test_R17_no_grid_unless_the_table_wants_one() -> None:
    without = words("CARTON", "MAISON", options=SIX, seats=2)
    assert played(without, (1, "CARTON")).position.table.owed == ()
    own = Options(letters=6, grid=True)
    found = played(words("CARTON", "MAISON", options=own, seats=2), (1, "CARTON")).position
    assert found.table.owed == (1,)
    assert played(found, Draw(1)).position.table.grids[0].last is None


def test_R18_alone_the_house_sets_and_the_deal_alone_decides_the_words() -> None:
    deals = [apply(GAME, GAME.rules.start(ONE, 1), Deal(), Random(luck), 0.0) for luck in (5, 5, 6)]
    secrets = [deal.position.box.secrets[0] for deal in deals if isinstance(deal, Applied)]
    assert secrets[0] == secrets[1] != secrets[2]
    assert secrets[0] in house_words(6)


def test_R18_alone_a_word_found_is_won() -> None:
    outcome = played(words("JARDIN", options=ONE, seats=1), (0, "JARDIN"))
    result = outcome.position.table.result
    assert result is not None
    assert (result.winners, result.scores, result.reason) == ((0,), (50,), "solo")


def test_R18_alone_a_word_missed_is_not() -> None:
    result = left_alone(words("JARDIN", options=ONE, seats=1)).table.result
    assert result is not None
    assert (result.winners, result.scores) == ((), (0,))


def test_R19_alone_nobody_sets_a_word() -> None:
    position = words("JARDIN", options=SIX, seats=1)
    assert position.table.slates[0].setter == HOUSE
    assert refused(position, SetWord(0, "CARTON")) == no.HouseSets()


def test_R19_nobody_sees_the_words_of_the_house() -> None:
    outcome = apply(GAME, GAME.rules.start(Options(words="house"), 4), Deal(), Random(1), 0.0)
    assert isinstance(outcome, Applied)
    for seat in (None, A, B, C, D):
        seen = repr(view_for(GAME, outcome.position, seat))
        assert not [word for word in outcome.position.box.secrets if word in seen]


def test_R20_time_for_a_proposal() -> None:
    position = words("CARTON", "MAISON", options=TIMED)
    assert GAME.rules.deadline(position) == Deadline(30.0, TimeUp(B))
    after = played(position, TimeUp(B), at=30.0)
    assert kinds(after.events) == ["time_ran_out"]
    line = after.position.table.slates[1].lines[0]
    assert (line.seat, line.word, line.fate, after.position.table.slates[1].awaited) == (B, "", "time", (A,))
    assert GAME.rules.deadline(after.position) == Deadline(30.0, TimeUp(C))


def test_R20_without_a_limit_the_rules_keep_no_time() -> None:
    assert GAME.rules.deadline(scene()) is None
    assert GAME.rules.deadline(words("CARTON", "MAISON")) is None


def test_R20_a_setter_who_takes_too_long_gets_a_word_of_the_house() -> None:
    position = scene(TIMED)
    assert GAME.rules.deadline(position) == Deadline(90.0, TimeUp(A))
    after = played(position, TimeUp(A), at=90.0)
    assert kinds(after.events) == ["setting_time_up", "word_set"]
    assert (after.position.hands[A], after.position.box.secrets) == (STOCK[0], (STOCK[0], ""))
    assert GAME.rules.deadline(after.position) == Deadline(90.0, TimeUp(C))


def test_R20_the_house_draws_for_who_does_not() -> None:
    position = played(words("CARTON", "MAISON", options=TIMED), (C, "CARTON"), at=5.0).position
    assert GAME.rules.deadline(position) == Deadline(25.0, TimeUp(C))
    assert played(position, TimeUp(C), at=25.0).position.table.owed == ()


def test_R20_a_line_begins_when_the_one_before_is_written() -> None:
    position = played(words("CARTON", "MAISON", options=TIMED), (C, "CITRON"), (B, "MOUTON"), at=12.0).position
    assert GAME.rules.deadline(position) == Deadline(42.0, TimeUp(A))


def test_R7_a_guess_for_a_slate_that_waits_for_nobody_is_refused() -> None:
    position = played(words("CARTON", "MAISON", options=SIX, seats=2), (1, "CARTON")).position
    assert refused(position, Guess(1, 0, 1, 2, "CITRON")) == no.WordOver("CITRON")
