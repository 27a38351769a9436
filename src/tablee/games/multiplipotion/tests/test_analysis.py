"""Looking back: which captures were made, which were possible, who saw them, and what is worth practising."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tablee.core.actions import Action, TimeUp
from tablee.core.text.sentences import speaker, texts
from tablee.games.multiplipotion import GAME
from tablee.games.multiplipotion.engine.analyse import Analysis, Slip, analyse, looked_back
from tablee.games.multiplipotion.engine.retell import retell
from tablee.games.multiplipotion.rules.actions import Draw, EndTurn
from tablee.games.multiplipotion.rules.captures import Possible
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.tests.table import AtTable, capture, denounce, lay
from tablee.match.records import records

PICTURE = """
    capture 1
    1: zone 6/32 8/35 9/16; hand 3/64 5/40 2/45
    2: zone 7/48 4/10 7/56 6/54; hand 8/81 4/24 7/28
    pile: 2/18 3/21
"""
NOTHING_OPEN = PICTURE.replace("7/48", "7/12").replace("6/54", "6/18")


def looked_at(picture: str, *asks: Action) -> Analysis:
    """What is said of a match that begins with a picture."""
    at = AtTable(picture)
    begun = at.position
    events: list[Any] = []
    for ask in asks:
        at.ask(ask)
        events += at.events
    return looked_back(begun, events)


def sums(found: Sequence[Possible | None]) -> list[str]:
    return [f"{one[0].potion}x{one[1].potion}={one[2].monster}" if one else "-" for one in found]


def test_a_capture_is_a_turn_of_its_own_with_the_trophies_after_it() -> None:
    analysis = looked_at(PICTURE, capture(0, "6/32", "8/35", "7/48"))
    (turn,) = analysis.turns
    assert (turn.fate, turn.scores, sums([turn.taken, turn.better])) == ("captured", (1, 0), ["6x8=48", "-"])
    assert (analysis.seats[0].finest, analysis.seats[0].captures, analysis.seats[1].finest) == (0, 1, None)


def test_what_was_overlooked_is_the_greatest_product_that_was_open() -> None:
    analysis = looked_at(PICTURE, EndTurn(0))
    assert (analysis.turns[0].fate, sums([analysis.turns[0].better])) == ("overlooked", ["6x9=54"])
    assert [(one.a, one.b, one.missed) for one in analysis.seats[0].practise] == [(6, 8, 1), (6, 9, 1)]


def test_a_capture_that_the_other_showed_is_told_as_that_one_turn() -> None:
    asks = EndTurn(0), denounce(1, "6/32", "8/35", "7/48"), capture(0, "6/32", "9/16", "6/54")
    (turn,) = looked_at(PICTURE, *asks).turns
    assert (turn.fate, sums([turn.better, turn.taken])) == ("shown", ["6x8=48", "6x9=54"])
    assert turn.scores == (1, 1), "the reward for vigilance belongs to it"
    seats = looked_at(PICTURE, *asks).seats
    assert [(one.captures, one.vigilant, one.finest) for one in seats] == [(0, 0, None), (0, 1, None)]


def test_another_card_of_the_hand_is_looked_at_before_it_is_laid() -> None:
    asks = EndTurn(0), Draw(1), lay(1, "8/81"), EndTurn(1), Draw(0), lay(0, "5/40"), EndTurn(0)
    analysis = looked_at(NOTHING_OPEN, *asks)
    assert [turn.fate for turn in analysis.turns] == ["nothing", "overlooked", "other_card"]
    last = analysis.turns[-1]
    assert sums([last.better]) == ["6x3=18"]
    assert (last.at, last.laid and last.laid.potion) == (5, 5), "five events came before the lay"
    assert analysis.seats[0].practise == (), "a card kept in the hand is no product that one did not know"


def test_slips_stand_with_the_turn_of_the_one_who_made_them() -> None:
    wrong, right = capture(0, "8/35", "9/16", "6/54"), capture(0, "6/32", "9/16", "6/54")
    asks = wrong, EndTurn(0), denounce(1, "8/35", "9/16", "7/48"), denounce(1, "6/32", "8/35", "7/48"), wrong, right
    analysis = looked_at(PICTURE, *asks, Draw(1), lay(1, "8/81"), EndTurn(1))
    assert [turn.slips for turn in analysis.turns] == [(Slip(8, 9, 54), Slip(8, 9, 54)), (Slip(8, 9, 48),)]
    assert [(one.a, one.b, one.mistaken) for one in analysis.seats[0].practise] == [(8, 9, 2), (6, 8, 0), (6, 9, 0)]


def test_R13_a_turn_that_the_house_ended_has_missed_nothing() -> None:
    (turn,) = looked_at(PICTURE, TimeUp(0)).turns
    assert (turn.fate, turn.better, turn.scores) == ("cut", None, (0, 0))


@pytest.mark.parametrize(("language", "seen", "with_it"), [("fr", "vu par", "avec"), ("en", "seen by", "with")])
def test_a_whole_match_can_be_retold(language: str, seen: str, with_it: str) -> None:
    record = (Path(__file__).parent / "golden" / "v2-2-1.txt").read_text("utf-8")
    _, _, happened = records.read(record, {GAME.name: GAME})
    events: list[Any] = [one.event for one in happened]
    analysis = analyse(Options(), 2, events)
    say = speaker(texts("tablee.games.multiplipotion.text", language), language=language)
    told = retell(analysis, say).replace("\u00a0", " ")
    assert f"7 × 6 = 42 ({seen} 0)" in told
    assert f"8 × 7 = 56 ({with_it} 7/56)" in told
    assert "6 × 9 = 54, 6 × 7 = 42, 6 × 8 = 48" in told
    assert "{" not in told
    assert [one.trophies for one in analysis.seats] == list(analysis.turns[-1].scores)
