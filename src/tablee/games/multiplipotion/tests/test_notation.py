"""Moves as text, and the table as text."""

import pytest

from tablee.core.actions import Action
from tablee.core.refusal import Refused, Unreadable
from tablee.core.text.sentences import speaker, texts
from tablee.games.multiplipotion import GAME
from tablee.games.multiplipotion.rules.actions import Draw, EndTurn, Lay
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.tests.table import AtTable, capture, denounce, lay

ROUND = """
    capture 1
    1: zone 7/28 8/14 7/12; hand 3/64 5/40 3/21
    2: zone 9/54 8/56 8/35; hand 4/24
"""


@pytest.mark.parametrize(
    ("typed", "ask"),
    [
        ("+", Draw(0)),
        ("Piocher", Draw(0)),
        ("draw", Draw(0)),
        (".", EndTurn(0)),
        ("fin", EndTurn(0)),
        ("3/64", lay(0, "3/64")),
        ("5", lay(0, "5/40")),
        ("7x8=56", capture(0, "7/28", "8/14", "8/56")),
        ("7 × 8 = 56", capture(0, "7/28", "8/14", "8/56")),
        ("7*7=54", capture(0, "7/28", "7/12", "9/54")),
        ("7/12x8=56", capture(0, "7/12", "8/14", "8/56")),
        ("!9x8=14", denounce(0, "9/54", "8/56", "8/14")),
        ("!9x8/35=14", denounce(0, "9/54", "8/35", "8/14")),
        ("#12", Lay(0, 12)),
    ],
)
def test_what_is_typed_is_understood(typed: str, ask: Action) -> None:
    assert GAME.text.read(typed, AtTable(ROUND).seen_by(0)) == ask


@pytest.mark.parametrize("typed", ["", "hello", "7x8", "7x8x9=504", "3", "1/1", "11x11=121", "=56", "!"])
def test_the_rest_is_unreadable(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.text.read(typed, AtTable(ROUND).seen_by(0))
    assert refused.value.refusal == Unreadable(typed)


def test_a_card_that_lies_elsewhere_is_read_and_left_to_the_rules() -> None:
    at = AtTable(ROUND)
    asked = GAME.text.read("9x8=56", at.seen_by(0))
    assert at.refused(asked) == ("not_your_potion", "R6")


@pytest.mark.parametrize(
    ("ask", "text"),
    [
        (Draw(0), "+"),
        (lay(0, "3/64"), "3/64"),
        (capture(0, "7/12", "8/14", "8/56"), "7/12x8/14=8/56"),
        (denounce(0, "9/54", "8/35", "7/12"), "!9/54x8/35=7/12"),
        (EndTurn(0), "."),
        (Lay(0, 999), "#999"),
    ],
)
def test_what_is_written_is_read_again(ask: Action, text: str) -> None:
    assert GAME.text.write(ask) == text
    assert GAME.text.read(text, AtTable(ROUND).seen_by(0)) == ask


def test_the_table_is_drawn_with_the_one_who_looks_below() -> None:
    at = AtTable(ROUND, Options(help="monsters"))
    say = speaker(texts("tablee.games.multiplipotion.text", "en"))
    assert GAME.text.draw(at.seen_by(0), say).splitlines() == [
        "Pile: 50 cards",
        "",
        "1 · 1 in hand",
        "  laid      9/54  8/56  8/35",
        "  trophies (0)",
        "",
        "You · 3 in hand",
        "  laid      7/28  8/14  7/12",
        "  trophies (0)",
        "",
        "Your hand  3/64  5/40  3/21",
        "",
        "Capture (7x8=56) or end your turn ( . ).",
        "To capture: 8/56",
    ]
