"""The fewest lines: proven numbers against trying everything, and what narrow and impatient searches still keep."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.motus.engine.kernels.deduction import NEVER, Deduction
from tablee.games.motus.engine.kernels.guesswork import MARKS, MarkSheet, Rows
from tablee.search import warm

WORDS = st.lists(st.text("AB", min_size=4, max_size=4), min_size=1, max_size=9, unique=True)


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    warm.now(MARKS)


def fewest_lines(sheet: MarkSheet) -> int:
    """Try everything."""
    marks = sheet.marks.tolist()

    @cache
    def lines(left: frozenset[int]) -> int:
        best = NEVER
        for guess in range(len(sheet.guesses)):
            parts: dict[int, set[int]] = {}
            for row in left:
                parts.setdefault(marks[row][guess], set()).add(row)
            parts.pop(sheet.top, None)
            if all(len(part) < len(left) for part in parts.values()):
                best = min(best, len(left) + sum(lines(frozenset(part)) for part in parts.values()))
        return best

    return lines(frozenset(range(len(sheet.secrets))))


def followed(deduction: Deduction, left: Rows) -> int:
    """The lines that one really needs by following the plans, for all secrets together."""
    guess = deduction.plan(left).guess
    return len(left) + sum(followed(deduction, part) for part in deduction.sheet.divide(left, guess))


@given(WORDS, st.lists(st.text("AB", min_size=4, max_size=4), max_size=6))
def test_the_proven_optimum_is_what_trying_everything_finds(secrets: list[str], others: list[str]) -> None:
    sheet = MarkSheet(sorted({*secrets, *others}), secrets)
    deduction = Deduction(sheet)
    plan = deduction.plan(sheet.everything)
    assert plan.lines == fewest_lines(sheet)
    assert followed(deduction, sheet.everything) == plan.lines
    assert deduction.lines(sheet.everything, plan.guess) == plan.lines


@given(WORDS, st.integers(1, 3), st.integers(0, 200))
def test_narrow_and_impatient_searches_find_every_secret_too(secrets: list[str], width: int, patience: int) -> None:
    sheet = MarkSheet(secrets, secrets)
    best = fewest_lines(sheet)
    narrow, hasty = Deduction(sheet, width), Deduction(sheet, patience=patience)
    assert best <= narrow.plan(sheet.everything).lines == followed(narrow, sheet.everything)
    assert best <= followed(hasty, sheet.everything)


def test_words_that_differ_in_one_letter_are_told_apart_by_a_word_that_is_none_of_them() -> None:
    secrets = ["BALLE", "BARRE", "BASSE", "BATTE"]
    slow, quick = MarkSheet(secrets, secrets), MarkSheet([*secrets, "BLRSA"], secrets)
    assert Deduction(slow).plan(slow.everything).lines == 1 + 2 + 3 + 4
    plan = Deduction(quick).plan(quick.everything)
    assert (quick.guesses[plan.guess], plan.lines) == ("BLRSA", 4 * 2)


def test_one_secret_is_simply_named() -> None:
    sheet = MarkSheet(["ABBA", "BABA"], ["BABA"])
    plan = Deduction(sheet).plan(sheet.everything)
    assert (plan.guess, plan.lines) == (1, 1)


def test_a_guess_that_tells_nothing_costs_a_line_for_every_secret() -> None:
    sheet = MarkSheet(["CCCC", "AAAB", "AABA"], ["AAAB", "AABA"])
    deduction = Deduction(sheet)
    assert [deduction.lines(sheet.everything, guess) for guess in range(3)] == [2 + 3, 3, 3]
