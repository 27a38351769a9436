"""Which words are good, and the refusal of those that are not."""

import pytest

from tablee.core.text.sentences import speaker, texts
from tablee.games.miramis.exam.scene import scene
from tablee.games.miramis.rules.refusals import BY_REASON, REFUSALS
from tablee.games.miramis.tests.table import OTHER, ROULE, played, refused, scored, words
from tablee.lexicon.refusals import NAMES, WordRefusal
from tablee.lexicon.why import Reason


@pytest.mark.parametrize(
    ("rack", "move", "reason", "word", "spelling"),
    [
        ("XZTAENRu", "4B (R)XZ", "unknown", "RXZ", "RXZ"),
        ("OMEAENTu", "4B (R)OME", "proper", "ROME", "Rome"),
        ("AAENTIOM", "4B (R)AM", "abbreviation", "RAM", "RAM"),
    ],
)
def test_R8_a_bad_word_is_refused_with_its_reason(
    rack: str, move: str, reason: Reason, word: str, spelling: str
) -> None:
    refusal = refused(scene(ROULE, rack, OTHER), move)
    assert refusal == BY_REASON[reason](word, spelling, (word,))
    assert refusal.rule == "R8"


def test_R8_all_bad_words_of_a_move_are_named() -> None:
    refusal = refused(scene(ROULE, "XZTAENRu", OTHER), "C4 TXZ")
    assert isinstance(refusal, WordRefusal)
    assert refusal.words == ("TXZ", "RT", "OX", "UZ")


def test_R8_words_formed_on_the_way_must_be_good_too() -> None:
    refusal = refused(scene(ROULE, "SELAINTu", OTHER), "C4 SEL")
    assert isinstance(refusal, WordRefusal)
    assert refusal.words == ("RS", "OE", "UL")


def test_R8_forms_of_verbs_and_plurals_are_good() -> None:
    assert words(scored(scene(ROULE, "RASAINTu", OTHER), "B4 (ROUle)RAS")) == ["ROULERAS"]


def test_R8_miramis_is_good_although_no_dictionary_has_it() -> None:
    assert words(scored(scene("", "MIRAMISu", OTHER), "8B MIRAMIS")) == ["MIRAMIS"]


def test_R8_nothing_is_lost_by_a_bad_word() -> None:
    position = scene(ROULE, "XZTAENRu", OTHER)
    refused(position, "4B (R)XZ")
    assert played(position, "4B (R)AT").position.table.scores[0] > 0


@pytest.mark.parametrize("language", ["fr", "en"])
def test_R8_every_reason_has_its_sentence(language: str) -> None:
    say = speaker(texts("tablee.games.miramis.text", language), language=language)
    for reason, name in NAMES.items():
        assert BY_REASON[reason] in REFUSALS
        assert "XYZ" in say(f"refusal.{name}", word="XYZ", spelling="xyz", words=("XYZ",))
