"""The plain move finder against the reference, the committed counts, and the rules."""

from random import Random

import pytest

from tablee.games.topword.exam.scene import board
from tablee.games.topword.rules.board import empty
from tablee.games.topword.rules.lays.laying import judge
from tablee.games.topword.rules.lays.moves import moves
from tablee.games.topword.rules.lays.words import bad_words
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.view import View
from tablee.games.topword.tests.counts import COUNTS, as_lays, positions, words_now
from tablee.games.topword.tests.reference import Reference
from tablee.lexicon import lexicon
from tablee.testing.counting import tally

AMI = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . A M I . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
"""
SAMPLE = (3, 119, 235)
"""Positions that the reference counts again in every test run: the rest takes minutes."""


def found(view: View) -> dict[tuple[tuple[int, int, str], ...], int]:
    listed = moves(view.stacks, view.rack, lexicon.common.graph, view.options)
    lays = as_lays(listed)
    assert len(lays) == len(listed), "a move was found twice"
    return lays


def test_the_counts_were_made_with_these_words() -> None:
    remedy = "the words have changed: python -m tablee.games.topword.tests.counts counts"
    assert COUNTS.counted_with() == words_now(), remedy


def test_there_are_positions_of_all_stages() -> None:
    views = positions()
    assert len(views) >= 200
    assert {view.size for view in views} == {8, 10}
    stages = {"first word": 0, "middle": 0, "bag empty": 0, "short rack": 0, "five high": 0, "bonus letters": 0}
    for view in views:
        tallest = max(len(stack) for row in view.stacks for stack in row)
        stages["first word"] += tallest == 0
        stages["middle"] += 20 <= view.bag <= 60
        stages["bag empty"] += view.bag == 0
        stages["short rack"] += len(view.rack) < 7
        stages["five high"] += tallest == 5
        stages["bonus letters"] += bool(set(view.rack) & set("JKQWXYZ"))
    assert min(stages.values()) >= 5, stages


def test_the_finder_agrees_with_the_committed_counts() -> None:
    wrong = [
        number
        for number, (view, count) in enumerate(zip(positions(), COUNTS.read(), strict=True))
        if tally(found(view)) != count
    ]
    assert wrong == []


def test_the_reference_still_counts_as_it_did() -> None:
    reference = Reference(lexicon.common)
    views, known = positions(), COUNTS.read()
    for number in SAMPLE:
        view = views[number]
        assert tally(reference.moves(view.stacks, view.rack, view.options)) == known[number]


def test_the_rules_grant_every_move_with_the_points_it_was_found_with() -> None:
    for view in Random(1).sample(positions(), 12):
        for move in moves(view.stacks, view.rack, lexicon.common.graph, view.options):
            score = judge(view.stacks, view.rack, move.tiles, view.options)
            assert (score.sum.points, bad_words(score.words)) == (move.points, ())


def test_R14_the_first_move_is_found_with_its_bonus() -> None:
    best = max(moves(empty(10), "RETRACE", lexicon.common.graph), key=lambda move: move.points)
    assert (best.points, len(best.tiles)) == (24, 7)


@pytest.mark.parametrize("rack", ["", "K", "WWWWWWW"])
def test_a_rack_may_have_nothing_to_lay(rack: str) -> None:
    assert moves(empty(10), rack, lexicon.common.graph) == []


def test_R19_no_word_is_covered_whole_where_that_is_forbidden() -> None:
    free, strict = (
        as_lays(moves(board(AMI), "LES", lexicon.common.graph, Options(size=8, no_full_cover=flag)))
        for flag in (False, True)
    )
    les = tuple((3, 2 + place, letter) for place, letter in enumerate("LES"))
    assert les in free
    assert les not in strict


def test_R20_no_bare_S_is_laid_where_that_is_forbidden() -> None:
    free, strict = (
        as_lays(moves(board(AMI), "SE", lexicon.common.graph, Options(size=8, no_bare_plural=flag)))
        for flag in (False, True)
    )
    bare, also_se = ((3, 5, "S"),), ((3, 5, "S"), (4, 5, "E"))
    assert bare in free
    assert bare not in strict
    assert also_se in strict
