"""What a lay would bring, from a view alone."""

from random import Random

from tablee.core.engine import view_for
from tablee.games.topword import GAME
from tablee.games.topword import refusals as no
from tablee.games.topword.actions import Lay, Pass
from tablee.games.topword.examples import RETRACE, RIRE
from tablee.games.topword.moves import moves
from tablee.games.topword.notation import read_tiles
from tablee.games.topword.options import Options
from tablee.games.topword.preview import Preview, preview
from tablee.games.topword.scene import board, scene
from tablee.games.topword.tests.counts import positions
from tablee.lexicon import lexicon


def look(picture: str, move: str, rack: str, options: Options | None = None, turn: int = 0) -> Preview:
    position = scene(picture, rack, "EEILNOS", options=options or Options(), turn=turn)
    found = preview(view_for(GAME, position, 0), Lay(0, read_tiles(move, board(picture))))
    assert isinstance(found, Preview), found
    return found


def test_R13_the_words_their_letters_and_their_points() -> None:
    found = look(RETRACE, "I3 SOJA", "SOJALIN")
    words = [(one.word.text, one.word.letters, one.word.doubled, one.word.points, one.good) for one in found.words]
    assert words == [("SOJA", 4, True, 8, True), ("BISES", 7, False, 7, True)]
    assert (found.bonus_letters, found.bonus, found.all_seven, found.points) == ("J", 2, 0, 17)


def test_R11_a_bad_word_is_marked_with_the_refusal_it_would_meet() -> None:
    found = look(RIRE, "F1 TRIE", "TRELNUO")
    assert [one.good for one in found.words] == [True, False]
    assert found.words[1].why == no.BY_REASON["unknown"]("AE", "AE", ("AE",))


def test_R16_where_players_challenge_nobody_is_told_what_is_good() -> None:
    found = look(RIRE, "F1 TRIE", "TRELNUO", Options(referee="challenge"))
    assert {(one.good, one.why) for one in found.words} == {(None, None)}


def test_R5_one_may_look_while_others_play() -> None:
    assert look(RIRE, "F1 TRIS", "TRSLNUO", turn=1).points == 12


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
            assert found.points == move.points
            assert all(one.good for one in found.words)
