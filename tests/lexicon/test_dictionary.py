"""The lexicon answers: what a word is, how common, and why not."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.lexicon import Lexicon, WhyNot, WordEntry, as_word, lexicon, lookup
from tablee.lexicon.kinds import EXTENDED
from tablee.lexicon.ranks import BANDS
from tablee.match import codec

RUBBISH = ["", " ", "🎉", "0", "12345", "a" * 10_000, "é" * 10_000, "-" * 10_000, "\x00", "\ud800", "ЖЖ", "A\nB", "½"]


@pytest.mark.parametrize("text", RUBBISH, ids=lambda text: ascii(text[:3]))
def test_rubbish_is_simply_not_a_word(text: str) -> None:
    card = lookup(text)
    assert text not in lexicon.common
    assert text not in lexicon.extended
    assert not card.common
    assert not card.extended
    assert card.why_not is not None
    assert codec.encode(card)
    assert len(card.asked) <= 65
    assert len(card.why_not.spelling) <= 65


def test_a_word_with_several_kinds_tells_them_all() -> None:
    assert lexicon.kinds("Pierre") == ("common", "proper")
    assert lexicon.kinds("as") == ("common", "symbol")


def test_entries_are_headwords_with_their_parts_of_speech() -> None:
    assert lexicon.entries("écroulées") == (WordEntry("écrouler", "common", ("verb",)),)
    assert lexicon.entries("Rome") == (WordEntry("Rome", "proper"),)
    assert WordEntry("avion", "common", ("noun",)) in lexicon.entries("AVIONS")
    assert WordEntry("avoir", "common", ("verb",)) in lexicon.entries("AVIONS")


def test_a_card_says_everything_at_once() -> None:
    card = lookup("Éire")
    assert (card.asked, card.word, card.common, card.extended) == ("Éire", "EIRE", False, True)
    assert card.kinds == ("proper",)
    assert card.rank is None
    assert card.why_not == WhyNot("proper", "EIRE", "Éire")


@pytest.mark.parametrize(
    ("typed", "kind", "spelling"),
    [
        ("rome", "proper", "Rome"),
        ("KG", "symbol", "kg"),
        ("cf", "abbreviation", "cf"),
        ("ADN", "abbreviation", "ADN"),
        ("ARCENCIEL", "compound", "arc-en-ciel"),
        ("arc-en-ciel", "compound", "arc-en-ciel"),
        ("pomme de terre", "locution", "pomme de terre"),
        ("BUENOSAIRES", "locution", "Buenos Aires"),
        ("Saint-Malo", "compound_name", "Saint-Malo"),
        ("l’ami", "compound", "l’ami"),
        ("XIV", "roman", "XIV"),
        ("méthyl", "affix", "méthyl"),
        ("statu", "phrase", "statu"),
        ("LORSQU", "elided", "lorsqu"),
        ("x", "too_short", "x"),
        ("", "too_short", ""),
        ("a" * 100, "too_long", "a" * 64 + "…"),
        ("mot2", "not_letters", "mot2"),
        ("zwoink", "unknown", "zwoink"),
    ],
)
def test_why_a_word_does_not_count(typed: str, kind: str, spelling: str) -> None:
    reason = lexicon.why_not(typed)
    assert reason is not None
    assert (reason.kind, reason.spelling) == (kind, spelling)


def test_a_compound_that_may_be_written_as_one_word_counts() -> None:
    assert lexicon.why_not("week-end") is None
    assert "porte-monnaie" in lexicon.common


def test_frequent_words_rank_before_rare_ones() -> None:
    ranks = [lexicon.rank(word) for word in ("DE", "MAISON", "ROULETTE", "TALOCHES")]
    assert None not in ranks
    assert ranks == sorted(ranks, key=lambda rank: rank or 0)
    assert lexicon.rank("de") == 100
    assert lexicon.rank("Rome") is None
    assert lexicon.rank("ZUNASSES") is None
    assert "ZUNASSES" in lexicon.common


def test_crude_words_are_marked() -> None:
    assert lexicon.is_crude("merde")
    assert not lexicon.is_crude("maison")
    assert not lexicon.is_crude("Rome")


@pytest.mark.parametrize("rank", [0, 50, 100, 1_000, 1_234, 5_000])
def test_a_sub_vocabulary_has_the_words_of_its_rank_and_no_crude_ones(rank: int) -> None:
    band = max((band for band in BANDS if band <= rank), default=0)
    few = lexicon.sub_vocabulary(rank)
    assert band - 12 <= len(few) <= band  # a dozen crude words at most
    assert all((found := lexicon.rank(word)) is not None and found <= rank for word in few)
    assert "CUL" not in lexicon.sub_vocabulary(300_000)
    assert "CUL" in lexicon.common


def test_sub_vocabularies_are_made_once() -> None:
    assert lexicon.sub_vocabulary(2_000) is lexicon.sub_vocabulary(2_499)
    assert lexicon.sub_vocabulary(2_000).graph is lexicon.sub_vocabulary(2_000).graph


@given(st.text(max_size=12))
def test_all_answers_agree_about_any_text(text: str) -> None:
    kinds = lexicon.kinds(text)
    assert (text in lexicon.common) == ("common" in kinds)
    assert (text in lexicon.extended) == any(kind in EXTENDED for kind in kinds)
    assert (lexicon.why_not(text) is None) == ("common" in kinds)
    assert (lexicon.why_not(text, extended=True) is None) == (text in lexicon.extended)
    for extended in (False, True):
        counts = text in lexicon.words(extended=extended, compounds=True)
        assert (lexicon.why_not(text, extended=extended, compounds=True) is None) == counts
    assert bool(kinds) <= (as_word(text) is not None)


def test_a_sample_of_all_words_and_of_random_strings_agrees_with_a_plain_set() -> None:
    rng = Random(20_260_101)
    common = set(lexicon.common)
    extended = set(lexicon.extended)
    assert len(common) == len(lexicon.common) > 420_000
    assert common < extended
    sample = [
        *rng.sample(sorted(extended), 5_000),
        *("".join(rng.choices("AEINRSTULO", k=rng.randint(2, 7))) for _ in range(5_000)),
    ]
    for word in sample:
        assert (word in lexicon.common) == (word in common)
        assert (word in lexicon.extended) == (word in extended)
        assert any(kind in EXTENDED for kind in lexicon.kinds(word)) == (word in extended)


def test_importing_the_lexicon_reads_no_file_and_no_numpy() -> None:
    assert Lexicon(Path("nowhere")).path == Path("nowhere")
    code = "import sys, tablee.lexicon as t; sys.exit('numpy' in sys.modules or '_bound' in vars(t.lexicon))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_digest_names_the_lexicon() -> None:
    assert len(bytes.fromhex(lexicon.sha256)) == 32


def test_a_crude_word_counts_and_is_known_to_be_crude() -> None:
    crude = [word for word in lexicon.pattern("C??") if lexicon.is_crude(word)]
    assert "CUL" in crude
    assert all(word in lexicon.common for word in crude)
    assert not lexicon.is_crude("col")
    assert not lexicon.is_crude("n’importe quoi")
