"""Marks and partitions: the kernels, their plain twins, and the rule as one would write it down."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.motus.engine.kernels import guesswork
from tablee.games.motus.engine.kernels import marks as kernels
from tablee.games.motus.engine.kernels.guesswork import (
    GRAIN,
    MARKS,
    MarkSheet,
    chaos,
    letters_of,
    plain_marks,
    plain_weigh,
    telling,
)
from tablee.search import warm

WORDS = st.lists(st.text("ABC", min_size=4, max_size=4), min_size=1, max_size=12, unique=True)


def mark(guess: str, secret: str) -> int:
    """In words: first the letters in their place, then the others from the left while the secret has them to spare."""
    spare = Counter(hidden for hidden, letter in zip(secret, guess, strict=True) if hidden != letter)
    digits = ""
    for hidden, letter in zip(secret, guess, strict=True):
        elsewhere = hidden != letter and spare[letter] > 0
        spare[letter] -= elsewhere
        digits += "2" if hidden == letter else "1" if elsewhere else "0"
    return int(digits, 3)


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Kernels must not be compiled within the time that Hypothesis grants an example."""
    for _ in kernels.warm_up():
        pass


@given(WORDS, WORDS)
def test_kernel_and_twin_mark_as_the_rule_says(guesses: list[str], secrets: list[str]) -> None:
    rule = [[mark(guess, secret) for guess in guesses] for secret in secrets]
    columns = np.ascontiguousarray(letters_of(guesses).T)
    by_kernel = np.full((len(secrets), len(guesses)), 7, np.uint16)
    kernels.mark_all(columns, letters_of(secrets), by_kernel)
    assert by_kernel.tolist() == rule
    for pairs in (guesswork.NEAR_BY, 4):  # all secrets at once, and a few at a time
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(guesswork, "NEAR_BY", pairs)
            assert plain_marks(columns, letters_of(secrets)).tolist() == rule


@pytest.mark.parametrize(
    ("secret", "guess", "shown"),
    [
        ("ROULE", "RELEE", "20102"),  # the E in its place takes the only one: the others get nothing
        ("ELEVE", "EPELE", "20212"),
        ("AABBB", "BAAAB", "12102"),  # one B and one A are left to be marked, each from the left
        ("ABRICOTIER", "ABRICOTIER", "2222222222"),
        ("ABRICOTIER", "AAAAAAAAAA", "2000000000"),
    ],
)
def test_a_letter_is_marked_as_often_as_the_secret_has_it(secret: str, guess: str, shown: str) -> None:
    assert mark(guess, secret) == MarkSheet([guess], [secret]).marks[0, 0] == int(shown, 3)


@given(WORDS, WORDS, st.data())
def test_kernel_and_twin_weigh_guesses_by_their_parts(
    guesses: list[str], secrets: list[str], data: st.DataObject
) -> None:
    sheet = MarkSheet(guesses, secrets)
    chosen = data.draw(st.sets(st.integers(0, len(secrets) - 1), min_size=1))
    left = np.array(sorted(chosen), np.int32)
    expected = []
    for guess in guesses:
        parts = Counter(mark(guess, secrets[row]) for row in left)
        found = parts.pop(sheet.top, 0)
        spread = sum(chaos(len(secrets))[size] for size in parts.values())
        expected.append([found, len(parts), sum(size**2 for size in parts.values()), spread])
    by_kernel = tuple(np.full(len(guesses), 7, np.int64) for _ in range(4))
    kernels.weigh(sheet.marks, left, chaos(len(secrets)), sheet.top, by_kernel)  # type: ignore[arg-type] # a tuple of four
    twin = plain_weigh(sheet.marks, left, chaos(len(secrets)), sheet.top)
    assert np.array(by_kernel).T.tolist() == expected
    assert np.array([twin.found, twin.parts, twin.squares, twin.spread]).T.tolist() == expected


def test_chaos_is_n_log_n() -> None:
    assert chaos(8)[[0, 1, 2, 4, 8]].tolist() == [0, 0, 2 * GRAIN, 8 * GRAIN, 24 * GRAIN]


def test_parts_are_the_secrets_that_look_alike_largest_first_and_without_the_guess_itself() -> None:
    words = ["CADRE", "CACAO", "CARTE", "CERCE", "CARRE", "CRETE"]
    sheet = MarkSheet(words, words)
    parts = [[words[row] for row in part] for part in sheet.divide(sheet.everything, 0)]
    assert parts == [["CERCE", "CRETE"], ["CACAO"], ["CARTE"], ["CARRE"]]


def test_a_letter_tells_most_if_half_of_the_secrets_have_it() -> None:
    secrets = ["BALLE", "BARRE", "BELLE", "BERRE"]
    assert telling(["BZZZZ", "BALZZ", "BAZZZ", "BALLE"], secrets, 2) == ["BALZZ", "BALLE"]
    assert telling(["BEAZZ", "BAAZZ"], secrets, 1) == ["BEAZZ"]  # a letter named twice is not there twice as much


def test_the_sheet_is_the_same_before_and_after_the_kernels_are_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["CARTE", "CARRE", "CADRE", "CERCE", "CRETE", "CACAO"]
    warm.now(MARKS)
    assert warm.is_ready(MARKS)
    ready = MarkSheet(words, words)
    weighed = ready.weigh(ready.everything)
    monkeypatch.setattr(warm, "is_ready", lambda module: False)
    plain = MarkSheet(words, words)
    assert plain.marks.tolist() == ready.marks.tolist()
    assert np.array_equal(plain.weigh(plain.everything).spread, weighed.spread)
    assert plain.homes.tolist() == [0, 1, 2, 3, 4, 5]
