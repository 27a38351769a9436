"""A series of two teams: who writes which line, what is earned, the seventh line."""

import pytest

from tablee.core.actions import HOUSE
from tablee.games.motus import GAME
from tablee.games.motus.exam.scene import scene, words
from tablee.games.motus.rules import refusals as no
from tablee.games.motus.rules.actions import Draw, Guess
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.state import to_play
from tablee.games.motus.tests.table import A, B, C, D, guess, kinds, left_alone, played, refused

SIX_MISSES = ((C, "CITRON"), (D, "CANARD"), (C, "CABANE"), (D, "CAMION"), (C, "CACHER"), (D, "CANTON"))


def test_R1_a_and_b_play_c_and_d() -> None:
    assert GAME.rules.seat_counts == (4, 3, 2, 1)
    assert GAME.rules.start(Options(), 4).table.sides == ((A, B), (C, D))
    assert GAME.rules.start(Options(mode="simultaneous"), 4).table.sides == ((0,), (1,), (2,), (3,))
    assert [GAME.rules.start(Options(), seats).table.mode for seats in (1, 2, 3, 4)] == [
        "solo",
        "simultaneous",
        "simultaneous",
        "teams",
    ]


@pytest.mark.parametrize(("series", "setters"), [(1, (A, C)), (2, (B, D)), (3, (A, C)), (10, (B, D))])
def test_R3_setters_change_with_every_series(series: int, setters: tuple[int, int]) -> None:
    position = scene(series=series)
    assert to_play(position.table) == setters
    assert tuple(slate.setter for slate in position.table.slates) == setters


@pytest.mark.parametrize(
    ("series", "slate", "order", "last"),
    [
        (1, 0, (C, D, C, D, C, D), B),
        (1, 1, (B, A, B, A, B, A), D),
        (2, 0, (D, C, D, C, D, C), A),
        (2, 1, (A, B, A, B, A, B), C),
    ],
)
def test_R7_the_exact_order_of_lines(series: int, slate: int, order: tuple[int, ...], last: int) -> None:
    position = words("CARTON", "CARTON", series=series)
    for seat in order:
        assert position.table.slates[slate].awaited == (seat,)
        position = played(position, guess(position, seat, "CITRON", slate)).position
    assert position.table.slates[slate].awaited == (last,)


def test_R7_both_teams_write_at_once() -> None:
    position = words("CARTON", "MAISON")
    assert to_play(position.table) == (B, C)
    ahead = played(position, (C, "CITRON"), (D, "CANARD"), (C, "CABANE")).position
    assert to_play(ahead.table) == (B, D)


def test_R7_a_line_is_written_once_and_in_turn() -> None:
    position = played(words("CARTON", "MAISON"), (C, "CITRON")).position
    assert refused(position, Guess(C, 0, 1, 1, "CANARD")) == no.LineTaken(1, "CANARD")
    assert refused(position, Guess(C, 0, 1, 2, "CANARD")) == no.NotYourLine(2)
    assert refused(position, Guess(D, 0, 1, 3, "CANARD")) == no.LineTaken(3, "CANARD")
    assert refused(position, Guess(A, 0, 1, 2, "CANARD")) == no.NotYourSlate()
    assert refused(position, Guess(D, 7, 1, 2, "CANARD")) == no.NoSuchSlate(7)


def test_R8_fifty_points_and_the_other_team_goes_on() -> None:
    outcome = played(words("CARTON", "MAISON"), (C, "CARTON"))
    assert kinds(outcome.events) == ["marked", "word_found"]
    table = outcome.position.table
    assert table.scores == (0, 50)
    assert (table.slates[0].finder, table.slates[0].secret, table.slates[1].secret) == (C, "CARTON", "")
    assert to_play(table) == (B, C)


def test_R8_no_proposal_after_the_word_is_found() -> None:
    position = played(words("CARTON", "MAISON"), (C, "CARTON")).position
    assert refused(position, Guess(D, 0, 1, 2, "CITRON")) == no.WordOver("CITRON")


def test_R8_a_proposal_never_falls_on_the_next_word() -> None:
    position = words("CARTON", "MAISON", series=2)
    late = Guess(D, 0, position.table.round - 1, 1, "CITRON")
    assert refused(position, late) == no.WordOver("CITRON")


def test_R9_after_six_misses_one_letter_and_the_setters_partner() -> None:
    outcome = played(words("CARTON", "MAISON"), *SIX_MISSES)
    slate = outcome.position.table.slates[0]
    assert kinds(outcome.events) == ["marked", "letter_given"]
    assert (slate.known, slate.given, slate.line, slate.awaited) == ("CARTON", (0, 2), 7, (B,))


def test_R9_the_points_of_the_seventh_line_go_to_the_setters_team() -> None:
    outcome = played(words("CARTON", "MAISON"), *SIX_MISSES)
    found = played(outcome.position, guess(outcome.position, B, "CARTON", 0))
    assert found.position.table.scores == (50, 0)
    assert found.position.table.owed == (B,)


def test_R9_nobody_scores_when_the_seventh_line_fails() -> None:
    outcome = played(words("CARTON", "MAISON"), *SIX_MISSES)
    missed = played(outcome.position, guess(outcome.position, B, "CANTON", 0))
    assert kinds(missed.events) == ["marked", "word_missed"]
    assert missed.position.table.scores == (0, 0)
    assert missed.position.table.slates[0].secret == "CARTON"


def test_R9_the_partner_may_have_two_slates_at_once() -> None:
    position = played(words("CARTON", "MAISON"), *SIX_MISSES).position
    asked = GAME.rules.view(position.table, "", B).asked
    assert [(demand.what, demand.slate, demand.line) for demand in asked] == [("guess", 0, 7), ("guess", 1, 1)]
    assert played(position, guess(position, B, "MOUTON", 1)).position.table.slates[0].awaited == (B,)


def test_R9_nothing_is_given_when_every_letter_is_known() -> None:
    misses = ((C, "CANTON"), (D, "CARNET"), *SIX_MISSES[:3], (D, "CAMION"))
    outcome = played(words("CARTON", "MAISON"), *misses)
    assert kinds(outcome.events) == ["marked", "no_letter_to_give"]
    assert outcome.position.table.slates[0].awaited == (B,)


def test_R13_the_next_series_waits_for_both_words_and_both_draws() -> None:
    position = played(words("CARTON", "MAISON"), (C, "CARTON"), Draw(C), (B, "MAISON")).position
    assert position.table.series == 1
    after = played(position, Draw(B))
    assert kinds(after.events)[-1] == "series_began"
    assert (after.position.table.series, to_play(after.position.table)) == (2, (B, D))
    assert [slate.secret for slate in after.position.table.previous] == ["CARTON", "MAISON"]
    assert [one.secret for one in after.position.table.sheet] == ["CARTON", "MAISON"]


def test_R13_a_tie_is_broken_by_further_series() -> None:
    last = words("CARTON", "MAISON", options=Options(letters=6, series=1))
    after = left_alone(last)
    assert (after.table.series, after.table.race, after.table.result) == (2, None, None)
    assert GAME.rules.view(after.table, "", A).stage == "tie"


def test_R13_three_further_series_without_a_word_are_a_draw() -> None:
    position = scene(Options(letters=6, series=1))
    for series in (1, 2, 3, 4):
        assert position.table.series == series
        position = left_alone(position)
    assert position.table.result is not None
    assert (position.table.result.reason, position.table.result.winners) == ("tie", ())


def test_R19_the_house_sets_the_words_if_the_table_wants() -> None:
    position = words("JARDIN", "MOUTON", options=Options(letters=6, words="house"))
    assert [slate.setter for slate in position.table.slates] == [HOUSE, HOUSE]
    assert position.hands == ("",) * 4
    assert position.box.stock[-2:] == ("JARDIN", "MOUTON")
