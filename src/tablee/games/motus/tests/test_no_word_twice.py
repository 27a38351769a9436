"""No word is hidden twice in a match: of persons, of robots, of the house (R3)."""

from random import Random
from typing import Literal

import pytest

from tablee.core.actions import Deal, TimeUp
from tablee.core.loop import Applied, apply, view_for
from tablee.core.quick import changed
from tablee.games.motus import GAME
from tablee.games.motus.engine.bot import choose
from tablee.games.motus.exam.scene import SIX, STOCK, scene, super_partie, told, words
from tablee.games.motus.rules import refusals as no
from tablee.games.motus.rules.actions import SetWord
from tablee.games.motus.rules.events import WordSet
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.state import Moment, to_play
from tablee.games.motus.tests.table import A, B, C, D, kinds, left_alone, played, refused

TWO = Options(letters=6, series=2)


def with_robots(position: Moment, *robots: int) -> Moment:
    """The same table, if robots had these seats at the deal."""
    return changed(position, table=changed(position.table, robots=robots))


def test_R3_a_word_that_was_hidden_before_is_refused() -> None:
    second = left_alone(words("CARTON", "MAISON", options=TWO))
    assert refused(second, SetWord(B, "Maison")) == no.WordUsed("MAISON")
    assert refused(second, SetWord(D, "CARTON")) == no.WordUsed("CARTON")
    assert played(second, SetWord(B, "JARDIN")).position.hands[B] == "JARDIN"


def test_R3_persons_are_not_told_that_somebody_hides_the_same_word_now() -> None:
    position = played(scene(), SetWord(A, "CARTON"), SetWord(C, "CARTON")).position
    assert position.box.secrets == ("CARTON", "CARTON")


def test_R3_a_robot_that_thinks_of_the_other_s_word_gets_one_of_the_house() -> None:
    position = told(with_robots(scene(), A, C), WordSet(A, 0, STOCK[0], from_stock=False))
    outcome = played(position, SetWord(C, STOCK[0]))
    assert outcome.position.box.secrets == (STOCK[0], STOCK[1])
    assert kinds(outcome.events)[0] == "word_set"


def test_R3_the_house_passes_over_words_that_players_hid() -> None:
    position = told(scene(), WordSet(A, 0, STOCK[0], from_stock=False))
    after = played(position, TimeUp(C)).position
    assert after.box.secrets == (STOCK[0], STOCK[1])
    assert sorted(after.box.stock) == sorted(STOCK)
    later = left_alone(after)
    assert played(later, TimeUp(B)).position.hands[B] == STOCK[2]


def test_R3_a_word_prepared_in_vain_must_be_chosen_again() -> None:
    position = played(super_partie("CARTON"), SetWord(D, "CARTON")).position
    called = played(position, (A, "CARTON"), at=10.0).position
    outcome = played(called, TimeUp(B), at=10.2)
    assert kinds(outcome.events)[-2:] == ["prepared_in_vain", "super_word_began"]
    after = outcome.position
    assert (to_play(after.table), after.hands[D], after.box.secrets) == ((D,), "", ("",))
    assert refused(after, SetWord(D, "CARTON")) == no.WordUsed("CARTON")


def match_of_robots(options: Options, seats: int, seed: int) -> Moment:
    """A whole match; all who set a word at the same time think of the same one."""
    outcome = apply(GAME, GAME.rules.start(options, seats), Deal(robots=tuple(range(seats))), Random(seed), 0.0)
    assert isinstance(outcome, Applied)
    position, turns = outcome.position, Random(seed)
    while position.table.result is None:
        seat = turns.choice(to_play(position.table))
        seen = view_for(GAME, position, seat)
        luck = Random(f"{seen.round}") if seen.asked[0].what == "set" else turns
        position = played(position, choose(seen, "novice", luck)).position
    return position


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R3_in_a_whole_match_of_robots_no_word_comes_twice(seats: int, seed: int) -> None:
    position = match_of_robots(Options(letters=4, series=20, mode="simultaneous"), seats, seed)
    hidden = [one.secret for one in position.table.sheet]
    assert len(hidden) == len(set(hidden)) == 20 * seats


@pytest.mark.parametrize("words", ["players", "house"])
@pytest.mark.parametrize("seed", range(3))
def test_R3_R14_in_teams_no_word_of_the_series_comes_back_in_the_super_partie(
    words: Literal["players", "house"], seed: int
) -> None:
    position = match_of_robots(Options(letters=4, series=10, words=words), 4, seed)
    hidden = [one.secret for one in position.table.sheet]
    assert sum(one.series == 0 for one in position.table.sheet) >= 3
    assert len(hidden) == len(set(hidden)) >= 23


def test_R19_in_a_whole_match_the_house_draws_no_word_twice() -> None:
    outcome = apply(GAME, GAME.rules.start(Options(letters=4, series=20, words="house"), 4), Deal(), Random(1), 0.0)
    assert isinstance(outcome, Applied)
    position = outcome.position
    while position.table.result is None:
        position = left_alone(position)
    hidden = [one.secret for one in position.table.sheet]
    assert len(hidden) == len(set(hidden)) >= 40


def test_R3_the_words_in_play_are_not_among_those_known_to_all() -> None:
    assert words("CARTON", "MAISON", options=SIX).table.used == frozenset()
