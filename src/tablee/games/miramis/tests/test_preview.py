"""What a lay would bring, from a view alone."""

from tablee.core.engine import view_for
from tablee.games.miramis import GAME
from tablee.games.miramis import refusals as no
from tablee.games.miramis.actions import Exchange, Lay, Pass
from tablee.games.miramis.board import Tile
from tablee.games.miramis.examples import examples
from tablee.games.miramis.letters import Letter
from tablee.games.miramis.notation import read_tiles
from tablee.games.miramis.preview import Preview, preview
from tablee.games.miramis.scene import scene
from tablee.games.miramis.tests.table import OTHER, ROULE, played, rack, runs, words


def look(move: str, letters: str, turn: int = 0) -> Preview:
    view = view_for(GAME, scene(ROULE, letters, OTHER, turn=turn), 0)
    found = preview(view, Lay(0, read_tiles(move, view.stones)))
    assert isinstance(found, Preview), found
    return found


def test_R13_R15_the_columns_of_the_score_sheet_with_every_word_and_run_named() -> None:
    found = look("C8 neCTAR", "neCTARRD")
    assert (found.notation, words(found.score)) == ("C8 neCTAR", ["NECTAR", "EN"])
    assert runs(found.score) == [("NE", 7), ("CTAR", 20), ("EN", 7)]
    assert (found.score.match, found.score.run, found.score.bonus, found.score.points) == (50, 34, 0, 84)
    assert found.why == (None, None)


def test_R8_a_bad_word_is_marked_with_the_refusal_it_would_meet() -> None:
    found = look("C4 SEL", "SELAINTu")
    assert words(found.score) == ["SEL", "RS", "OE", "UL"]
    assert found.why == (None, *(no.BY_REASON["unknown"](word, word, (word,)) for word in ("RS", "OE", "UL")))


def test_R14_a_lengthened_word_says_what_it_lengthens() -> None:
    assert look("B4 (ROUle)r", "rAINTuSE").score.words[0].lengthens == "ROULE"


def test_R5_one_may_look_while_others_play() -> None:
    assert look("C8 neCTAR", "neCTARRD", turn=1).score.points == 84


def test_R7_a_lay_that_cannot_be_previews_its_refusal() -> None:
    view = view_for(GAME, scene(ROULE, "TRSLNUOE", OTHER), 0)
    assert preview(view, Lay(0, read_tiles("H1 TRS", view.stones))) == no.NotJoined("H1")


def test_R12_a_pawn_without_its_letter_previews_its_refusal() -> None:
    view = view_for(GAME, scene(ROULE, "?RRSLNUOE", OTHER), 0)
    assert preview(view, Lay(0, (Tile(2, 7, Letter("?", "red")),))) == no.LetterMissing("C8")


def test_passing_and_exchanging_have_nothing_to_show() -> None:
    view = view_for(GAME, scene(ROULE, "TRSLNUOE", OTHER), 0)
    assert preview(view, Pass(0)) is None
    assert preview(view, Exchange(0, rack("T"))) is None


def test_R15_the_preview_promises_what_the_rules_pay() -> None:
    position = examples()[0].position
    for ask in examples()[0].asks:
        promised = preview(view_for(GAME, position, ask.seat), ask)
        assert isinstance(promised, Preview)
        position = played(position, ask).position
        assert position.table.history[-1].score == promised.score
