"""A hint is for the line that one is to write; what others write on their slates changes nothing."""

from random import Random

from tablee.core.loop import view_for
from tablee.games.motus import GAME
from tablee.games.motus.engine.hint import hint, hint_moment
from tablee.games.motus.exam.scene import words
from tablee.games.motus.rules.state import Moment
from tablee.games.motus.tests.table import A, B, C, D, played


def moment(position: Moment, seat: int = B) -> object:
    return hint_moment(view_for(GAME, position, seat))


def test_a_hint_stands_while_the_others_write_and_ends_with_a_line_on_ones_own_slate() -> None:
    position = words("CARTON", "MAISON")
    before = moment(position)
    theirs = played(position, (C, "CITRON"), (D, "CANTON")).position
    assert moment(theirs) == before
    assert hint(view_for(GAME, theirs, B), Random(1)) == hint(view_for(GAME, position, B), Random(1))
    assert moment(position, A) is None
    own = played(theirs, (B, "MOUTON"), (A, "MATINS")).position
    assert moment(own) not in (before, None)
