"""Which words are new, which are good, and how the Qu reads."""

import pytest

from tablee.core.help import Help
from tablee.core.refusal import Refusal
from tablee.games.topword import GAME
from tablee.games.topword.exam.scene import scene
from tablee.games.topword.rules import refusals as no
from tablee.games.topword.rules.letters import letters
from tablee.games.topword.rules.options import Options
from tablee.games.topword.tests.table import breakdown, laid, played, refused
from tablee.lexicon.refusals import WordRefusal

OTHER = "AEINRST"
TRI = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . T R I . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
"""
QUI = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . Q I . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
"""


def test_R11_a_word_that_grows_is_new() -> None:
    assert breakdown(played(scene(TRI, "SEELNOU", OTHER), "D3 (TRI)S")) == {"TRIS": 8}


def test_R11_a_word_that_changes_is_new() -> None:
    assert breakdown(played(scene(TRI, "CEELNOU", OTHER), "D3 +C(RI)")) == {"CRI": 4}


def test_R11_a_word_that_stays_is_not_new() -> None:
    assert breakdown(played(scene(TRI, "EELNOUS", OTHER), "3D (T)E")) == {"TE": 4}


def test_R11_every_word_across_a_lay_is_new() -> None:
    assert breakdown(played(scene(TRI, "AIEELNO", OTHER), "E3 AI")) == {"AI": 4, "TA": 4, "RI": 4}


def test_R11_all_bad_words_are_named() -> None:
    answer = refused(scene(TRI, "KWZELNO", OTHER), "E3 KWZ")
    assert answer == no.BY_REASON["unknown"]("KWZ", "KWZ", ("KWZ", "TK", "RW", "IZ"))


def test_R11_a_good_word_does_not_save_a_bad_one() -> None:
    answer = refused(scene(TRI, "EELNOUS", OTHER), "E3 ES")
    assert isinstance(answer, WordRefusal)
    assert answer.words == ("RS",)


@pytest.mark.parametrize(
    ("word", "refusal"),
    [
        ("ABCDE", no.BY_REASON["unknown"]("ABCDE", "ABCDE", ("ABCDE",))),
        ("ROME", no.BY_REASON["proper"]("ROME", "Rome", ("ROME",))),
        ("ONU", no.BY_REASON["abbreviation"]("ONU", "ONU", ("ONU",))),
        ("KM", no.BY_REASON["symbol"]("KM", "km", ("KM",))),
        ("ACOUP", no.BY_REASON["compound"]("ACOUP", "à-coup", ("ACOUP",))),
        ("XV", no.BY_REASON["roman"]("XV", "XV", ("XV",))),
        ("SINO", no.BY_REASON["affix"]("SINO", "sino", ("SINO",))),
        ("STATU", no.BY_REASON["phrase"]("STATU", "statu", ("STATU",))),
        ("LORSQU", no.BY_REASON["elided"]("LORSQU", "lorsqu", ("LORSQU",))),
    ],
)
def test_R11_a_word_is_refused_with_the_reason_of_the_dictionary(word: str, refusal: Refusal) -> None:
    rack = word.replace("QU", "Q")
    assert refused(scene("", rack, OTHER), f"E5 {word}") == refusal


def test_R12_the_Q_reads_QU() -> None:
    outcome = played(scene("", "QIELNOR", OTHER), "E5 QUI")
    assert outcome.position.table.stacks[4][4:6] == ("Q", "I")
    assert [word.text for word in laid(outcome).words] == ["QUI"]


def test_R12_the_Qu_is_one_letter_and_one_point() -> None:
    assert breakdown(played(scene("", "QIELNOR", OTHER), "E5 QUI")) == {"QUI": 4}


def test_R12_the_Qu_reads_QU_in_words_laid_later() -> None:
    assert breakdown(played(scene(QUI, "LAEELNO", OTHER), "3B LA(QU)E")) == {"LAQUE": 8}


def test_R12_COQ_cannot_be_laid() -> None:
    answer = refused(scene("", "COQELNR", OTHER), "E3 COQ")
    assert answer == no.BY_REASON["unknown"]("COQU", "COQU", ("COQU",))


def test_R12_a_letter_may_cover_the_Qu_and_takes_both_letters_away() -> None:
    assert breakdown(played(scene(QUI, "SAEELNO", OTHER), "D3 +S(I)")) == {"SI": 3}


def test_R2_the_box_has_a_hundred_letters() -> None:
    assert len(letters()) == 100
    assert {letter: letters().count(letter) for letter in "AEXYQZ"} == {"A": 9, "E": 15, "X": 1, "Y": 1, "Q": 1, "Z": 1}


@pytest.mark.parametrize(("wish", "closed"), [("none", True), ("points", True), ("words", False)])
def test_R22_the_dictionary_is_shut_unless_the_table_helps_with_words(wish: Help, closed: bool) -> None:
    assert GAME.rules.closes_dictionary(scene("", "COQELNR", OTHER, options=Options(help=wish)).table) is closed
