"""The robots: with kernels they plan, name what the plan lacks and build; without them they play all the same."""

from dataclasses import replace
from random import Random

import pytest

from tablee.core.loop import Applied, apply
from tablee.games.multimo import GAME
from tablee.games.multimo.engine import building
from tablee.games.multimo.engine.bot import LEVELS, SPARRING, choose
from tablee.games.multimo.engine.building import KERNELS, held_letters, mine_to_name, planned
from tablee.games.multimo.engine.drafting import laid_by, liked_by_others, wanted
from tablee.games.multimo.engine.kernels import anneal
from tablee.games.multimo.engine.pace import pause
from tablee.games.multimo.engine.skills import SKILLS, Skill
from tablee.games.multimo.rules.actions import Arrange, Finish, Name
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, tiles_on
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.scoring import sheet_of
from tablee.games.multimo.rules.state import Moment
from tablee.games.multimo.tests.table import FIVE, named, opened, played, seen
from tablee.lexicon import lexicon
from tablee.search import warm

PLANS = Skill(words=20_000, planning=20_000, pondering=20_000, building=200_000)


@pytest.fixture
def with_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process that has warmed up."""
    list(anneal.warm_up())
    monkeypatch.setattr(warm, "_ready", set(KERNELS))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """All levels think as shortly as a test can wait."""
    for level, skill in SKILLS.items():
        brief = replace(
            skill, planning=min(skill.planning, 2_000), pondering=min(skill.pondering, 4_000), building=20_000
        )
        monkeypatch.setitem(SKILLS, level, brief)


def played_out(position: Moment, levels: tuple[str, ...]) -> Moment:
    """The match to its end; every ask must be granted."""
    for number in range(500):
        waiting = GAME.rules.to_play(position.table)
        if not waiting:
            break
        seat = waiting[0]
        ask = choose(seen(position, seat), levels[seat], Random(number))
        outcome = apply(GAME, position, ask, Random(number), float(number))
        assert isinstance(outcome, Applied), (ask, outcome)
        position = outcome.position
    return position


@pytest.mark.parametrize(
    "options",
    [
        FIVE,
        Options(width=4, height=6, start_word=True, six_more=True),
        Options(width=6, height=4, placed_neutrals=True, six_more=True),
    ],
    ids=["plain", "word and six more", "neutrals and six more"],
)
@pytest.mark.parametrize("level", [*LEVELS, *SPARRING])
@pytest.mark.usefixtures("with_kernels", "quick")
def test_every_level_plays_every_variant_to_a_full_grid(options: Options, level: str) -> None:
    table = played_out(opened(options), (level, "novice")).table
    assert table.result is not None
    assert all(sheet.complete for sheet in table.sheets)


def test_without_kernels_they_play_all_the_same() -> None:
    table = played_out(opened(Options(width=4, height=4)), ("champion", "expert")).table
    assert all(sheet.complete for sheet in table.sheets)


@pytest.mark.usefixtures("with_kernels", "quick")
def test_the_same_seed_asks_the_same() -> None:
    view = seen(named(opened(FIVE), "TARES"), 1)
    assert choose(view, "expert", Random(5)) == choose(view, "expert", Random(5))


@pytest.mark.usefixtures("with_kernels")
def test_new_letters_are_laid_out_before_one_is_named() -> None:
    position = named(opened(FIVE), "TARESI")
    ask = choose(seen(position), "club", Random(1))
    assert isinstance(ask, Arrange)
    outcome = apply(GAME, position, ask, Random(1), 0.0)
    assert isinstance(outcome, Applied)
    view = seen(outcome.position)
    assert sorted(tiles_on(view.grid)) == sorted("TARESI" + NEUTRAL * view.neutrals)
    assert isinstance(choose(view, "club", Random(1)), Name)


ALL_LETTERS = "TARESINOLDUVEAMSTIR"
LAID = named(opened(FIVE), "TARESI")


@pytest.mark.parametrize("level", ["beginner", "novice", "casual"])
def test_a_beginner_lays_letters_as_they_come_and_then_names_one(level: str) -> None:
    ask = choose(seen(LAID), level, Random(1))
    assert isinstance(ask, Arrange)
    view = seen(played(LAID, ask).position)
    assert sorted(tiles_on(view.grid).replace(NEUTRAL, "")) == sorted("TARESI")
    assert len(tiles_on(view.grid)) < 6 + view.neutrals, "and neutral squares little by little"
    assert isinstance(choose(view, level, Random(1)), Name)


@pytest.mark.parametrize("ready", [True, False], ids=["with kernels", "without"])
def test_what_a_beginner_has_laid_does_not_change_its_last_grid(ready: bool, request: pytest.FixtureRequest) -> None:
    if ready:
        request.getfixturevalue("with_kernels")
    bare = named(opened(FIVE), ALL_LETTERS)
    laid = played(bare, choose(seen(LAID), "novice", Random(1))).position
    assert seen(laid).grid != seen(bare).grid
    assert choose(seen(laid), "novice", Random(3)) == choose(seen(bare), "novice", Random(3))


@pytest.mark.parametrize(("limit", "takes"), [(300, 2.0), (0, 2.0), (10, None)])
def test_a_last_grid_takes_some_seconds_unless_time_is_short(limit: int, takes: float | None) -> None:
    view = seen(named(opened(replace(FIVE, finish_seconds=limit)), ALL_LETTERS))
    assert view.phase == "finish"
    waits = pause(view, "novice", Random(1))
    assert waits == takes if takes is None else waits is not None and waits >= takes


@pytest.mark.usefixtures("with_kernels")
def test_a_drafting_robot_names_a_letter_that_its_plan_lacks() -> None:
    view = seen(named(opened(FIVE), "TARESI"))
    plan, given = planned(view, lexicon.sub_vocabulary(20_000).graph, 20_000, Random(2))
    letter = wanted(view, plan, given)
    assert letter is not None
    assert tiles_on(plan).count(letter) > (held_letters(view) + given).count(letter), (
        "and that nobody is counted on for"
    )
    assert EMPTY not in "".join(plan)
    assert all(
        mine in (EMPTY, tile)
        for row, full in zip(laid_by(view, plan), plan, strict=True)
        for mine, tile in zip(row, full, strict=True)
    )


def test_what_others_name_again_and_again_they_seem_to_need() -> None:
    view = seen(named(opened(FIVE), "AXBX"))
    liked = liked_by_others(view)
    assert max(liked, key=lambda letter: liked[letter]) == "X"
    assert liked["A"] == 0.0, "that was one's own"


def test_of_the_letters_to_come_each_names_every_second() -> None:
    view = seen(opened(FIVE))
    assert mine_to_name(view) == (view.to_name + 1) // 2


@pytest.mark.usefixtures("with_kernels")
def test_the_last_grid_is_full_and_then_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SKILLS, "club", PLANS)
    position = opened(Options(width=4, height=4))
    position = named(position, "TARESINOLDUV"[: position.table.options.width * 4 - seen(position).neutrals])
    ask = choose(seen(position), "club", Random(3))
    assert isinstance(ask, Arrange)
    assert sheet_of(ask.grid).complete
    outcome = apply(GAME, position, ask, Random(1), 0.0)
    assert isinstance(outcome, Applied)
    assert isinstance(choose(seen(outcome.position), "club", Random(3)), Finish)


def test_importing_the_robots_does_not_import_numba() -> None:
    assert "mosaic" not in vars(building)
