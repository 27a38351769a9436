"""Words of the players' own choice: anything of the agreed length, where persons hide it and no robot plays (R4)."""

from random import Random

import pytest

from tablee.core.actions import Deal
from tablee.core.loop import Applied, apply, view_for
from tablee.games.motus import GAME
from tablee.games.motus.engine.bot import LEVELS, choose
from tablee.games.motus.engine.looking_back.analyse import analyse
from tablee.games.motus.engine.making_up import made_up
from tablee.games.motus.exam.scene import scene, words
from tablee.games.motus.rules import refusals as no
from tablee.games.motus.rules.actions import Guess, SetWord
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.words import word_refusals as bad
from tablee.games.motus.rules.words.clues import Clues
from tablee.games.motus.rules.words.marks import marks
from tablee.games.motus.tests.table import A, B, C, asked, kinds, played, refused

FREE = Options(letters=6, series=1, free=True)
DEALT = Options(letters=6, series=1, free=True, words="house")


def test_R4_free_words_are_in_no_dictionary() -> None:
    hidden = played(scene(FREE), SetWord(A, "dragui"), SetWord(C, "Zyxwvu")).position
    assert hidden.box.secrets == ("DRAGUI", "ZYXWVU")
    tried = played(hidden, (C, "DDDDDD"), (B, "ZUTALO"))
    assert [slate.lines[0].marks for slate in tried.position.table.slates] == ["X-----", "XO----"]
    found = played(tried.position, Guess(3, 0, 1, 2, "DRAGUI"))
    assert "word_found" in kinds(found.events)


def test_R4_free_words_have_the_agreed_length_the_first_letter_and_letters_only() -> None:
    assert refused(scene(FREE), SetWord(A, "TANIA")) == bad.TooShort("TANIA", 5, 6)
    assert isinstance(refused(scene(FREE), SetWord(A, "R2D2R2")), bad.NotLetters)
    position = words("DRAGUI", "ZYXWVU", options=FREE)
    assert refused(position, (C, "ABCDEF")) == bad.WrongFirstLetter("ABCDEF", "D")


def test_R4_the_dictionary_is_what_a_table_has_unless_it_chose_otherwise() -> None:
    assert isinstance(refused(scene(), SetWord(A, "DRAGUI")), bad.UnknownWord)


@pytest.mark.parametrize("robots", [(3,), (0, 1, 2, 3)])
def test_R4_free_words_are_refused_where_a_robot_plays(robots: tuple[int, ...]) -> None:
    start = GAME.rules.start(FREE, 4)
    assert asked(start, Deal(robots=robots)) == no.FreeWordsNeedPersons()
    assert isinstance(asked(start, Deal()), Applied)


def test_R4_where_the_house_hides_the_words_the_dictionary_decides() -> None:
    assert isinstance(asked(GAME.rules.start(DEALT, 2), Deal(robots=(1,))), Applied)
    assert isinstance(refused(words("CARTON", "MAISON", options=DEALT), (C, "CCCCCC")), bad.UnknownWord)
    assert isinstance(refused(words("JARDIN", options=FREE, seats=1), (0, "JJJJJJ")), bad.UnknownWord)


@pytest.mark.parametrize("level", LEVELS)
def test_R4_a_robot_that_takes_a_seat_over_plays_on_with_free_words(level: str) -> None:
    outcome = apply(GAME, GAME.rules.start(FREE, 2), Deal(), Random(1), 0.0)
    assert isinstance(outcome, Applied)
    events, position = list(outcome.events), outcome.position
    for ask in (SetWord(A, "XQXQXQ"), choose(view_for(GAME, position, B), level, Random(2))):
        outcome = played(position, ask)
        events, position = [*events, *outcome.events], outcome.position
    while position.table.slates[0].status == "guessing":
        outcome = played(position, choose(view_for(GAME, position, B), level, Random(len(events))))
        events, position = [*events, *outcome.events], outcome.position
    assert analyse(FREE, 2, events).words[0].word.secret == "XQXQXQ"


def test_a_robot_makes_up_what_agrees_with_all_that_is_written() -> None:
    secret, clues = "XQXQEZ", Clues("X.....")
    for tried in ("XSEDQZ", "XQEEEZ"):
        clues = clues.and_tried(tried, marks(secret, tried))
    said = {made_up(clues, Random(seed)) for seed in range(10)}
    assert all(clues.fitting((word,)) for word in said)
    assert len(said) > 1
