"""Which words may be set and proposed, and what a strict table makes of the others."""

import pytest

from tablee.core.events import told_to
from tablee.core.loop import Applied, view_for
from tablee.games.motus import GAME
from tablee.games.motus.exam.scene import SIX, scene, super_partie, words
from tablee.games.motus.rules import refusals as no
from tablee.games.motus.rules.actions import Guess, SetWord
from tablee.games.motus.rules.events import WordHidden
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.words import word_refusals as why
from tablee.games.motus.tests.table import A, B, C, D, asked, guess, kinds, played, refused

STRICT = Options(letters=6, strict=True)


@pytest.mark.parametrize(
    ("letters", "word"), [(4, "LOUP"), (5, "CHIEN"), (8, "CHOCOLAT"), (9, "CHAUSSURE"), (10, "BOULANGERS")]
)
def test_R2_all_words_have_the_agreed_number_of_letters(letters: int, word: str) -> None:
    position = scene(Options(letters=letters))
    assert isinstance(asked(position, SetWord(A, word)), Applied)
    assert refused(position, SetWord(A, word[:-1])) == why.TooShort(word[:-1], letters - 1, letters)


def test_R3_first_letters_are_shown_when_all_words_are_hidden() -> None:
    first = played(scene(), SetWord(A, "CARTON"))
    assert kinds(first.events) == ["word_set"]
    second = played(first.position, SetWord(C, "MAISON"))
    assert kinds(second.events) == ["word_set", "slate_opened", "slate_opened"]
    assert [slate.known for slate in second.position.table.slates] == ["C.....", "M....."]


def test_R3_only_the_setter_knows_the_word() -> None:
    outcome = played(scene(), SetWord(A, "CARTON"), SetWord(C, "MAISON"))
    for seat in (None, B, C, D):
        assert "CARTON" not in repr(view_for(GAME, outcome.position, seat))
    assert view_for(GAME, outcome.position, A).secret == "CARTON"


def test_R3_others_are_told_no_more_than_that_a_word_is_hidden() -> None:
    (event,) = played(scene(), SetWord(A, "CARTON")).events
    assert told_to(event, A) == event
    assert [told_to(event, seat) for seat in (None, B, C, D)] == [WordHidden(A)] * 4


def test_R3_a_hidden_word_is_not_changed() -> None:
    position = played(scene(), SetWord(A, "CARTON")).position
    assert refused(position, SetWord(A, "CITRON")) == no.AlreadySet("CARTON")


def test_R3_only_setters_set() -> None:
    assert refused(scene(), SetWord(B, "CARTON")) == no.NotYoursToSet()
    assert refused(words("CARTON", "MAISON"), SetWord(D, "CARTON")) == no.NotYoursToSet()


def test_R3_nobody_proposes_before_the_words_are_hidden() -> None:
    assert refused(scene(), Guess(C, 0, 1, 1, "CITRON")) == no.NoWordYet()


@pytest.mark.parametrize(
    ("word", "refusal"),
    [
        ("CAR", why.TooShort("CAR", 3, 6)),
        ("c", why.TooShort("C", 1, 6)),
        ("CARTONS", why.TooLong("CARTONS", 7, 6)),
        ("MAISON", why.WrongFirstLetter("MAISON", "C")),
        ("CXXXXX", why.UnknownWord("CXXXXX", "CXXXXX")),
        ("C4RT0N", why.NotLetters("C4RT0N")),
        ("", why.NotLetters("")),
    ],
)
def test_R4_a_bad_proposal_is_refused_and_the_line_kept(word: str, refusal: object) -> None:
    position = words("CARTON", "MAISON")
    assert refused(position, (C, word)) == refusal


def test_R4_a_name_is_refused_with_its_reason() -> None:
    position = words("MARTIN", "MARINE", options=Options(letters=6))
    assert refused(position, (C, "Madrid")) == why.ProperNoun("MADRID", "Madrid")


def test_R4_a_bad_secret_is_refused_with_its_reason() -> None:
    assert refused(scene(), SetWord(A, "CARTONS")) == why.TooLong("CARTONS", 7, 6)
    assert refused(scene(), SetWord(A, "Madrid")) == why.ProperNoun("MADRID", "Madrid")
    assert refused(scene(), SetWord(A, "QWERTA")) == why.UnknownWord("QWERTA", "QWERTA")


def test_R4_accents_case_and_ligatures_are_folded() -> None:
    assert played(scene(), SetWord(A, "écoles")).position.hands[A] == "ECOLES"
    after = played(words("COEURS", "MAISON"), (C, "cœurs"))
    assert after.position.table.slates[0].finder == C


def test_R4_the_dictionary_is_closed_during_a_match() -> None:
    assert GAME.rules.closes_dictionary(SIX)


@pytest.mark.parametrize("word", ["CAR", "CARTONS", "MAISON", "CXXXXX"])
def test_R5_at_a_strict_table_a_bad_proposal_loses_the_line(word: str) -> None:
    after = played(words("CARTON", "MAISON", options=STRICT), (C, word))
    slate = after.position.table.slates[0]
    assert kinds(after.events) == ["line_lost"]
    assert [(line.word, line.marks, line.fate) for line in slate.lines] == [(word, "", "bad_word")]
    assert (slate.line, slate.awaited, slate.known) == (2, (D,), "C.....")


def test_R5_what_is_no_letter_is_refused_even_there() -> None:
    assert refused(words("CARTON", "MAISON", options=STRICT), (C, "C4RTON")) == why.NotLetters("C4RTON")


def test_R5_a_strict_table_still_refuses_a_bad_secret() -> None:
    assert refused(scene(STRICT), SetWord(A, "QWERTA")) == why.UnknownWord("QWERTA", "QWERTA")


def test_R5_in_a_race_a_bad_word_loses_the_line_for_both() -> None:
    position = played(super_partie("CARTON", options=STRICT), (A, "CXXXXX")).position
    after = played(position, guess(position, B, "CYYYYY", 0))
    assert [line.fate for line in after.position.table.slates[0].lines] == ["bad_word", "bad_word"]
    assert after.position.table.slates[0].line == 2
