"""Queries: patterns and racks, against what a person would do with a list and a pencil."""

import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.lexicon.query import BadQuery, matches
from tablee.lexicon.vocabulary import Vocabulary
from tablee.lexicon.weave import weave

WORDS = sorted(
    {"CROULER", "CROULES", "CROULEZ", "ROULE", "ROULER", "PATRIE", "PETITE", "PATINE", "RIEN", "NIER", "NI", "ET"}
)


@pytest.mark.parametrize(
    ("pattern", "letters", "found"),
    [
        ("C.OULE?", None, ["CROULER", "CROULES", "CROULEZ"]),
        ("P?T??E", "AEINRST", ["PATINE", "PATRIE", "PETITE"]),
        ("P?T??E", "EIT", ["PETITE"]),
        ("????", "NIER", ["NIER", "RIEN"]),
        ("????", "NIE?", ["NIER", "RIEN"]),
        ("????", "NI??", ["NIER", "RIEN"]),
        ("*", "NIER", ["NI", "NIER", "RIEN"]),
        ("*OULE*", None, ["CROULER", "CROULES", "CROULEZ", "ROULE", "ROULER"]),
        ("**E", None, ["PATINE", "PATRIE", "PETITE", "ROULE"]),
        ("ro*", "leu", ["ROULE"]),
        ("", None, []),
    ],
)
def test_what_fits(pattern: str, letters: str | None, found: list[str]) -> None:
    assert list(matches(weave(WORDS), pattern, letters)) == found


def test_letters_of_the_pattern_take_nothing_from_the_rack() -> None:
    words = Vocabulary(lambda: weave(WORDS))
    assert words.pattern("?I??", "NER") == ["NIER", "RIEN"]


def test_anagrams_use_every_letter() -> None:
    words = Vocabulary(lambda: weave(WORDS))
    assert words.anagrams("rien") == ["NIER", "RIEN"]
    assert words.anagrams("ri?n") == ["NIER", "RIEN"]
    assert words.anagrams("rienn") == []


def test_a_prefix_is_a_word_that_begins_with_itself() -> None:
    words = Vocabulary(lambda: weave(WORDS))
    assert words.prefix("roule") == ["ROULE", "ROULER"]
    assert words.prefix("x") == []
    assert words.prefix("", limit=2) == ["CROULER", "CROULES"]


@pytest.mark.parametrize(("pattern", "letters", "character"), [("A%", None, "%"), ("A1", None, "1"), ("A", "B*", "*")])
def test_a_character_that_means_nothing_is_named(pattern: str, letters: str | None, character: str) -> None:
    with pytest.raises(BadQuery) as error:
        list(matches(weave(WORDS), pattern, letters))
    assert error.value.character == character


def test_anagrams_of_a_run_are_refused() -> None:
    with pytest.raises(BadQuery):
        Vocabulary(lambda: weave(WORDS)).anagrams("RI*N")


def test_a_pattern_of_ten_thousand_characters_is_refused_at_once() -> None:
    with pytest.raises(BadQuery):
        list(matches(weave(WORDS), "?" * 10_000))


def fits(word: str, pattern: str, rack: str | None) -> bool:
    """By trying every way to split the word over the pattern: slow, and plain to see."""
    if rack is None:
        return re.fullmatch(pattern.replace("?", ".").replace("*", ".*"), word) is not None
    if not pattern:
        return not word
    if pattern[0] == "*":
        return any(
            drawn(word[:taken], rack) is not None and fits(word[taken:], pattern[1:], drawn(word[:taken], rack))
            for taken in range(len(word) + 1)
        )
    if not word or (pattern[0] not in ("?", word[0])):
        return False
    left = drawn(word[0], rack) if pattern[0] == "?" else rack
    return left is not None and fits(word[1:], pattern[1:], left)


def drawn(letters: str, rack: str) -> str | None:
    """The rack without the letters, blanks taking the place of what is missing, or None."""
    left = Counter(rack)
    for letter in letters:
        use = letter if left[letter] else "?"
        left[use] -= 1
        if left[use] < 0:
            return None
    return "".join(left.elements())


@given(
    st.sets(st.text("ABC", min_size=1, max_size=5), max_size=30),
    st.text("ABC?*", max_size=5),
    st.none() | st.text("ABC?", max_size=5),
)
def test_the_walk_finds_what_trying_everything_finds(words: set[str], pattern: str, rack: str | None) -> None:
    expected = sorted(word for word in words if fits(word, pattern, rack))
    assert list(matches(weave(sorted(words)), pattern, rack)) == expected
