"""Compounds, where a table admits them: which words are good then, and what the finders make of them."""

from random import Random

import pytest

from tablee.core.loop import view_for
from tablee.games.miramis import GAME
from tablee.games.miramis.engine.skills import SKILLS
from tablee.games.miramis.engine.solve import solve
from tablee.games.miramis.engine.vocabulary import all_words, known_words
from tablee.games.miramis.exam.scene import scene
from tablee.games.miramis.rules.actions import Lay
from tablee.games.miramis.rules.lays.moves import moves
from tablee.games.miramis.rules.lays.preview import Preview, preview
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.refusals import BY_REASON
from tablee.games.miramis.rules.state import Moment
from tablee.games.miramis.tests.counts import as_lays
from tablee.games.miramis.tests.reference import Reference
from tablee.games.miramis.tests.table import played, refused, runs, scored, words
from tablee.games.miramis.text.diagram import read_position, write_line
from tablee.games.miramis.text.notation import read_tiles
from tablee.lexicon import lexicon

SOL = ". . . . . . . .\n. . . . . . S O L"
SOUS = "SOUSDAEN"
COMPOUNDS = Options(compounds=True)


def beside_sol(options: Options, rack: str = SOUS) -> Moment:
    return scene(SOL, rack, "AEINRTTu", options=options)


def test_R8_a_compound_is_refused_unless_the_table_admits_it() -> None:
    assert refused(beside_sol(Options()), "B3 SOUS(SOL)") == BY_REASON["compound"]("SOUSSOL", "sous-sol", ("SOUSSOL",))
    assert words(scored(beside_sol(COMPOUNDS), "B3 SOUS(SOL)")) == ["SOUSSOL"]


@pytest.mark.parametrize(
    ("rack", "move", "reason"),
    [("OMERATIu", "8B (O)MER", "unknown"), ("ROMEATIu", "9B (L)OIRE", "proper"), ("ROMEATIu", "9B (L)TMO", "unknown")],
)
def test_R8_other_words_are_as_bad_as_ever(rack: str, move: str, reason: str) -> None:
    refusal = refused(beside_sol(COMPOUNDS, rack), move)
    assert refusal.rule == "R8"
    assert isinstance(refusal, BY_REASON[reason])  # type: ignore[index]  # a reason, as the table above has them


def test_R8_the_preview_judges_by_the_tables_words() -> None:
    whys = []
    for options in (Options(help="words"), Options(help="words", compounds=True)):
        view = view_for(GAME, beside_sol(options), 0)
        found = preview(view, Lay(0, read_tiles("B3 SOUS(SOL)", view.stones)))
        assert isinstance(found, Preview)
        assert found.why is not None
        whys.append([why is None for why in found.why])
    assert whys == [[False], [True]]


def test_R14_the_plural_of_a_compound_is_the_same_word() -> None:
    position = played(beside_sol(COMPOUNDS, "SOUSSAEN"), "B3 SOUS(SOL)", "-").position
    score = scored(position, "B3 (SOUSSOL)S")
    assert (score.words[0].text, score.words[0].lengthens, score.run) == ("SOUSSOLS", "SOUSSOL", 0)


def test_R14_a_compound_is_another_word_than_its_parts() -> None:
    assert runs(scored(beside_sol(COMPOUNDS), "B3 SOUS(SOL)")) == [("SOUSSOL", 110)]


def test_finder_and_reference_agree_on_compounds() -> None:
    position = beside_sol(COMPOUNDS)
    ground, stones, rack = position.table.ground, position.table.stones, position.hands[0]
    listed = as_lays(moves(ground, stones, rack, all_words(compounds=True)))
    assert listed == Reference(lexicon.words(compounds=True)).moves(ground, stones, rack)
    assert len(listed) > len(moves(ground, stones, rack, all_words()))


def test_those_who_know_all_words_know_compounds_and_beginners_do_not() -> None:
    known = {level: "SOUSSOL" in known_words(skill.words, True) for level, skill in SKILLS.items()}
    assert {level for level, knows in known.items() if knows} == {"expert", "virtuoso", "champion"}
    assert "SOUSSOL" not in known_words(None)


def test_a_position_says_that_compounds_count_and_the_solver_heeds_it() -> None:
    line = write_line(view_for(GAME, beside_sol(COMPOUNDS), 0))
    assert line.endswith(" compounds=1")
    assert read_position(line).options.compounds
    assert solve(line, 1)[0].count > solve(line.removesuffix(" compounds=1"), 1)[0].count


def test_a_robot_lays_a_compound_that_earns_most() -> None:
    position = scene(SOL, "SOUSqJXk", "AEINRTTu", options=COMPOUNDS)
    ask = GAME.engine.choose(view_for(GAME, position, 0), "greedy", Random(1))
    assert words(scored(position, GAME.text.write(ask))) == ["SOUSSOL"]
