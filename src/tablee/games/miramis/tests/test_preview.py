"""What a lay would bring, from a view alone."""

from dataclasses import replace
from random import Random

from tablee.core.actions import Deal
from tablee.core.help import Help
from tablee.core.loop import Applied, apply, view_for
from tablee.crossword.actions import Pass
from tablee.crossword.lays import Formed
from tablee.games.miramis import GAME
from tablee.games.miramis.exam.examples import examples
from tablee.games.miramis.exam.scene import scene
from tablee.games.miramis.rules import refusals as no
from tablee.games.miramis.rules.actions import Exchange, Lay
from tablee.games.miramis.rules.box.board import Tile
from tablee.games.miramis.rules.box.letters import Letter
from tablee.games.miramis.rules.lays.preview import Preview, preview
from tablee.games.miramis.rules.lays.sheet import Score
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.tests.table import OTHER, ROULE, played, rack, runs
from tablee.games.miramis.text.notation import read_tiles


def look(move: str, letters: str, turn: int = 0, helped: Help = "words") -> Preview:
    position = scene(ROULE, letters, OTHER, turn=turn)
    position = replace(position, table=replace(position.table, help=helped))
    view = view_for(GAME, position, 0)
    found = preview(view, Lay(0, read_tiles(move, view.stones)))
    assert isinstance(found, Preview), found
    return found


def scored(found: Preview) -> Score:
    assert found.score is not None
    return found.score


def texts(found: Preview) -> list[str]:
    return [word.text for word in found.words]


def test_R13_R15_the_columns_of_the_score_sheet_with_every_word_and_run_named() -> None:
    found = look("C8 neCTAR", "neCTARRD")
    assert (found.notation, texts(found)) == ("C8 neCTAR", ["NECTAR", "EN"])
    assert runs(scored(found)) == [("NE", 7), ("CTAR", 20), ("EN", 7)]
    assert (scored(found).match, scored(found).run, scored(found).bonus, scored(found).points) == (50, 34, 0, 84)
    assert found.why == (None, None)


def test_R8_a_bad_word_is_marked_with_the_refusal_it_would_meet() -> None:
    found = look("C4 SEL", "SELAINTu")
    assert texts(found) == ["SEL", "RS", "OE", "UL"]
    assert found.why == (None, *(no.BY_REASON["unknown"](word, word, (word,)) for word in ("RS", "OE", "UL")))


def test_R14_a_lengthened_word_says_what_it_lengthens() -> None:
    assert scored(look("B4 (ROUle)r", "rAINTuSE")).words[0].lengthens == "ROULE"


def test_R21_without_help_one_sees_the_words_and_where_they_stand() -> None:
    found = look("C4 SEL", "SELAINTu", helped="none")
    assert found.words[0] == Formed("SEL", 2, 3, True)
    assert (texts(found), found.score, found.at_most, found.why) == (["SEL", "RS", "OE", "UL"], None, False, None)


def test_R21_help_with_points_says_nothing_of_words() -> None:
    good, bad = look("C8 neCTAR", "neCTARRD", helped="points"), look("C8 neTCAR", "neCTARRD", helped="points")
    assert (texts(good), texts(bad)) == (["NECTAR", "EN"], ["NETCAR", "EN"])
    assert [(scored(found).points, found.why, found.at_most) for found in (good, bad)] == [(84, None, False)] * 2


def test_R14_help_with_points_does_not_tell_a_form_of_the_word_from_a_word_nobody_knows() -> None:
    form, unknown, new = (look(f"B4 (ROUle){end}", "rdtteSAI", helped="points") for end in ("r", "d", "tte"))
    assert [found.at_most for found in (form, unknown, new)] == [True] * 3
    assert scored(form).points == scored(unknown).points > 0
    assert {word.lengthens for found in (form, unknown, new) for word in scored(found).words} == {""}


def test_R21_who_sits_there_settles_the_help_unless_the_table_chose() -> None:
    def helped(robots: tuple[int, ...], options: Options) -> str:
        outcome = apply(GAME, GAME.rules.start(options, 3), Deal(robots=robots), Random(1), 0.0)
        assert isinstance(outcome, Applied)
        return str(view_for(GAME, outcome.position, None).help)

    assert [helped(robots, Options()) for robots in ((1, 2), (2,), ())] == ["words", "points", "points"]
    assert [helped((1, 2), Options(help=wish)) for wish in ("none", "points", "words")] == ["none", "points", "words"]


def test_R5_one_may_look_while_others_play() -> None:
    assert scored(look("C8 neCTAR", "neCTARRD", turn=1)).points == 84


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
