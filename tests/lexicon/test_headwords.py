"""Headwords: the way from a word to its entries and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.lexicon.headwords import entries_by, rule_for
from tablee.lexicon.kinds import WordEntry
from tablee.lexicon.letters import fold


@pytest.mark.parametrize(
    ("word", "headword", "rule"),
    [
        ("ROULEES", "rouler", "2r:v"),
        ("ROULER", "rouler", ":v"),
        ("ECROULE", "écrouler", "r/0é:v"),
        ("YEUX", "œil", "4oeil/0œ:v"),
        ("NAEVI", "nævus", "1us/1æ:v"),
        ("PECHE", "pêcher", "r/1ê:v"),
        ("PECHE", "pécher", "r/1é:v"),
    ],
)
def test_a_rule_leads_from_the_word_to_the_headword(word: str, headword: str, rule: str) -> None:
    assert rule_for(word, headword, {"verb"}) == rule
    assert entries_by(word, rule) == (WordEntry(headword, "common", ("verb",)),)


def test_a_word_may_have_several_entries_and_parts() -> None:
    rules = f"{rule_for('EST', 'être', ['verb'])} {rule_for('EST', 'est', ['noun', 'adjective'])}"
    assert entries_by("EST", rules) == (
        WordEntry("être", "common", ("verb",)),
        WordEntry("est", "common", ("noun", "adjective")),
    )


@given(st.text("ABCDEO", min_size=2, max_size=8), st.text("abcdeoéèêàâœæç", min_size=1, max_size=8))
def test_every_headword_comes_back_with_its_accents(word: str, headword: str) -> None:
    (entry,) = entries_by(word, rule_for(word, headword, ["noun"]))
    assert entry.headword == headword
    assert fold(entry.headword) == fold(headword)


def test_a_broken_rule_is_noticed() -> None:
    with pytest.raises(ValueError, match="not a rule"):
        entries_by("MOT", "%%")
