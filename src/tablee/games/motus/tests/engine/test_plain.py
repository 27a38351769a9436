"""Guesswork without numpy: on small sets it is its twin, on large ones it keeps to what can be weighed."""

import pytest

from tablee.games.motus.engine import plain, solver
from tablee.games.motus.engine.kernels import guesswork
from tablee.games.motus.rules.words.clues import Clues
from tablee.games.motus.rules.words.lists import decent_words, hidden_words
from tablee.games.motus.rules.words.marks import marks

WORDS = hidden_words("common", "P", 7)


@pytest.mark.parametrize("many", [3, 20, 120])
def test_the_word_that_tells_most_is_the_twins(many: int) -> None:
    words = WORDS[:: len(WORDS) // many][:many]
    sheet = guesswork.MarkSheet(words, words)
    assert plain.most_telling(words) == sheet.guesses[int(sheet.weigh(sheet.everything).spread.argmin())]


def test_the_most_promising_by_their_letters_are_the_twins() -> None:
    assert list(plain.telling(WORDS, WORDS[::7], 50)) == guesswork.telling(WORDS, WORDS[::7], 50)


def test_without_numpy_a_word_is_found_in_few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "at_hand", lambda extra: False)
    needed = []
    for secret in hidden_words("frequent", "P", 7)[::60]:
        clues, lines = Clues("P......", ()), 0
        while not clues.tried or clues.tried[-1][0] != secret:
            word = solver.best_word(clues, "frequent")
            assert word is not None
            clues = Clues(clues.known, (*clues.tried, (word, marks(secret, word))))
            lines += 1
        needed.append(lines)
    assert sum(needed) / len(needed) < 4
    assert max(needed) <= 6


def test_it_never_tries_what_tells_nothing() -> None:
    words = hidden_words("common", "P", 7)[:5]
    assert plain.fewest_lines(words, decent_words("P", 7)[:200]) in {*words, *decent_words("P", 7)[:200]}
