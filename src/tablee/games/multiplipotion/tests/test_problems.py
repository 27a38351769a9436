"""Problems: captures to be seen, mistakes that are explained, cards laid again, and a rush of ten."""

from collections.abc import Sequence
from random import Random

from tablee.core.game import Problem
from tablee.core.loop import Applied, apply
from tablee.core.text.sentences import speaker, texts
from tablee.games.multiplipotion import GAME
from tablee.games.multiplipotion.problems import PROBLEMS
from tablee.games.multiplipotion.problems.answers import best
from tablee.games.multiplipotion.problems.going_on import possible
from tablee.games.multiplipotion.problems.tables import read, written
from tablee.games.multiplipotion.rules.actions import Ask, Draw, EndTurn
from tablee.games.multiplipotion.rules.state import Moment
from tablee.games.multiplipotion.tests.table import capture, denounce, lay

SPOT = Problem("1", "spot", 1000, "high capture 1 | 1: zone 6/18 7/28 9/16 | 2: zone 4/42 9/54", "6x7=42", "captures 1")
NOTHING = Problem("2", "spot", 1000, "high capture 1 | 1: zone 6/18 7/28 | 2: zone 9/54 8/56", "nothing", "captures 0")
MISSED = Problem("3", "vigilance", 1000, "high draw 1 said | 1: zone 4/42 | 2: zone 6/18 7/28", "6x7=42", "captures 1")
EVERY = Problem("4", "every", 1000, "high capture 1 | 1: zone 6/18 7/28 9/16 | 2: zone 4/42 9/54", "2", "captures 2")
LAY = Problem("5", "lay", 1000, "high lay 1 | 1: zone 6/18; hand 7/28 8/14 2/45 | 2: zone 4/42", "7/28", "lead 1.00")
WISE = Problem(
    "6", "wise", 1000, "high lay 1 | 1: zone 6/18; hand 7/28 8/14 2/45 | 2: zone 9/16 5/63", "8/14", "lead 1"
)
RUSH = Problem("7", "rush", 1000, "rush all 5", "10", "captures 10")
SPOTTED = Problem("1", "spot", 1000, SPOT.position.replace(" 9/54", ""), "6x7=42", "captures 1")


def said(problem: Problem, *asks: Ask) -> tuple[str, int, bool, bool]:
    verdict = PROBLEMS.judge(problem, asks)
    return verdict.said, verdict.points, verdict.done, verdict.right


def played(problem: Problem, asks: Sequence[Ask]) -> Moment:
    """As the house puts asks to the rules."""
    position = PROBLEMS.scene(problem).position
    for number, ask in enumerate(asks, 1):
        outcome = apply(GAME, position, ask, Random(0), 0.0)
        assert isinstance(outcome, Applied), outcome
        position = PROBLEMS.onward(problem, asks[:number], outcome.position)
    return position


def test_a_capture_is_found_at_once_or_after_one_mistake() -> None:
    right, wrong = capture(0, "6/18", "7/28", "4/42"), capture(0, "6/18", "9/16", "4/42")
    assert said(SPOTTED, right) == ("found", 2, True, True)
    assert said(SPOTTED, wrong) == ("slip_9", 1, False, False)
    assert said(SPOTTED, wrong, right) == ("found", 1, True, False)
    assert said(SPOTTED, wrong, wrong) == ("slip_9", 0, True, False)


def test_a_mistake_is_told_with_a_trick() -> None:
    verdict = PROBLEMS.judge(SPOT, [capture(0, "6/18", "7/28", "9/54")])
    say = speaker(texts("tablee.games.multiplipotion.text", "fr"))
    told = say(f"problem.said.{verdict.said}", **verdict.fields).replace("\u00a0", " ")
    assert told == "6 × 7 = 42, pas 54. Une astuce : 5 fois, puis une fois de plus (35 + 7)."


def test_to_end_the_turn_is_right_where_there_is_nothing() -> None:
    assert said(NOTHING, EndTurn(0)) == ("nothing", 2, True, True)
    assert said(SPOTTED, EndTurn(0)) == ("overlooked", 0, True, False)


def test_what_the_other_overlooked_is_shown_before_drawing() -> None:
    assert said(MISSED, denounce(0, "6/18", "7/28", "4/42")) == ("found", 2, True, True)
    assert said(MISSED, Draw(0)) == ("overlooked", 0, True, False)


def test_every_capture_is_sought_with_all_potions_each_time() -> None:
    first, second = capture(0, "6/18", "7/28", "4/42"), capture(0, "6/18", "9/16", "9/54")
    assert said(EVERY, first) == ("more", 1, False, False)
    assert played(EVERY, [first]).table.zones == read(EVERY.position.replace(" 4/42", "")).table.zones
    assert said(EVERY, first, second) == ("all", 2, True, True)
    assert said(EVERY, first, EndTurn(0)) == ("overlooked", 1, True, False)
    assert said(EVERY, first, capture(0, "7/28", "9/16", "9/54"), second)[1:] == (1, True, False)


def test_the_card_that_captures_is_laid_and_then_captures() -> None:
    assert said(LAY, lay(0, "8/14")) == ("other_card", 0, True, False)
    assert said(LAY, lay(0, "7/28")) == ("now_capture", 2, False, False)
    assert said(LAY, lay(0, "7/28"), capture(0, "6/18", "7/28", "4/42")) == ("found", 2, True, True)
    assert said(LAY, lay(0, "7/28"), EndTurn(0)) == ("overlooked", 1, True, False)


def test_a_card_within_reach_is_not_wise() -> None:
    assert said(WISE, lay(0, "8/14")) == ("good_card", 2, True, True)
    assert said(WISE, lay(0, "2/45")) == ("exposed", 0, True, False)
    assert said(WISE, lay(0, "7/28")) == ("prepares", 0, True, False)


def test_a_rush_has_ten_tables_with_a_capture_each() -> None:
    asks = best(RUSH, read(RUSH.position))
    assert len(asks) == 10
    for number in range(10):
        position = played(RUSH, asks[:number])
        assert position.table.turn == 0
        assert possible(position, 0)
    verdict = PROBLEMS.judge(RUSH, asks)
    assert (verdict.points, verdict.said) == (10, "rushed_all")


def rushed(passed: int) -> list[Ask]:
    """A whole rush, of which the first tables are passed over."""
    asks: list[Ask] = [EndTurn(0)] * passed
    while not PROBLEMS.judge(RUSH, asks).done:
        position = played(RUSH, asks)
        first, second, monster = possible(position, 0)[-1]
        asks.append(capture(0, *(f"{card.potion}/{card.monster}" for card in (first, second, monster))))
    return asks


def test_a_table_of_a_rush_that_is_passed_over_costs_its_point_and_is_shown_at_the_end() -> None:
    first, second, monster = possible(read(RUSH.position), 0)[0]
    verdict = PROBLEMS.judge(RUSH, rushed(1))
    assert (verdict.said, verdict.points, verdict.done, verdict.right) == ("rushed_well", 9, True, True)
    say = speaker(texts("tablee.games.multiplipotion.text", "fr"))
    told = say(f"problem.said.{verdict.said}", **verdict.fields).replace("\u00a0", " ")
    again = f"{first.potion} × {second.potion} = {monster.monster}"
    assert told == f"9 captures sur dix du premier coup, bravo ! À revoir : {again}."


def test_a_rush_forgives_two_slips_and_no_more() -> None:
    assert said(RUSH, *rushed(2))[1:] == (8, True, True)
    assert said(RUSH, *rushed(3)) == ("rushed", 7, True, False)
    assert len(PROBLEMS.judge(RUSH, rushed(6)).fields["again"]) == 3


def test_a_wrong_product_of_a_rush_is_shown_at_its_end() -> None:
    asks = best(RUSH, read(RUSH.position))
    first, second, _ = possible(read(RUSH.position), 0)[0]
    theirs = read(RUSH.position).table.zones[1]
    wrong = next(card for card in theirs if card.monster != first.potion * second.potion)
    slip = capture(0, *(f"{card.potion}/{card.monster}" for card in (first, second, wrong)))
    verdict = PROBLEMS.judge(RUSH, [slip, slip, *asks])
    product = f"{first.potion} × {second.potion} = {first.potion * second.potion}"
    assert (verdict.points, verdict.right) == (9, True)
    assert [one.replace("\u00a0", " ") for one in verdict.fields["again"]] == [product], "once"


def test_problems_of_a_match_are_proven_and_their_best_answers_right() -> None:
    made = list(PROBLEMS.make(4))
    assert {problem.theme for problem in made} >= {"spot", "vigilance", "rush"}
    assert made == list(PROBLEMS.make(4))
    for problem in made:
        assert PROBLEMS.prove(problem, 1)
        asks = best(problem, read(problem.position))
        played(problem, asks)
        verdict = PROBLEMS.judge(problem, asks)
        assert (verdict.done, verdict.right, verdict.points) == (True, True, verdict.most), problem


def test_a_table_is_written_as_it_was_read() -> None:
    for problem in (SPOT, MISSED, LAY, WISE):
        assert written(read(problem.position)) == problem.position


def test_a_forged_proof_is_noticed() -> None:
    forged = Problem("9", "spot", 1000, NOTHING.position, "6x7=42", "captures 1")
    assert not PROBLEMS.prove(forged, 1)


def test_a_day_is_one_rush() -> None:
    assert PROBLEMS.day is not None
    assert PROBLEMS.day(Random(1), [SPOT, RUSH, EVERY]) == (RUSH,)
