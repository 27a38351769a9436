"""Moves as they are typed, and the table as it is drawn."""

import pytest

from tablee.core.actions import Action
from tablee.core.loop import view_for
from tablee.core.refusal import Refused, Unreadable
from tablee.core.text.sentences import speaker, texts
from tablee.games.motus import GAME
from tablee.games.motus.exam.scene import scene, super_partie, words
from tablee.games.motus.rules.actions import Draw, Guess, SetWord
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.state import Moment
from tablee.games.motus.tests.table import A, B, C, D, played
from tablee.games.motus.text.notation import read


@pytest.mark.parametrize(
    ("position", "seat", "typed", "ask"),
    [
        (scene(), A, "carton", SetWord(A, "carton")),
        (scene(), A, "= Carton", SetWord(A, "Carton")),
        (words("CARTON", "MAISON"), C, "citron", Guess(C, 0, 1, 1, "citron")),
        (words("CARTON", "MAISON"), B, "2/MOUTON", Guess(B, 1, 1, 1, "MOUTON")),
        (words("CARTON", "MAISON"), C, "*", Draw(C)),
        (super_partie("CARTON"), D, "JARDIN", SetWord(D, "JARDIN")),
        (super_partie("CARTON"), A, "CITRON", Guess(A, 0, 2, 1, "CITRON")),
    ],
)
def test_a_word_answers_what_is_asked(position: Moment, seat: int, typed: str, ask: Action) -> None:
    assert read(typed, view_for(GAME, position, seat)) == ask


@pytest.mark.parametrize("typed", ["", "1", "9/CARTON", "==", "1/2/CARTON", "x" * 65])
def test_nonsense_is_unreadable(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read(typed, view_for(GAME, words("CARTON", "MAISON"), C))
    assert isinstance(refused.value.refusal, Unreadable)


def test_the_table_shows_lines_marks_and_what_is_asked() -> None:
    position = played(words("CARTON", "MAISON", options=Options(letters=6, size=3)), (C, "CITRON")).position
    say = speaker(texts("tablee.games.motus.text", "en"), language="en")
    assert GAME.text.draw(view_for(GAME, position, D), say) == PICTURE


PICTURE = """\
Series 1 of 10
0 and 1: 0 points
2 and you: 0 points

Slate 1, for 2 and you
  1  C I T R O N   2
     X - O O X X
  2  C . . . O N   ← you

Slate 2, for 1 and 0
  1  M . . . . .   ← 1

Grid of 2 and you, 12 balls in the basin
    2    4    6
    8   10   12
   14   16   18

Propose a word on slate 1 (or 1/WORD)."""
