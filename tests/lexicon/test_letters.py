"""Folding: one place where spellings become words of capitals."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tablee.lexicon.letters import as_word, fold


@pytest.mark.parametrize(
    ("spelling", "folded"),
    [
        ("été", "ETE"),
        ("Œdipe", "OEDIPE"),
        ("ex æquo", "EX AEQUO"),
        ("ǽ", "AE"),
        ("arc-en-ciel", "ARCENCIEL"),
        ("aujourd’hui", "AUJOURDHUI"),
        ("aujourd'hui", "AUJOURDHUI"),
        ("maïs", "MAIS"),
        ("garçon", "GARCON"),
        ("e\u0301te\u0301", "ETE"),  # typed with combining accents, as some keyboards do
        ("  Ours ", "OURS"),
        ("l\u00a0été", "L ETE"),
    ],
)
def test_accents_ligatures_hyphens_and_apostrophes_fold(spelling: str, folded: str) -> None:
    assert fold(spelling) == folded


@pytest.mark.parametrize("sign", ["XIVᵉ", "m²", "½", "№", "Ⅳ", "ａ"])
def test_signs_that_only_look_like_letters_do_not_become_letters(sign: str) -> None:
    assert as_word(sign) is None


RUBBISH = ["", " ", "a", "-", "''", "12", "mot1", "deux mots", "🎉🎉", "мир", "a" * 10_000]


@pytest.mark.parametrize("rubbish", RUBBISH, ids=lambda text: ascii(text[:9]))
def test_rubbish_is_no_word(rubbish: str) -> None:
    assert as_word(rubbish) is None


@given(st.text())
@example("-\r0")
def test_folding_twice_is_folding_once(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@given(st.text())
def test_a_word_is_always_two_or_more_capitals(text: str) -> None:
    word = as_word(text)
    assert word is None or (len(word) >= 2 and set(word) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
