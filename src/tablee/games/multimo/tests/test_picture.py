"""The table in the terminal."""

import pytest

from tablee.core.text.sentences import LANGUAGES, speaker, texts
from tablee.games.multimo.exam.examples import BEGUN, BROKEN, after, two_grids
from tablee.games.multimo.exam.scene import scene
from tablee.games.multimo.rules.actions import Finish
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.tests.table import opened, seen
from tablee.games.multimo.text.picture import draw

ENGLISH = speaker(texts("tablee.games.multimo.text", "en"), language="en")
REVEALED = """\
You: 160 points       1: 150 points
    1 2 3 4 5 6 7 8       1 2 3 4 5 6 7 8
A| T A R T I N E S    A| R E P L A T ■ E
B| A H ■ E C A R T    B| I L E ■ Y E N S"""


def test_R8_one_sees_the_own_grid_what_waits_and_how_far_the_others_are() -> None:
    drawing = draw(seen(scene((BEGUN, "TA"), ("LUNET/...../...../...../.....", "A"))), ENGLISH)
    assert drawing.startswith("    1 2 3 4 5\nA| L U N E ·\n")
    assert "Waiting: ■ ■ ■ ■ ■ ■ A T" in drawing
    assert "5 points: LUNE 5" in drawing
    assert "You · 4 of 25 squares\n1 · 5 of 25 squares" in drawing
    assert "LUNET" not in drawing


def test_R16_at_the_reveal_the_grids_stand_side_by_side_with_their_words() -> None:
    drawing = draw(seen(after(two_grids(), Finish(0), Finish(1))), ENGLISH)
    assert drawing.startswith(REVEALED)
    assert "TARTINES 8 · AH 7" in drawing
    assert "(AYS)" in drawing
    assert "  AYS is not in the dictionary." in drawing


def test_R15_without_help_one_sees_the_words_and_no_points() -> None:
    drawing = draw(seen(scene((BEGUN, "TA"), options=Options(help="none"))), ENGLISH)
    assert "Your words: LUNE" in drawing
    assert "point" not in drawing


def test_R15_help_with_points_counts_every_word_as_good() -> None:
    drawing = draw(seen(scene(("LXNE./...../...../...../.....", "TA"), options=Options(help="points"))), ENGLISH)
    assert "9 points if all words are good: LXNE 9" in drawing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_says_what_to_do(language: str) -> None:
    say = speaker(texts("tablee.games.multimo.text", language), language=language)
    book = texts("tablee.games.multimo.text", language)["terminal"]
    assert str(book["build"]) in draw(seen(opened()), say)
    assert "C5" in draw(seen(opened(Options(placed_neutrals=True))), say)
    assert str(book["finish_building"]) in draw(seen(scene((BROKEN, "DUV"))), say)
    assert str(book["reveal"]) in draw(seen(after(two_grids(), Finish(0), Finish(1))), say)
