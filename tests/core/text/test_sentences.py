"""Sentences: found, chosen, filled in."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tablee.core import record
from tablee.core.refusal import CORE_REFUSALS
from tablee.core.text.filters import FILTERS
from tablee.core.text.sentences import LANGUAGES, PLACEHOLDER, fill, find, form, speaker, texts
from tablee.match.records import records, replay
from tablee.testing.laws.saying.sentences import leaves

BOOK: dict[str, Any] = {
    "event": {
        "drew": {"you": "Vous piochez.", "they": "{seat} pioche."},
        "dealt": {
            "you": {"one": "Une carte pour vous.", "other": "{count} cartes pour vous."},
            "they": "{seat} est servi.",
        },
    },
    "pile": {"one": "{count} carte", "other": "{count} cartes"},
    "plain": "Bonjour.",
}


@dataclass(frozen=True, slots=True)
class Card:
    potion: int


@pytest.mark.parametrize(
    ("key", "found"),
    [
        ("plain", "Bonjour."),
        ("pile.one", "{count} carte"),
        ("event.none", None),
        ("plain.deeper", None),
        ("", None),
        ("event.drew.you.more", None),
    ],
)
def test_a_dotted_key_finds_a_sentence_or_nothing(key: str, found: str | None) -> None:
    assert find(BOOK, key) == found


def test_your_own_deed_is_told_to_you_and_another_s_by_name() -> None:
    say = speaker(BOOK)
    assert say("event.drew", you=True, seat="Lou") == "Vous piochez."
    assert say("event.drew", seat="Lou") == "Lou pioche."


def test_a_sentence_without_a_you_form_says_they_to_everybody() -> None:
    assert form({"they": "Lou joue."}, you=True, count=None) == "Lou joue."


@pytest.mark.parametrize(
    ("language", "count", "wanted"),
    [("fr", 0, "0 carte"), ("fr", 1, "1 carte"), ("fr", 2, "2 cartes"), ("en", 0, "0 cartes"), ("en", 1, "1 carte")],
)
def test_each_language_counts_in_its_own_way(language: str, count: int, wanted: str) -> None:
    assert speaker(BOOK, language=language)("pile", count=count) == wanted


def test_both_choices_may_be_nested() -> None:
    assert speaker(BOOK)("event.dealt", you=True, count=1) == "Une carte pour vous."
    assert speaker(BOOK)("event.dealt", you=True, count=3) == "3 cartes pour vous."
    assert speaker(BOOK)("event.dealt", seat="Lou", count=3) == "Lou est servi."


def test_a_placeholder_reaches_into_what_it_is_given() -> None:
    assert fill("{card.potion} et {other.potion}", {"card": Card(7), "other": {"potion": 9}}) == "7 et 9"


def test_several_things_are_listed() -> None:
    assert fill("{cards}", {"cards": (7, 9)}) == "7, 9"


def test_of_several_things_each_says_what_it_has() -> None:
    assert fill("{cards.potion}", {"cards": (Card(7), {"potion": 9})}) == "7, 9"
    assert fill("{hand.cards.potion}", {"hand": {"cards": ()}}) == ""


@pytest.mark.parametrize(
    ("sentence", "value", "french", "english"),
    [
        ("{number:it}", 1234567, "1\u202f234\u202f567", "1,234,567"),
        ("{number:it}", -1234.5, "−1\u202f234,5", "−1,234.5"),
        ("{number:it}", 2.0, "2", "2"),
        ("{square:it}", (1, 7), "B8", "B8"),
        ("{letters:it}", "ROSE", "R O S E", "R O S E"),
        ("{letters:it.potion}", (Card(7), Card(9)), "7 9", "7 9"),
    ],
)
def test_a_filter_says_how_a_value_is_written(sentence: str, value: Any, french: str, english: str) -> None:
    assert [fill(sentence, {"it": value}, language) for language in LANGUAGES] == [french, english]


def test_both_fillers_have_the_same_filters() -> None:
    page = Path(__file__).parents[3] / "web/src/i18n/filters.ts"
    table = page.read_text("utf-8").partition("FILTERS")[2]
    assert set(re.findall(r"^  (\w+)[,:]", table, re.MULTILINE)) == set(FILTERS) - {""}


def test_a_filter_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(KeyError, match="shouted"):
        fill("{shouted:name}", {"name": "Lou"})


def test_what_looks_like_code_in_a_sentence_stays_as_it_is() -> None:
    assert fill("{} {Card} {0:x} {card!r}", {"card": 7}) == "{} {Card} {0:x} {card!r}"


def test_what_players_write_is_not_filled_in_again() -> None:
    assert fill("{name}", {"name": "{secret}", "secret": "42"}) == "{secret}"


def test_a_field_that_is_missing_is_an_error_and_not_a_gap() -> None:
    with pytest.raises(KeyError):
        fill("{card}", {})


def test_the_first_book_that_knows_a_key_speaks() -> None:
    say = speaker({"hello": "Bonjour."}, {"hello": "Salut.", "bye": "Adieu."})
    assert say("hello") == "Bonjour."
    assert say("bye") == "Adieu."
    with pytest.raises(KeyError, match="nobody"):
        say("nobody")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_core_has_a_sentence_for_each_of_its_refusals(language: str) -> None:
    book = leaves(texts("tablee.core", language))
    for refusal in CORE_REFUSALS:
        names = set(refusal.__dataclass_fields__)
        sentence = book[f"refusal.{refusal.__dataclass_fields__['refused'].default}"]
        assert {match["path"] for match in PLACEHOLDER.finditer(sentence)} <= names
    assert len([key for key in book if key.startswith("refusal.")]) == len(CORE_REFUSALS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_wrong_with_a_record_can_be_said(language: str) -> None:
    pages = (Path(record.__file__), Path(records.__file__), Path(replay.__file__))
    problems = {name for page in pages for name in re.findall(r'BadRecord\(.*, f?"(\w+)', page.read_text("utf-8"))}
    assert {"first_line", "heading", "seal"} <= problems
    assert problems == set(find(texts("tablee.core", language), "problem"))
