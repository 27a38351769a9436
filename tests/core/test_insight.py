"""What an engine says of a match: summed up by seat, and set in columns."""

import pytest

from tablee.core.insight import Choice, Judged, summed_up
from tablee.core.text.retelling import columns, listed, retold
from tablee.core.text.sentences import speaker, texts


def turn(seat: int, points: int, best: int, scores: tuple[int, ...]) -> Judged:
    played, most = Choice(f"A{seat + 1} OR", ("OR",), points, points), Choice("B1 ORE", ("ORE",), best, best + 0.25)
    return Judged(seat, "EOR", played, most if best > points else played, most, max(0, best - points), scores)


MATCH = summed_up((turn(0, 4, 4, (4, 0)), turn(1, 2, 9, (4, 2)), turn(0, 3, 5, (7, 2))), (7, -3))


def test_each_seat_is_summed_up() -> None:
    first, second = MATCH.seats
    assert (first.points, first.possible, first.given_away, first.perfect, first.missed) == (7, 9, 2, 1, 2)
    assert (second.points, second.possible, second.given_away, second.perfect, second.missed) == (2, 9, 7, 0, 1)


def test_who_missed_nothing_has_no_missed_turn() -> None:
    assert summed_up((turn(0, 4, 4, (4, 0)),), (4, 0)).seats[0].missed is None
    assert summed_up((), (0, 0)).turns == ()


@pytest.mark.parametrize(("language", "missed"), [("fr", "L’occasion manquée"), ("en", "The missed chance")])
def test_a_match_is_retold_with_the_greatest_chance_missed(language: str, missed: str) -> None:
    lines = retold(MATCH, speaker(texts("tablee.core", language), language=language)).splitlines()
    assert len(lines) == 1 + 3 + 1 + 2 + 2
    assert lines[-1].startswith(missed)
    assert "7 points" in lines[-1]


def test_a_match_in_which_nothing_was_missed_has_no_such_line() -> None:
    perfect = summed_up((turn(0, 4, 4, (4, 0)),), (4, 0))
    assert "missed" not in retold(perfect, speaker(texts("tablee.core", "en"), language="en"))


def test_moves_are_listed_with_decimals_as_the_language_writes_them() -> None:
    best = [Choice("B1 ORE", ("ORE", "OR"), 12, 10.25), Choice("A1 OR", ("OR",), 4, -2.0)]
    assert listed(best, speaker(texts("tablee.core", "en"), language="en")).splitlines() == [
        "no.  Move    Words    Points  Worth",
        " 1.  B1 ORE  ORE, OR      12   10.2",
        " 2.  A1 OR   OR            4   -2.0",
    ]
    assert "10,2" in listed(best, speaker(texts("tablee.core", "fr"), language="fr"))


def test_columns_are_as_wide_as_their_widest_cell() -> None:
    assert columns([["a", "bbb"], ["cc", "d"]], right=(1,)) == "a   bbb\ncc    d"
