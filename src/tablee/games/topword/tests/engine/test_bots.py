"""The robots: every level asks for what the rules grant, and thinks the same whoever finds its moves."""

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from tablee.core.loop import view_for
from tablee.games.topword import GAME
from tablee.games.topword.engine.arrays import learnt_leaves, playout_of, policy_for, tiles_of
from tablee.games.topword.engine.bot import KERNELS, LEVELS, choose, known_words, skill
from tablee.games.topword.engine.champion import thought_out
from tablee.games.topword.engine.finder import by_equity, by_points
from tablee.games.topword.engine.kernel_moves import moves_by_equity
from tablee.games.topword.engine.kernels import endgame, playout, rollout, stacking
from tablee.games.topword.engine.kernels.leave import ground
from tablee.games.topword.engine.leave import FROM_BAG, equity, least_wanted, leave_value, stage_of, stages
from tablee.games.topword.engine.solve import hint
from tablee.games.topword.exam.scene import scene
from tablee.games.topword.rules.actions import Challenge, Lay, Pass
from tablee.games.topword.rules.lays.moves import Found, moves
from tablee.games.topword.rules.letters import RACK_SIZE, letters
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.view import View
from tablee.games.topword.tests.counts import positions
from tablee.games.topword.tests.table import played
from tablee.games.topword.text.diagram import read_position
from tablee.lexicon import lexicon
from tablee.search import warm
from tablee.testing.asking import robot_turns

pytestmark = pytest.mark.timeout(1500)  # the first to need them compiles the kernels

WORDS = lexicon.common.graph
SOME = positions()[::8]
LITTLE = 20_000
"""A budget for thoughts that need not be deep."""


@pytest.fixture(params=["plain", "kernels"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Once with nothing compiled, once with everything."""
    monkeypatch.setattr(warm, "_ready", set())
    if request.param == "kernels":
        warm.now(*KERNELS)
    return str(request.param)


@pytest.fixture(scope="module")
def plainly() -> list[tuple[list[Found], list[tuple[int, Found]]]]:
    """What plain Python thinks of some positions, worked out from the moves alone."""
    listed = []
    for view in SOME:
        found = moves(view.stacks, view.rack, WORDS, view.options)
        place = {move: [(tile.row, tile.col, tile.letter) for tile in move.tiles] for move in found}
        wisest = sorted(((equity(view, move), move) for move in found), key=lambda one: (-one[0], place[one[1]]))
        listed.append((sorted(found, key=lambda move: (-move.points, place[move])), wisest))
    return listed


def test_moves_come_in_the_same_order_whoever_finds_them(
    way: str, plainly: list[tuple[list[Found], list[tuple[int, Found]]]]
) -> None:
    for view, (most, wisest) in zip(SOME, plainly, strict=True):
        assert by_points(view, WORDS, 5) == most[:5]
        assert by_equity(view, WORDS, 5) == wisest[:5]
        if way == "kernels":
            assert by_points(view, WORDS) == most
            assert by_equity(view, WORDS) == wisest


def test_with_warm_kernels_nothing_is_compiled_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "_ready", set())
    warm.now(*KERNELS)
    doors: list[Any] = [stacking.set_up, stacking.find_scored, playout.equities, rollout.roll_out, endgame.look]
    for view in (*SOME[::5], end_of_two()):
        by_points(view, WORDS, 1)
        by_equity(view, WORDS, 1)
        thought_out(view, WORDS, 1, LITTLE)
    assert [len(door.signatures) for door in doors] == [1] * len(doors)


def test_the_champion_thinks_the_same_with_the_same_luck() -> None:
    for view in SOME[::6]:
        tiles = thought_out(view, WORDS, 7, LITTLE)
        assert tiles == thought_out(view, WORDS, 7, LITTLE)
        assert tiles in {None, *(move.tiles for move in moves(view.stacks, view.rack, WORDS, view.options))}


def test_without_kernels_the_champion_plays_the_move_that_is_worth_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "_ready", set())
    for view in SOME[::6]:
        assert choose(view, "champion", Random(1)) == choose(view, "steady", Random(2))


def end_of_two() -> View:
    """The end of a match of two: nothing is hidden any more."""
    return next(view for view in positions() if not view.bag and len(view.scores) == 2 and len(view.rack) > 1)


def test_at_the_end_of_a_match_of_two_nothing_is_left_to_luck() -> None:
    assert thought_out(end_of_two(), WORDS, 1, LITTLE) == thought_out(end_of_two(), WORDS, 2, LITTLE)


@pytest.mark.parametrize("level", [*LEVELS, *GAME.engine.sparring])
@pytest.mark.parametrize("options", [Options(), Options(size=8, referee="challenge", no_full_cover=True)])
def test_every_level_plays_by_the_rules_with_the_words_it_knows(level: str, options: Options) -> None:
    words = known_words(skill(level, Random(0)))
    for view, asked in robot_turns(GAME, options, level, 2 if level == "champion" else 6):  # it takes its time
        match asked:
            case Lay(_, tiles):
                assert tiles in {move.tiles for move in moves(view.stacks, view.rack, words, options)}
            case _:
                assert isinstance(asked, Pass)
                assert not moves(view.stacks, view.rack, words, options)


def test_a_first_word_lies_across_the_middle() -> None:
    view = read_position("/".join(["10"] * 10) + " rack=SEIZEAO turn=1 scores=0,0 racks=7,7 bag=86")
    asked, hinted = choose(view, "greedy", Random(1)), hint(view, Random(1))
    assert isinstance(asked, Lay)
    assert hinted is not None
    assert isinstance(hinted.ask, Lay)
    for tiles in (asked.tiles, hinted.ask.tiles):
        assert [tile.square for tile in tiles] == [(4, 2 + place) for place in range(5)]


@pytest.mark.parametrize(("word", "expected"), [("E3 TRI", Lay), ("E3 TRX", Challenge)])
def test_R16_robots_challenge_bad_words_and_no_others(word: str, expected: type) -> None:
    position = played(scene("", "TRIXELN", "AEINRST", options=Options(referee="challenge")), word).position
    assert isinstance(choose(view_for(GAME, position, 1), "expert", Random(1)), expected)


def test_the_leave_has_every_letter_and_every_mixture_of_every_stage() -> None:
    assert len(stages()) == len(FROM_BAG)
    for stage in stages():
        assert sorted(stage.kept) == sorted(set(letters()))
        assert {len(row) for row in (*stage.kept.values(), *stage.balance)} == {RACK_SIZE + 1}
        assert len(stage.balance) == RACK_SIZE + 1
        assert all(row[0] == 0 for row in stage.kept.values()), "having none of a letter is worth nothing"


def test_heights_and_openings_are_seen_alike_by_kernel_and_plain_twin() -> None:
    """With made-up leaves for them, in which no two figures are the same."""
    rows, opening = (7, -30, 110, -500, 1300), tuple(1 << number for number in range(8))
    plain = replace(stages()[0], height=rows, opening=opening)
    made_up = learnt_leaves()._replace(height=np.array([rows] * 3), opening=np.array([opening] * 3))
    for view in SOME[::3]:
        policy = policy_for(WORDS, view.options)
        match = playout_of(policy.tools, view, luck=0)
        for where, word, _ in moves_by_equity(policy, match)[0][::20]:
            seen = ground(match.stacks, made_up, 0, where)
            assert seen == plain.ground(view.stacks, tiles_of(int(where), int(word)))


def test_the_stages_follow_the_bag() -> None:
    assert [stage_of(bag) for bag in (0, 1, 10, 11, 86)] == [0, 1, 1, 2, 2]


def test_the_leave_knows_what_every_player_knows() -> None:
    assert leave_value("ES", 50) > leave_value("VW", 50)
    assert leave_value("AERST", 50) > leave_value("AAAIU", 50)


def test_who_must_exchange_gives_away_the_worst() -> None:
    view = read_position("/".join(["10"] * 10) + " rack=AEINRSW")
    assert least_wanted(view) == "W"
