"""Problems of Topword: set up with real racks and a real bag, and judged by what was measured."""

from collections import Counter
from functools import reduce
from itertools import islice
from random import Random

import pytest

from tablee.core.game import Problem
from tablee.crossword.problems.proof import read_proof
from tablee.games.topword import GAME
from tablee.games.topword.engine.leave import TO_THE_END
from tablee.games.topword.exam.twins import holdings
from tablee.games.topword.problems import PROBLEMS
from tablee.games.topword.problems.themes import theme_of
from tablee.games.topword.rules.actions import Ask, Lay, Pass
from tablee.games.topword.rules.decide import decide
from tablee.games.topword.rules.evolve import evolve
from tablee.games.topword.rules.lays.scoring import score
from tablee.games.topword.rules.letters import letters
from tablee.games.topword.text.diagram import read_position
from tablee.games.topword.text.notation import read_tiles
from tablee.match import codec
from tablee.match.problems.board import laid_out, shown
from tablee.match.problems.rows import rows_of

CISEAUX = Problem(
    "0-6",
    "covering",
    1800,
    "10/4L2N2/4OH1I2/4(GB)(OI)TE2/PRO(MJ)(OE)T(IE)(FSR)2/10/10/10/10/10"
    " rack=ACSEUNX turn=1 scores=46,60 racks=7,7 bag=62",
    "8B C.SEAUX",
    "5.8±0.5/286 5.9±0.6/169 | 8A CAS.EUX 5.8 | F6 SEAUX 6.8 | 8B C.SEAU 7.4 | 8A NU.SE 7.4",
)


def lay(problem: Problem, move: str) -> Lay:
    return Lay(0, read_tiles(move, read_position(problem.position).stacks))


def test_all_letters_of_the_box_are_there_and_the_best_move_is_granted() -> None:
    scene = PROBLEMS.scene(CISEAUX)
    assert holdings(scene.position) == tuple(letters())
    assert scene.position.hands[0] == "ACSEUNX"
    assert Counter(map(len, scene.position.hands)) == {7: 2}
    assert scene.seat == 0
    best = lay(CISEAUX, CISEAUX.answer)
    assert scene.asks == (best,)
    after = reduce(evolve, decide(scene.position, best, Random(0), 0.0), scene.position)
    assert after.table.scores == (46 + 35, 60)
    assert scene == PROBLEMS.scene(CISEAUX)


def test_no_letters_are_drawn_after_an_answer() -> None:
    """Whoever looks at the best move sees what it leaves, not what luck brings."""
    ask = codec.plain(lay(CISEAUX, "F6 SEAUX"))
    told = shown(laid_out(GAME, CISEAUX, [{"kind": "lay", "tiles": ask["tiles"]}]))
    best = told.best[-1]
    assert (told.view["rack"], told.view["bag"], best.view["rack"]) == ("CN", 62, "N")
    assert [event["kind"] for event in codec.plain(best.events)] == ["laid"]


@pytest.mark.parametrize(
    ("asks", "points", "right"),
    [
        ([lay(CISEAUX, "8B C.SEAUX")], 100, True),
        ([lay(CISEAUX, "8B CISEAUX")], 100, True),
        ([lay(CISEAUX, "8A CAS.EUX")], 83, False),
        ([lay(CISEAUX, "F6 SEAUX")], 81, False),
        ([lay(CISEAUX, "9E AN")], 51, False),
        ([Pass(0, "X")], 0, False),
    ],
)
def test_an_answer_is_worth_what_it_comes_to_beside_the_best(asks: list[Ask], points: int, right: bool) -> None:
    verdict = PROBLEMS.judge(CISEAUX, asks)
    assert (verdict.done, verdict.points, verdict.right) == (True, points, right)


def test_where_trials_went_on_to_the_end_the_win_is_part_of_what_is_lost() -> None:
    for bag, told in ((TO_THE_END, "behind_win"), (TO_THE_END + 2, "behind")):
        some = islice((one for one in rows_of(GAME).by_id.values() if one.position.endswith(f"bag={bag}")), 4)
        tried = ((one, lay(one, move)) for one in some for move in read_proof(one.proof).behind)
        said = {PROBLEMS.judge(one, [ask]).said for one, ask in tried}
        assert said & {"behind", "good", "behind_win", "good_win"} in ({told}, {told, told.replace("behind", "good")})


def test_nothing_is_judged_before_it_is_answered() -> None:
    assert not PROBLEMS.judge(CISEAUX, ()).done


@pytest.mark.parametrize(
    ("move", "bag", "most", "theme"),
    [
        ("8B C.SEAUX", 62, 35, "covering"),
        ("8B C.SEAUX", 62, 36, "patience"),
        ("8B C.SEAUX", 0, 36, "ending"),
        ("F6 SEAUX", 62, 0, "crossing"),
        ("9E AN", 62, 0, "flat"),
    ],
)
def test_the_theme_is_what_makes_the_move_good(move: str, bag: int, most: int, theme: str) -> None:
    stacks = read_position(CISEAUX.position).stacks
    tiles = read_tiles(move, stacks)
    assert theme_of(stacks, tiles, score(stacks, tiles), bag=bag, most=most) == theme
