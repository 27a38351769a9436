"""Secrets: the words that the house may ask for."""

import pytest

from tablee.lexicon import lexicon
from tablee.lexicon.secrets import LEVELS, Level

LENGTHS = range(4, 11)
FEWEST = {"easy": 200, "normal": 450, "hard": 900}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("length", LENGTHS)
def test_there_are_enough_words_of_each_length_and_all_are_common(length: int, level: Level) -> None:
    words = lexicon.secrets(length, level)
    assert len(words) >= (500 if (length, level) == (4, "hard") else FEWEST[level])  # there are few such short ones
    assert list(words) == sorted(set(words))
    assert all(len(word) == length and word in lexicon.common for word in words)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_level_has_the_words_of_the_easier_ones(length: int) -> None:
    easy, normal, hard = (set(lexicon.secrets(length, level)) for level in LEVELS)
    assert easy < normal < hard


@pytest.mark.parametrize(
    "word",
    [
        "PAYEMENT",
        "PENIS",
        "NEGRE",
        "ICELLE",
        "FRANCAIS",
        "VENTOSE",
        "HOUSE",
        "LAQUELLE",
        "CONNARD",
        "NAZI",
        "DONT",
        "POST",
    ],
)
def test_no_crude_obsolete_or_foreign_words_and_no_names(word: str) -> None:
    assert word in lexicon.common
    assert word not in lexicon.secrets(len(word), "hard")


@pytest.mark.parametrize(
    "word", ["GIRAFE", "CARTABLE", "CHOCOLAT", "SORCIERE", "ZEBRE", "TOBOGGAN", "GRENOUILLE", "LOUP"]
)
def test_children_s_words_are_easy(word: str) -> None:
    assert word in lexicon.secrets(len(word), "easy")


@pytest.mark.parametrize("word", ["CHLORE", "SYNDICAT", "PREAMBULE", "ABDICATION"])
def test_bookish_words_are_not_easy(word: str) -> None:
    assert word in lexicon.secrets(len(word), "hard")
    assert word not in lexicon.secrets(len(word), "easy")


@pytest.mark.parametrize("length", [0, 3, 11])
def test_lengths_that_are_not_there_are_refused(length: int) -> None:
    with pytest.raises(ValueError, match="4 to 10"):
        lexicon.secrets(length)


def test_a_level_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no such level"):
        lexicon.secrets(5, "impossible")  # type: ignore[arg-type]  # a caller without types
