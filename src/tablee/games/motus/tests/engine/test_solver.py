"""The solver: what agrees with clues, what it advises, how it is asked in the terminal, and its book of openings."""

from argparse import ArgumentParser
from random import Random

import pytest

from tablee.core.refusal import Refused
from tablee.core.text.sentences import speaker, texts
from tablee.games.motus import GAME
from tablee.games.motus.engine import openings, solver
from tablee.games.motus.engine.kernels.deduction import Deduction
from tablee.games.motus.engine.kernels.guesswork import MarkSheet
from tablee.games.motus.engine.solve import SOLVE, read_pattern, read_tried
from tablee.games.motus.engine.solver import best_word, candidates, most_telling
from tablee.games.motus.rules.words.admitted import words_with
from tablee.games.motus.rules.words.clues import Clues
from tablee.games.motus.rules.words.lists import ORIGINS, Origin, hidden_words
from tablee.games.motus.rules.words.marks import marks
from tablee.lexicon import ALPHABET, lexicon
from tablee.search import warm


def lines_to(secret: str, origin: Origin) -> list[str]:
    """The words tried by the solver until it says the secret."""
    clues = Clues(secret[0] + "." * (len(secret) - 1))
    tried: list[str] = []
    while not tried or tried[-1] != secret:
        word = best_word(clues, origin)
        assert word is not None, (secret, tried)
        assert word not in tried
        tried.append(word)
        clues = clues.and_tried(word, marks(secret, word))
    return tried


def test_words_agree_with_clues_exactly_if_they_would_have_been_marked_so() -> None:
    rng, words = Random(3), words_with("R", 6)
    for secret in rng.sample(words, 12):
        tried = tuple((word, marks(secret, word)) for word in rng.sample(words, 2))
        expected = [word for word in words if all(marks(word, one) == row for one, row in tried)]
        assert secret in expected
        assert list(Clues("R.....", tried).fitting(words)) == expected


def test_a_letter_that_is_given_rules_words_out_too() -> None:
    assert Clues("C.R.O.").fitting(["CARTON", "CITRON", "CORDON"]) == ("CARTON", "CORDON")
    assert Clues("CA....", (("CITRON", "X---OX"),)).fitting(["CARTON"]) == ()


@pytest.mark.parametrize("origin", ["normal", "frequent", "common"])
@pytest.mark.parametrize(("first", "letters"), [("S", 5), ("B", 7), ("L", 10)])
def test_every_secret_is_found_sooner_or_later(origin: Origin, first: str, letters: int) -> None:
    rng = Random(f"{origin}{letters}")
    for secret in rng.sample(hidden_words(origin, first, letters), 4):
        assert len(lines_to(secret, origin)) <= 7


def test_the_house_lists_are_found_within_four_lines() -> None:
    assert max(len(lines_to(secret, "normal")) for secret in hidden_words("normal", "T", 6)) <= 4


def test_the_advice_does_not_depend_on_the_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    warm.now(*GAME.engine.kernels)
    cases = [("CRANES", "CITRON"), ("MANGE", "MATIN"), ("DEDUIRE", "DORERAI")]
    clues = [Clues(secret[0] + "." * (len(secret) - 1), ((word, marks(secret, word)),)) for secret, word in cases]
    ready = [candidates(one, "common", 3) for one in clues]
    monkeypatch.setattr(warm, "is_ready", lambda module: False)
    assert [candidates(one, "common", 3) for one in clues] == ready


def test_advice_says_how_many_words_are_left_on_average() -> None:
    clues = Clues("C.....", (("CITRON", "X---XX"),))
    seen = candidates(clues, "normal", 3)
    for advice in seen.best:
        shown = [marks(word, advice.word) for word in seen.words]
        left = sum(shown.count(row) for row in shown if set(row) != {"X"}) / len(seen.words)
        assert advice.left == pytest.approx(left)
        assert advice.possible == (advice.word in seen.words)
    assert [advice.lines for advice in seen.best] == sorted(advice.lines for advice in seen.best)


def test_with_too_many_words_left_only_the_most_telling_ones_are_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "PAIRS", 20_000)
    clues = Clues("S.......").and_tried("SIFFLONS", marks("SARDINES", "SIFFLONS"))
    word = best_word(clues, "common")
    assert word in words_with("S", 8)


def test_one_or_two_words_are_simply_tried_and_none_is_said() -> None:
    assert most_telling(["CARTON"]) == "CARTON"
    assert best_word(Clues("CARTON"), "common") == "CARTON"
    assert best_word(Clues("CWWWWW"), "common") is None
    assert candidates(Clues("CWWWWW"), "common", 3).words == ()


def test_the_solver_says_no_crude_word_while_there_is_another() -> None:
    crude = next(word for word in words_with("C", 7) if lexicon.is_crude(word))
    assert crude not in solver.thinking((crude, "CHALEUR", "COULEUR"), Clues("C......"), "common").sheet.guesses
    assert best_word(Clues(crude), "common") == crude


def test_the_book_of_openings_has_decent_words_that_count() -> None:
    for origin in ORIGINS:
        for letters in range(4, 11):
            found = filter(None, (openings.opening(origin, first, letters) for first in ALPHABET))
            words = [book.word for book in found]
            assert len(words) >= 15
            assert all(len(word) == letters and word in lexicon.common for word in words)
            assert not any(map(lexicon.is_crude, words))


@pytest.mark.parametrize("first", "AJPV")
@pytest.mark.parametrize("letters", [4, 5])
def test_an_opening_of_the_book_is_the_proven_best(first: str, letters: int) -> None:
    sheet = MarkSheet(words_with(first, letters), hidden_words("normal", first, letters))
    plan = Deduction(sheet).plan(sheet.everything)
    assert openings.opening("normal", first, letters) == openings.Opening(sheet.guesses[plan.guess], plan.lines)


def solved(*words: str, language: str = "fr") -> str:
    parser = ArgumentParser()
    SOLVE.arguments(parser)
    return SOLVE.run(parser.parse_args(words), speaker(texts("tablee.games.motus.text", language), language=language))


def test_the_terminal_names_what_is_left_and_the_best_words() -> None:
    text = solved("C.....", "--tried", "CITRON=X-OOXX", "--secrets", "normal")
    assert text.splitlines()[:2] == ["1 mot possible\u00a0:", "  CARTON"]
    assert "  CARTON\u00a0: 0,00 mot restant en moyenne, trouvé en 1,00 ligne" in text
    many = solved("c......", "--many", "2", language="en")
    assert "and 3136 more" in many
    assert "No word agrees" in solved("CWWWW", language="en")


@pytest.mark.parametrize("pattern", ["C.OU...", "c?ou___", "C_OU..."])
def test_a_pattern_may_leave_letters_open_in_three_ways(pattern: str) -> None:
    assert read_pattern(pattern) == "C.OU..."


@pytest.mark.parametrize("line", ["couleur=xo--x--", "COULEUR:XO..X..", "Couleur=XO__x.-"])
def test_marks_may_be_written_in_three_ways(line: str) -> None:
    assert read_tried(line, "C......") == ("COULEUR", "XO--X--")


@pytest.mark.parametrize(
    ("pattern", "line", "refused"),
    [
        ("", "", "unclear_pattern"),
        ("C.O", "", "unclear_pattern"),
        ("C..........", "", "unclear_pattern"),
        ("C.4...", "", "unclear_pattern"),
        ("C" * 5_000, "", "unclear_pattern"),
        (".OULEUR", "", "first_letter_missing"),
        ("C......", "COULEUR", "unclear_line"),
        ("C......", "COULEUR=", "unclear_line"),
        ("C......", "COULEUR=XXXYXXX", "unclear_line"),
        ("C......", "COULEUR=XX", "marks_missing"),
        ("C......", "COULE=XXXXX", "too_short"),
        ("C......", "DOULEUR=XXXXXXX", "wrong_first_letter"),
        ("C......", "CWWWWWW=XXXXXXX", "unknown_word"),
        ("C......", "C0ULEUR=XXXXXXX", "not_letters"),
    ],
)
def test_what_cannot_be_understood_is_refused_with_its_reason(pattern: str, line: str, refused: str) -> None:
    with pytest.raises(Refused) as found:
        solved(pattern, *(("--tried", line) if line else ()))
    assert getattr(found.value.refusal, "refused", None) == refused


def test_R2_the_solver_knows_words_of_four_letters() -> None:
    said = solved("L...", "--tried", "LUNE=XO--", "--secrets", "normal")
    assert "LOUP" in said
