"""Every reason, kind and part of speech has its words in both languages, with the same placeholders."""

from typing import get_args

import pytest

from tablee.core.text.sentences import LANGUAGES, PLACEHOLDER, texts
from tablee.lexicon import WhyNot, sentence
from tablee.lexicon.binding import Fault
from tablee.lexicon.kinds import KINDS, PARTS
from tablee.lexicon.why import Reason
from tablee.testing.laws.saying.sentences import leaves


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_unsaid(language: str) -> None:
    book = texts("tablee.lexicon", language)
    assert set(book["why"]) == set(get_args(Reason))
    assert set(book["kind"]) == set(KINDS)
    assert set(book["part"]) == set(PARTS)
    assert set(book["unusable"]) == set(get_args(Fault))


def test_both_languages_have_the_same_sentences_with_the_same_placeholders() -> None:
    french, english = (dict(leaves(texts("tablee.lexicon", language))) for language in LANGUAGES)
    assert french.keys() == english.keys()
    for key, text in french.items():
        assert holes(str(text)) == holes(str(english[key])), key


@pytest.mark.parametrize("kind", get_args(Reason))
def test_a_reason_is_a_sentence(kind: Reason) -> None:
    reason = WhyNot(kind, "ROME", "Rome")
    for language in LANGUAGES:
        said = sentence(reason, language)
        assert said.endswith(".")
        assert "{" not in said


def test_a_refusal_names_the_word_in_good_french() -> None:
    assert sentence(WhyNot("proper", "ROME", "Rome"), "fr") == "«\u00a0Rome\u00a0» est un nom propre."
    assert sentence(WhyNot("proper", "ROME", "Rome"), "en") == "“Rome” is a proper noun."


def holes(text: str) -> set[str]:
    """The fields a sentence asks for."""
    return {hole["path"] for hole in PLACEHOLDER.finditer(text)}
