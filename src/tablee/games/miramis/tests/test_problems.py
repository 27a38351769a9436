"""Problems of Miramis: set up with real racks and a real bag, and judged by what was measured."""

from dataclasses import replace
from functools import reduce
from random import Random

import pytest

from tablee.core.game import Problem
from tablee.core.refusal import Refused
from tablee.core.text.sentences import speaker, texts
from tablee.crossword.actions import Pass
from tablee.games.miramis.exam.twins import holdings
from tablee.games.miramis.problems import PROBLEMS
from tablee.games.miramis.problems.themes import theme_of
from tablee.games.miramis.rules.actions import Ask, Exchange, Lay
from tablee.games.miramis.rules.box.letters import letters
from tablee.games.miramis.rules.decide import decide
from tablee.games.miramis.rules.evolve import evolve
from tablee.games.miramis.rules.lays.scoring import score
from tablee.games.miramis.text.diagram import read_position
from tablee.games.miramis.text.notation import read_tiles
from tablee.match import codec

REDUITS = Problem(
    "13-3",
    "lengthening",
    990,
    "7P7/5du*?its5/7q7/3MUR*MUra5/7E7/7E7/15/15/15/15/15/15/15/15/15"
    " rack=e*CoE*ReAi turn=2 scores=242,47 racks=8,8 bag=96 played=3 exchanged=1,1",
    "B4 *re",
    "50.1±14.3/77 38.1±10.1/77 | A10 oiE 46.2 | 4E e*c*roie 47.1 | A7 E.ee 47.6",
)


MANY_KEPT = Problem(
    "1666-5",
    "colours",
    1350,
    "15/7k1stYLE1/2E*BAU*?CH*Ee5/7A1PleNUM/ENvERRON?S6/15/15/15/15/15/15/15/15/15/15"
    " rack=*PiS*TnDRI turn=2 scores=329,192 racks=8,8 bag=82 played=5 exchanged=1,1",
    "2A niD",
    "50.2±10.4/77 35.2±9.7/77 | C2 D 42.7 | 1C *PR.DI*TS 78.3",
)


def lay(problem: Problem, move: str) -> Lay:
    return Lay(1, read_tiles(move, read_position(problem.position).stones))


def test_all_letters_of_the_box_are_there_and_the_best_move_is_granted() -> None:
    scene = PROBLEMS.scene(REDUITS)
    assert holdings(scene.position) == tuple(sorted(letters()))
    assert (scene.seat, len(scene.position.hands[0]), len(scene.position.box)) == (1, 8, 96)
    best = lay(REDUITS, REDUITS.answer)
    assert scene.asks == (best,)
    after = reduce(evolve, decide(scene.position, best, Random(0), 0.0), scene.position)
    assert after.table.scores == (242, 47 + 170)
    assert scene == PROBLEMS.scene(REDUITS)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_verdict_stays_short_however_many_letters_are_kept(language: str) -> None:
    say = speaker(texts("tablee.games.miramis.text", language), language=language)
    verdict = PROBLEMS.judge(MANY_KEPT, [Lay(1, read_tiles("C2 D", read_position(MANY_KEPT.position).stones))])
    assert verdict.said == "good_rid"
    said = say(f"problem.said.{verdict.said}", **codec.plain(verdict.fields))
    assert len(said) < 110
    assert {"fr": "I\N{NO-BREAK SPACE}bleu", "en": "blue\N{NO-BREAK SPACE}I"}[language] in said


def test_there_is_nothing_left_to_exchange() -> None:
    position = PROBLEMS.scene(REDUITS).position
    with pytest.raises(Refused):
        decide(position, Exchange(1, position.hands[1][:1]), Random(0), 0.0)


@pytest.mark.parametrize(
    ("asks", "points", "right"),
    [
        ([lay(REDUITS, "B4 *re")], 100, True),
        ([lay(REDUITS, "B4 *Re")], 68, False),
        ([lay(REDUITS, "A10 oiE")], 73, False),
        ([Pass(1)], 0, False),
    ],
)
def test_an_answer_is_worth_what_it_comes_to_beside_the_best(asks: list[Ask], points: int, right: bool) -> None:
    verdict = PROBLEMS.judge(REDUITS, asks)
    assert (verdict.done, verdict.points, verdict.right) == (True, points, right)


def test_the_right_word_in_other_colours_is_told_so() -> None:
    assert PROBLEMS.judge(REDUITS, [lay(REDUITS, "B4 *Re")]).said == "colours"


def test_whichever_letters_earn_as_much_will_do() -> None:
    """Where a blue letter does as well as a two-coloured one that is laid as blue, both are right."""
    spare = replace(REDUITS, position=REDUITS.position.replace("rack=e*CoE*ReAi", "rack=e*CoEr*Rei"))
    assert PROBLEMS.judge(spare, [lay(spare, "B4 re")]) == PROBLEMS.judge(spare, [lay(spare, "B4 *re")])


@pytest.mark.parametrize(
    ("move", "turns", "most", "theme"),
    [
        ("B4 *re", 10, 170, "lengthening"),
        ("B4 *re", 10, 171, "patience"),
        ("B4 *re", 0, 171, "last_turn"),
        ("A10 oiE", 10, 0, "colours"),
    ],
)
def test_the_theme_is_what_makes_the_move_good(move: str, turns: int, most: int, theme: str) -> None:
    view = read_position(REDUITS.position)
    tiles = read_tiles(move, view.stones)
    result = score(view.ground, view.stones, tiles)
    assert theme_of(view.stones, tiles, result, turns=turns, most=most) == theme
