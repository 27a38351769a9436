"""Trials: the same luck gives the same outcomes, ends of matches are exact, and a problem is proven as it was made."""

from dataclasses import replace

import pytest

from tablee.games.topword.engine.trials import trial
from tablee.games.topword.problems import PROBLEMS
from tablee.games.topword.tests.test_problems import CISEAUX
from tablee.games.topword.text.diagram import read_position
from tablee.lexicon import lexicon

pytestmark = pytest.mark.timeout(1500)  # the first to need them compiles the kernels

WORDS = lexicon.common.graph
RAS = (
    "2(NHR)O(CTMTD)E1(DPO)2/EVA(PN)(OEO)U(RI)(STER)A1/4(KLGUI)2(UFOA)(HN)1/2BA(ILUCV)E1(EIBIL)I1/2LU(TE)1L(ZTE)S1/"
    "1(NM)ES1(JM)(IAE)S2/(GD)OUT(EA)(EI)S3/1(YQ)EE(XN)5/1A1R6/2NERFS3 rack=RA turn=1 scores=332,333 racks=2,2 bag=0"
)


def test_the_same_luck_brings_the_same_outcomes_deal_after_deal() -> None:
    view = read_position(CISEAUX.position)
    one, same, other = (trial(view, WORDS, luck) for luck in (1, 1, 2))
    first = [one.deal((0, 1, 2)) for _ in range(4)]
    assert first == [same.deal((0, 1, 2)) for _ in range(4)] != [other.deal((0, 1, 2)) for _ in range(4)]
    assert len({tuple(outcomes) for outcomes, _ in first}) > 1
    assert list(one.worth) == sorted(one.worth, reverse=True)
    assert one.most >= max(move.points for move in one.moves)


def test_when_nothing_is_hidden_the_end_is_looked_through() -> None:
    """Whoever goes out with both letters earns 19 points and 10 for the letters that the other is left with."""
    end = trial(read_position(RAS), WORDS, 0)
    outcomes, cost = end.deal(range(len(end.moves)))
    assert (outcomes[0], cost) == (2900, 0)
    assert outcomes == end.deal(range(len(end.moves)))[0]
    assert max(outcomes[1:]) == 1800


def test_a_problem_is_proven_again_and_a_false_one_is_not() -> None:
    assert PROBLEMS.prove(CISEAUX, 7)
    assert not PROBLEMS.prove(replace(CISEAUX, answer="8A CAS.EUX"), 7)
    assert not PROBLEMS.prove(replace(CISEAUX, answer="A1 NU"), 7)
