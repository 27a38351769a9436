"""The robots: every level asks for what the rules grant, and thinks the same whoever finds its moves."""

from collections.abc import Iterator
from random import Random

import pytest

from tablee.core.actions import Action
from tablee.crossword.actions import Pass
from tablee.games.miramis import GAME
from tablee.games.miramis.engine.bot import KERNELS, choose, skill
from tablee.games.miramis.engine.exchange import least_wanted, pays
from tablee.games.miramis.engine.leave import FAR, NEAR, leave_value, tables
from tablee.games.miramis.engine.vocabulary import known_words
from tablee.games.miramis.rules.actions import Exchange, Lay
from tablee.games.miramis.rules.box.letters import letters
from tablee.games.miramis.rules.box.spelling import read_rack
from tablee.games.miramis.rules.lays.scoring import score
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.view import View
from tablee.games.miramis.tests.counts import positions
from tablee.games.miramis.text.diagram import read_position
from tablee.search import warm
from tablee.testing.asking import robot_turns

pytestmark = pytest.mark.timeout(600)  # the first to need them compiles the kernels

EMPTY = "/".join(["15"] * 15)


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """With everything compiled."""
    monkeypatch.setattr(warm, "_ready", set())
    warm.now(*KERNELS)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """With nothing compiled."""
    monkeypatch.setattr(warm, "_ready", set())


def quick() -> list[View]:
    """Positions that plain Python goes through in a moment: no pawn on the rack, few different letters."""
    return [view for view in positions() if not any(one.is_pawn for one in view.rack)][3::30]


def test_without_kernels_the_champion_plays_the_move_that_is_worth_most(plain: None) -> None:
    for view in quick():
        assert choose(view, "champion", Random(1)) == choose(view, "steady", Random(2))


def test_robots_ask_the_same_whoever_finds_their_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    for modules in ((), KERNELS):
        monkeypatch.setattr(warm, "_ready", set())
        if modules:
            warm.now(*modules)
        asked.append([choose(view, level, Random(1)) for view in quick() for level in ("novice", "greedy", "steady")])
    assert asked[0] == asked[1]


@pytest.mark.parametrize("level", [*GAME.engine.levels[:-1], *GAME.engine.sparring])
def test_every_level_plays_by_the_rules_with_the_words_it_knows(level: str, compiled: None) -> None:
    words = known_words(skill(level, Random(0)).words)
    for view, asked in turns(level, 5):
        match asked:
            case Lay(_, tiles):
                assert tiles
                assert all(word in words for word in words_of(view, asked))
            case _:
                assert isinstance(asked, Exchange | Pass)


def words_of(view: View, asked: Lay) -> list[str]:
    return [word.text for word in score(view.ground, view.stones, asked.tiles).words]


def turns(level: str, many: int) -> Iterator[tuple[View, Action]]:
    return robot_turns(GAME, Options(board="reconstructed"), level, many)


def test_not_even_a_beginner_lays_for_nothing_what_may_earn_something() -> None:
    view = next(view for view, _ in turns("beginner", 4) if view.history)
    asked = (choose(view, "beginner", Random(luck)) for luck in range(60))
    assert all(score(view.ground, view.stones, one.tiles).points for one in asked if isinstance(one, Lay))


@pytest.mark.parametrize("leaves", [NEAR, FAR])
def test_a_leave_has_every_letter_and_every_mixture(leaves: str) -> None:
    for learnt in tables(leaves):
        assert set(learnt.kinds) >= set(letters())
        assert sorted(learnt.same) == [chr(number) for number in range(65, 91)]
        assert len(learnt.balance) == 9
        assert len(learnt.mixture) == 81
        rows = (*learnt.same.values(), *learnt.balance, *learnt.mixture.values())
        assert {len(row) for row in rows} == {9}


@pytest.mark.parametrize(("leaves", "turns"), [(NEAR, 1), (FAR, 1), (FAR, 2), (FAR, 6)])
def test_a_leave_knows_what_every_player_knows(leaves: str, turns: int) -> None:
    def worth(rack: str) -> int:
        return leave_value(read_rack(rack), turns, leaves)

    assert worth("ES") > worth("Vv")
    assert worth("*?") > worth("E")
    assert worth("AERST") > worth("AAAIU")
    assert leave_value(read_rack("ES"), 0, leaves) == 0, "in the last turn nothing is worth anything"


def test_to_the_far_leave_a_pawn_is_worth_more_the_longer_it_may_wait() -> None:
    assert leave_value(read_rack("*?"), 2, FAR) > leave_value(read_rack("*?"), 1, FAR)
    assert leave_value(read_rack("*?"), 2, FAR) == leave_value(read_rack("*?"), 6, FAR)


def test_R9_who_exchanges_gives_away_the_worst() -> None:
    given = least_wanted(read_position(f"{EMPTY} rack=AEINRSkq"))
    assert {letter.face for letter in given} >= {"K", "Q"}


def test_R9_exchanging_pays_when_there_is_little_to_lay_and_not_when_there_is_much() -> None:
    view = read_position(f"{EMPTY} rack=AEINRSkq")
    assert pays(view, -5_000)
    assert not pays(view, 30_000)
