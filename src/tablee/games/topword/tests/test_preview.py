"""What a lay would bring, from a view alone."""

from random import Random
from typing import Any

import pytest

from tablee.core.actions import Deal
from tablee.core.loop import Applied, apply, view_for
from tablee.games.topword import GAME
from tablee.games.topword.exam.examples import RETRACE, RIRE
from tablee.games.topword.exam.scene import board, scene
from tablee.games.topword.rules import refusals as no
from tablee.games.topword.rules.actions import Lay, Pass
from tablee.games.topword.rules.lays.moves import moves
from tablee.games.topword.rules.lays.preview import Earning, Formed, Preview, preview
from tablee.games.topword.rules.lays.scoring import Sum
from tablee.games.topword.rules.options import Options, Referee
from tablee.games.topword.tests.counts import positions
from tablee.games.topword.text.notation import read_tiles
from tablee.lexicon import lexicon


def look(picture: str, move: str, rack: str, options: Options | None = None, turn: int = 0) -> Preview:
    position = scene(picture, rack, "EEILNOS", options=options or Options(), turn=turn)
    found = preview(view_for(GAME, position, 0), Lay(0, read_tiles(move, board(picture))))
    assert isinstance(found, Preview), found
    return found


def test_R13_the_words_their_letters_and_their_points() -> None:
    found = look(RETRACE, "I3 SOJA", "SOJALIN")
    words = [(one.text, one.earning, one.good) for one in found.words]
    assert words == [("SOJA", Earning(4, True, 8), True), ("BISES", Earning(7, False, 7), True)]
    assert found.sum == Sum(bonus_letters="J", bonus=2, all_seven=0, points=17)


def test_R11_a_bad_word_is_marked_with_the_refusal_it_would_meet() -> None:
    found = look(RIRE, "F1 TRIE", "TRELNUO")
    assert [one.good for one in found.words] == [True, False]
    assert found.words[1].why == no.BY_REASON["unknown"]("AE", "AE", ("AE",))


def test_R22_without_help_one_sees_the_words_and_where_they_stand() -> None:
    found = look(RIRE, "F1 TRIE", "TRELNUO", Options(help="none"))
    assert found == Preview((Formed("TRIE", 5, 0, True, 4), Formed("AE", 4, 3, False, 2)))


def test_R22_help_with_points_is_the_same_for_good_words_and_bad() -> None:
    good, bad = (look(RIRE, f"F1 {word}", "TRESLNU", Options(help="points")) for word in ("TRIS", "TRIE"))
    assert (
        [one.earning for one in good.words]
        == [one.earning for one in bad.words]
        == [
            Earning(4, True, 8),
            Earning(2, True, 4),
        ]
    )
    assert good.sum == bad.sum == Sum("", 0, 0, 12)
    assert {(one.good, one.why) for found in (good, bad) for one in found.words} == {(None, None)}


@pytest.mark.parametrize("referee", ["arbiter", "challenge"])
def test_R22_who_sits_there_settles_the_help_unless_the_table_chose(referee: Referee) -> None:
    def helped(robots: tuple[int, ...], **chosen: Any) -> str:
        start = GAME.rules.start(Options(referee=referee, **chosen), 3)
        outcome = apply(GAME, start, Deal(robots=robots), Random(1), 0.0)
        assert isinstance(outcome, Applied)
        return str(view_for(GAME, outcome.position, None).help)

    assert [helped(robots) for robots in ((1, 2), (0, 1, 2), (2,), ())] == ["words", "words", "points", "points"]
    assert [helped((1, 2), help=wish) for wish in ("none", "points", "words")] == ["none", "points", "words"]


def test_R5_one_may_look_while_others_play() -> None:
    assert look(RIRE, "F1 TRIS", "TRSLNUO", turn=1).sum == Sum("", 0, 0, 12)


def test_R7_a_lay_that_cannot_be_previews_its_refusal() -> None:
    view = view_for(GAME, scene(RIRE, "TRSLNUO", "EEILNOS"), 0)
    assert preview(view, Lay(0, read_tiles("A1 TRS", view.stacks))) == no.NotConnected("A1")


def test_passing_has_nothing_to_show() -> None:
    assert preview(view_for(GAME, scene(RIRE, "TRSLNUO", "EEILNOS"), 0), Pass(0)) is None


def test_R13_the_preview_promises_what_the_rules_pay() -> None:
    for view in Random(2).sample(positions(), 10):
        for move in moves(view.stacks, view.rack, lexicon.common.graph, view.options):
            found = preview(view, Lay(view.turn, move.tiles))
            assert isinstance(found, Preview)
            assert found.sum is not None
            assert found.sum.points == move.points
            assert all(one.good for one in found.words)
