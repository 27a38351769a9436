"""The robots: legal, deterministic, each as good as its name, and none of them sees more than a person would."""

from random import Random

import pytest

from tablee.core.actions import Deal
from tablee.core.loop import Applied, apply, view_for
from tablee.games.multiplipotion import GAME
from tablee.games.multiplipotion.engine.almanac import almanac, products
from tablee.games.multiplipotion.engine.master import imagined
from tablee.games.multiplipotion.engine.plans import plans
from tablee.games.multiplipotion.exam.scene import scene
from tablee.games.multiplipotion.exam.twins import twin
from tablee.games.multiplipotion.rules.actions import Capture, Denounce, Draw, EndTurn
from tablee.games.multiplipotion.rules.captures import captures
from tablee.games.multiplipotion.rules.cards import deck
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.rules.state import Moment
from tablee.games.multiplipotion.tests.table import NUMBERS, AtTable, capture, denounce, lay

BOTS = (*GAME.engine.levels, *GAME.engine.sparring)
HARD = """
    capture 1
    1: zone 7/28 8/14; hand 3/64 5/40 2/45
    2: zone 9/54 8/56; hand 6/18 4/24 7/36
"""
EASY = """
    capture 1
    1: zone 2/20 8/14; hand 3/64 5/40 2/45
    2: zone 9/54 9/16; hand 6/18 4/24 7/36
"""


def played(level: str, seed: int) -> list[Moment]:
    """Every position of a match between two bots of a level; everything they ask must be granted."""
    outcome = apply(GAME, GAME.rules.start(Options(), 2), Deal(), Random(seed), 0.0)
    positions: list[Moment] = []
    while True:
        assert isinstance(outcome, Applied), outcome
        positions.append(outcome.position)
        if GAME.rules.result(outcome.position.table):
            return positions
        seat = outcome.position.table.turn
        ask = GAME.engine.choose(view_for(GAME, outcome.position, seat), level, Random(f"{seed}/{len(positions)}"))
        outcome = apply(GAME, outcome.position, ask, Random(seed), 0.0)


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_plays_legally_to_the_end(level: str) -> None:
    assert played(level, 3)[-1].table.result


@pytest.mark.parametrize("level", BOTS)
def test_the_same_seed_gives_the_same_match(level: str) -> None:
    assert played(level, 5) == played(level, 5)


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_asks_the_same_whatever_lies_where_it_cannot_see(level: str) -> None:
    for number, position in enumerate(played("greedy", 7)[5:25:3]):
        seat = position.table.turn
        here, there = (view_for(GAME, one, seat) for one in (position, twin(position, seat, Random(number))))
        assert GAME.engine.choose(here, level, Random(1)) == GAME.engine.choose(there, level, Random(1))


@pytest.mark.parametrize("level", ["virtuoso", "champion", "greedy"])
def test_who_knows_all_tables_takes_the_monster(level: str) -> None:
    asked = GAME.engine.choose(AtTable(HARD).seen_by(0), level, Random(1))
    assert asked == capture(0, "7/28", "8/14", "8/56")


def asked_often(picture: str, seat: int, level: str) -> list[object]:
    view = AtTable(picture).seen_by(seat)
    return [GAME.engine.choose(view, level, Random(seed)) for seed in range(200)]


@pytest.mark.parametrize("level", ["beginner", "novice", "casual", "club", "pupil"])
def test_who_has_not_learnt_the_high_tables_does_not_know_seven_times_eight(level: str) -> None:
    assert set(asked_often(HARD, 0, level)) == {EndTurn(0)}


def test_a_novice_knows_the_table_of_two_and_overlooks_it_now_and_then() -> None:
    asked = asked_often(EASY, 0, "novice")
    assert 50 < asked.count(capture(0, "2/20", "8/14", "9/16")) < 150
    assert set(asked) == {capture(0, "2/20", "8/14", "9/16"), EndTurn(0)}


def test_a_novice_seldom_catches_one_out_an_expert_sometimes_the_champion_always() -> None:
    picture = EASY.replace("capture 1", "draw 2 said")
    caught = denounce(1, "2/20", "8/14", "9/16")
    counts = [asked_often(picture, 1, level).count(caught) for level in ("novice", "expert", "champion")]
    assert 0 < counts[0] < 40 < counts[1] < 120
    assert counts[2] == 200


def test_the_champion_says_nothing_when_the_capture_would_win_the_match() -> None:
    missed = EASY.replace("capture 1", "draw 2 said")
    about_to_win = missed.replace("hand 3/64", "trophies 2/6 2/8 3/9 4/10; hand 3/64")
    assert GAME.engine.choose(AtTable(about_to_win).seen_by(1), "champion", Random(1)) == Draw(1)


def test_the_champion_speaks_up_even_if_the_pile_is_empty() -> None:
    empty = EASY.replace("capture 1", "draw 2 said") + "pile:"
    assert GAME.engine.choose(AtTable(empty).seen_by(1), "champion", Random(1)) == denounce(1, "2/20", "8/14", "9/16")


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_that_was_caught_out_makes_a_capture(level: str) -> None:
    at = AtTable(HARD)
    at.ask(EndTurn(0))
    at.ask(denounce(1, "7/28", "8/14", "8/56"))
    assert isinstance(GAME.engine.choose(at.seen_by(0), level, Random(1)), Capture)


@pytest.mark.parametrize("level", ["virtuoso", "champion"])
def test_a_thinking_bot_does_not_expose_a_monster_that_can_be_taken_at_once(level: str) -> None:
    view = AtTable("""
        lay 1
        1: hand 3/42 4/42 2/45
        2: zone 6/18 7/28; hand 6/32 4/24 7/36
    """).seen_by(0)
    assert GAME.engine.choose(view, level, Random(1)) == lay(0, "2/45")


def test_the_greedy_one_lays_a_card_that_captures() -> None:
    view = AtTable("""
        lay 1
        1: zone 9/16; hand 3/42 7/48 2/45
        2: zone 4/63
    """).seen_by(0)
    assert {GAME.engine.choose(view, "greedy", Random(seed)) for seed in range(9)} == {lay(0, "7/48")}


def test_random_play_tries_everything() -> None:
    missed = AtTable(EASY.replace("capture 1", "draw 2 said")).seen_by(1)
    kinds = {type(GAME.exam.random_action(missed, Random(seed))) for seed in range(60)}
    assert kinds == {Draw, Denounce}


def test_imagined_worlds_hold_the_cards_that_are_not_seen() -> None:
    at = AtTable(HARD)
    at.ask(capture(0, "7/28", "8/14", "8/56"))
    view = at.seen_by(1)
    seen = {card.id for cards in (*view.zones, *view.trophies, view.hand, view.buried) for card in cards}
    for world in imagined(view, 16, Random(1)):
        assert world.hands[1] == [card.id for card in view.hand]
        assert world.pile[:2] == [NUMBERS["8/14"], NUMBERS["7/28"]]
        assert len(world.pile) == view.pile
        assert sorted(world.hands[0] + world.pile[2:]) == sorted({card.id for card in deck("all")} - seen)


def test_what_the_almanac_says_is_what_multiplying_says() -> None:
    rng = Random(1)
    for _ in range(200):
        own, theirs = (tuple(rng.sample(deck("all"), rng.randrange(7))) for _ in range(2))
        potions = almanac(deck("all")).potions_of(card.id for card in own)
        reachable = [card for card in theirs if products(potions) >> card.monster & 1]
        assert {card.id for card in reachable} == {monster.id for _, _, monster in captures(own, theirs)}


def test_danger_is_certain_for_what_can_be_taken_now_and_a_share_of_the_deck_otherwise() -> None:
    book = almanac(deck("low"))
    likely = book.danger(book.potions_of([NUMBERS["2/6"], NUMBERS["3/4"]]))
    assert (likely[6], likely[10], likely[25]) == (1.0, 6 / 24, 0.0)


def test_a_plan_never_leaves_a_capture_undone() -> None:
    position = scene("""
        lay 1
        1: zone 9/16 6/18; hand 7/48 6/54 2/45
        2: zone 4/63 9/36
    """)
    world = imagined(view_for(GAME, position, 0), 16, Random(1))[0]
    numbered = {(plan.card, plan.capture) for plan in plans(world, 0, laying=True)}
    assert numbered == {
        (NUMBERS["7/48"], (NUMBERS["9/16"], NUMBERS["7/48"], NUMBERS["4/63"])),
        (NUMBERS["6/54"], (NUMBERS["6/18"], NUMBERS["6/54"], NUMBERS["9/36"])),
        (NUMBERS["2/45"], None),
    }
