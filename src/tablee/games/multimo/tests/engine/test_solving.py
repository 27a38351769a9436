"""Solving and looking back: the best grid of some letters, and clear words where there can be none."""

from argparse import ArgumentParser
from dataclasses import asdict
from typing import Any

import pytest

from tablee.cli.speech import Language, voice
from tablee.core.actions import Deal
from tablee.core.events import Event
from tablee.core.refusal import Refused
from tablee.games.multimo import GAME
from tablee.games.multimo.engine.analyse import analyse, left_on, retell
from tablee.games.multimo.engine.solve import SOLVE, fixed_of, letters_of
from tablee.games.multimo.rules.actions import Arrange, Finish, Name
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.scoring import sheet_of
from tablee.games.multimo.rules.state import start
from tablee.games.multimo.tests.table import played

SMALL = Options(width=3, height=3, stars=5)
SAY = voice(Language.en, GAME)


def solved(*words: str) -> str:
    """What `tablee solve` prints."""
    parser = ArgumentParser()
    SOLVE.arguments(parser)
    return SOLVE.run(parser.parse_args(list(words)), SAY)


def why_not(*words: str) -> str:
    """The sentence of the refusal."""
    with pytest.raises(Refused) as caught:
        solved(*words, "--seconds", "0.1")
    refusal: Any = caught.value.refusal
    return SAY(f"refusal.{refusal.refused}", **asdict(refusal))


def test_a_small_grid_is_solved_to_the_bound() -> None:
    told = solved("--letters", "t a r t i n e", "--size", "3x3", "--neutral", "2", "--seconds", "5")
    assert told.startswith("Best grid found: 14 points (at most 14)")
    assert "Across: " in told
    assert "Down: " in told
    assert "Void" not in told


def test_what_stands_stays_and_letters_may_stay_unused() -> None:
    told = solved(
        *("--letters", "RATESDES", "--size", "4x3", "--neutral", "2", "--unused", "2"),
        *("--fixed", "MAIS/..#.", "--seconds", "0.2"),
    )
    rows = told.splitlines()[2:5]
    assert rows[0] == "A| M A I S"
    assert rows[1].split()[3] == "■"
    assert "".join(rows).count("■") == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--letters", "AB", "--size", "3x3", "--neutral", "2"), "It takes 7 letters to fill the grid; there are 2."),
        (
            ("--letters", "ABCDEFGH", "--size", "3x3", "--neutral", "2"),
            "It takes 7 letters to fill the grid; there are 8.",
        ),
        (("--letters", "AB4?", "--size", "3x3"), "These are no letters: 4?"),
        (("--letters", "AB", "--size", "20x3"), "“20x3” is no size: from 3x3 to 10x8, the width first."),
        (("--letters", "AB", "--size", "3x3", "--neutral", "9"), "9 neutral squares: there must be 0 to 8."),
        (("--letters", "AB", "--size", "3x3", "--fixed", "MAIS"), "What stands already does not fit the grid"),
        (("--letters", "AB", "--size", "3x3", "--fixed", ".#./.#./.#."), "What stands already does not fit the grid"),
    ],
)
def test_what_cannot_be_built_is_said_clearly(words: tuple[str, ...], sentence: str) -> None:
    assert why_not(*words).startswith(sentence)


def test_letters_are_folded_and_blanks_do_not_matter() -> None:
    assert letters_of("é t, à") == "ETA"
    assert fixed_of("4x3", "MAIS", 0) == ("MAIS", "....", "....")


def a_match_alone(letters: str, grid: tuple[str, ...]) -> list[Event]:
    """From the deal to the end, as events."""
    position, events = start(SMALL, 1), list[Event]()
    for ask in (Deal(), *(Name(0, letter) for letter in letters), Arrange(0, grid), Finish(0)):
        outcome = played(position, ask)
        position, events = outcome.position, [*events, *outcome.events]
    assert position.table.result is not None
    return events


def test_the_analysis_shows_the_best_grid_beside_ones_own() -> None:
    events = a_match_alone("TARIES", ("TRA", "#IE", "##S"))
    found = analyse(SMALL, 1, events, steps=200_000)
    assert found == analyse(SMALL, 1, events, steps=200_000)
    assert found.bound == 12
    assert found.best.complete
    assert sorted("".join(found.best.grid)) == sorted("TARIES###")
    assert found.best.points > found.sheets[0].points
    told = retell(found, SAY)
    assert told.startswith(f"Best grid found: {found.best.points} points (at most 12)")
    assert "Void: TRA" in told
    assert "Points left: 10, at T A1 (+2), " in told


def test_whoever_beats_the_house_has_shown_what_there_was() -> None:
    events = a_match_alone("TARIES", ("SET", "AI#", "#R#"))
    own = analyse(SMALL, 1, events, steps=200)
    assert own.best.points >= own.sheets[0].points


def test_points_are_left_where_a_letter_counts_less_than_twice() -> None:
    left = left_on(sheet_of(("LES", "A#U", "##D")))
    assert [(one.letter, one.square, one.times, one.points) for one in left] == [
        ("D", (2, 2), 1, 3),
        ("U", (1, 2), 1, 2),
        ("E", (0, 1), 1, 1),
        ("A", (1, 0), 1, 1),
    ]
    assert left_on(sheet_of(("TRA", "#IE", "##S")))[0].times == 0
