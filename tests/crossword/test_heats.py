"""Heats: a move that leads is found, one that does not is made no leader, and the budget is kept to."""

from collections.abc import Sequence
from random import Random

import pytest

from tablee.crossword.problems.trial import ENOUGH, Deal, Heat, clear_leader

MARGIN, COST, BUDGET = 400, 1000, 3_000_000


def deals(*worth: int, spread: int = 1500, seed: int = 0) -> Deal:
    """Moves worth so much on average, with luck that is partly the same for all."""
    luck = Random(seed)

    def deal(alive: Sequence[int]) -> tuple[list[int], int]:
        shared = luck.gauss(0, 5000)
        return [round(worth[number] + shared + luck.gauss(0, spread)) for number in alive], COST * len(alive)

    return deal


@pytest.mark.parametrize("seed", range(5))
def test_who_leads_by_far_is_found_with_a_part_of_the_budget(seed: int) -> None:
    heat = Heat(deals(500, 2000, 0, -900, seed=seed), "abcd")
    assert clear_leader(heat, MARGIN, BUDGET) == 1
    assert heat.deals >= ENOUGH
    assert heat.cost < BUDGET / 3


@pytest.mark.parametrize("seed", range(5))
def test_whom_a_rival_is_close_to_leads_nobody(seed: int) -> None:
    heat = Heat(deals(2000, 1900, 0, seed=seed), "abc")
    assert clear_leader(heat, MARGIN, BUDGET) is None
    assert heat.cost < BUDGET


def test_what_comes_to_the_same_is_no_rival() -> None:
    heat = Heat(deals(2000, 2000, 0), "aab")
    assert clear_leader(heat, MARGIN, BUDGET) in (0, 1)


def test_who_has_no_rival_leads() -> None:
    assert clear_leader(Heat(deals(0, 0), "aa"), MARGIN, BUDGET) in (0, 1)


def test_what_is_still_open_when_the_budget_is_used_up_is_no_lead() -> None:
    heat = Heat(deals(1000, 400, spread=40_000), "ab")
    assert clear_leader(heat, MARGIN, BUDGET // 10) is None
    assert BUDGET // 10 <= heat.cost < BUDGET // 10 + 2 * COST + 1


def test_leads_are_measured_in_the_deals_that_both_have_seen() -> None:
    heat = Heat(deals(3000, 1000, 0), "abc")
    assert clear_leader(heat, MARGIN, BUDGET) == 0
    seen = [len(outcomes) for outcomes in heat.outcomes]
    assert seen[2] < seen[1] == seen[0]
    behind = heat.behind(2, 0)
    assert abs(behind.value - 3000) < 5 * behind.error


def test_exact_values_need_no_luck() -> None:
    heat = Heat(lambda alive: ([(500, 0)[number] for number in alive], 0), "ab")
    assert clear_leader(heat, MARGIN, BUDGET) == 0
    assert heat.behind(1, 0) == (500, 0)
