"""What must hold of the shipped lexicon, whatever the sources become."""

import pytest

from tablee.lexicon import lexicon


def words(text: str) -> list[str]:
    return text.split()


COMMON = words("""
    RATEAU RIRE TRIS AS BRIS BISE BATEAU RETRACE CRIS SOJA BISES NECTAR EN CREME RENTIERES TENTE ENTENTES ENTRER ME
    ROULE ROULER ROULEES ROULETTE ENROULE CROULE CROULER ECROULER TILLAT AHURIE TALOCHES ICONES NANTI ERS QUEL LUTTONS
    AA BA BE BI DA IN KA OM TO AUTO METRO PHOTO ZOO PNEU AFIN TANT LORS PARCE QUANT TANDIS AUPRES JEUN EMBLEE
""")
EXTENDED = words("EIRE AY ST CU AT")
COMPOUNDS = words("ARCENCIEL SOUSSOL AUJOURDHUI PRESQUILE QUELQUUN ENTRACTE ACOUP RENDEZVOUS OUTRERHIN")
COMPOUND_NAMES = words("SAINTMALO JEANJACQUES CROMAGNON")
SPACED = words("BUENOSAIRES POMMEDETERRE")
NOT_COMMON = words("""
    AE OE QU JUSQU LORSQU PUISQU QUELQU QUOIQU PRESQU AV CHAP COS ED FIG PT VS MADRID FRANCE ADN KG XIV STATU CETERA
    ARCENCIEL EIRE AY ST CU AT
""")


@pytest.mark.parametrize("word", COMMON)
def test_common_words(word: str) -> None:
    assert word in lexicon.common
    assert "common" in lexicon.kinds(word)
    assert lexicon.why_not(word) is None


@pytest.mark.parametrize("word", NOT_COMMON)
def test_not_common(word: str) -> None:
    assert word not in lexicon.common
    assert lexicon.why_not(word) is not None


@pytest.mark.parametrize("word", [*COMMON, *EXTENDED])
def test_extended_words(word: str) -> None:
    assert word in lexicon.extended
    assert lexicon.why_not(word, extended=True) is None


@pytest.mark.parametrize("word", COMPOUNDS)
def test_compounds_count_as_one_word_where_compounds_are_admitted(word: str) -> None:
    assert word in lexicon.words(compounds=True)
    assert word in lexicon.words(extended=True, compounds=True)
    assert lexicon.why_not(word, compounds=True) is None
    assert (word in lexicon.extended) == (word in lexicon.common)


@pytest.mark.parametrize("word", COMPOUND_NAMES)
def test_a_compound_name_needs_both_names_and_compounds(word: str) -> None:
    assert word in lexicon.words(extended=True, compounds=True)
    assert word not in lexicon.words(compounds=True)
    assert word not in lexicon.extended


@pytest.mark.parametrize("word", SPACED)
def test_what_is_written_with_a_space_never_counts(word: str) -> None:
    assert word not in lexicon.words(extended=True, compounds=True)
    assert lexicon.why_not(word, extended=True, compounds=True) is not None


@pytest.mark.parametrize("word", ["AE", "OE"])
def test_letters_that_are_one_character_are_no_words_at_all(word: str) -> None:
    assert word not in lexicon.extended
    assert lexicon.kinds(word) == ()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ROULE", "ROULER"),
        ("ROULE", "ROULEES"),
        ("ROULER", "ROULEES"),
        ("CROULE", "CROULER"),
        ("yeux", "œil"),
        ("les", "le"),
        ("aux", "au"),
        ("lesdits", "ledit"),
        ("gentilshommes", "gentilhomme"),
        ("plantes", "plante"),
    ],
)
def test_same_entry(one: str, other: str) -> None:
    assert lexicon.same_entry(one, other)
    assert lexicon.same_entry(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ROULE", "ROULETTE"),
        ("ROULE", "ENROULE"),
        ("ROULE", "ECROULER"),
        ("ROULE", "CROULE"),
        ("TENTE", "ENTENTES"),
        ("PLANT", "PLANTES"),
        ("Madrid", "Madrid"),
        ("zzz", "zzz"),
    ],
)
def test_not_the_same_entry(one: str, other: str) -> None:
    assert not lexicon.same_entry(one, other)
    assert not lexicon.same_entry(other, one)


def test_entries_keep_their_accents_apart() -> None:
    headwords = {entry.headword for entry in lexicon.entries("PECHERAS")}
    assert headwords == {"pécher", "pêcher"}
    assert {entry.headword for entry in lexicon.entries("PECHE")} >= {"pêche", "péché", "pécher", "pêcher"}
    assert not lexicon.same_entry("PECHEUSE", "PECHERESSE")
