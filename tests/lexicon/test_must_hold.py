"""What must hold of the shipped lexicon, whatever the sources become."""

import re
from pathlib import Path

import pytest

from tablee.lexicon import fold, lexicon
from tablee.lexicon.build.sources import ABBREVIATIONS, Sources

SOURCES = Path(__file__).resolve().parents[2] / "lexicon-sources"


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
USUAL = words("""
    NE NO SE SO NNE NNO ENE ESE SSE SSO ONO OSO MME MLLE DR PR MGR VVE CIE ETS STE BD RSVP SVP CQFD NB PJ RAS RDV
    ADJ ADV TSF PTT BCG QCM AOC VRP SMIC SAMU EDF SNCF RATP TGV OTAN ONU OPEP UNESCO UNICEF FIFA UEFA NASA CIA FBI
    KGB URSS USA PDG CDI CDD HLM BTS CAP BEP BEPC CES LEP ENA ENS HEC CNRS INSEE INSERM AFP ORTF OAS FLN SFIO PCF
    UDF RPR MLF CGT CFDT FO ADN ARN ATP DDT ECG EEG IRM IVG FIV ROR DTP THC LSD PCR PVC CFC GPL GNL UHF VHF VHS DVD
    CD BD QG QI PV WC VTT SUV ULM VIP VO VF TVA TTC HT SARL EURL SCI GIE CSG ISF IGN RER ZUP ZAC ZI ZEP DOM TOM DST
    DCA STO FFI RF UE CEE PAC SDN OMS OIT FMI KG CM HA KM CT FF CU AU AG FE
""")
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


@pytest.mark.parametrize("word", USUAL)
def test_usual_abbreviations_and_symbols_count_in_the_extended_lexicon(word: str) -> None:
    assert word in lexicon.extended


def test_our_own_abbreviations_are_read_once_and_bring_no_roman_numerals() -> None:
    rows = [row for _, row in Sources(SOURCES).rows(ABBREVIATIONS, 3)]
    assert len(rows) > 400
    numeral = re.compile("M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})")
    assert [form for form, _, _ in rows if numeral.fullmatch(fold(form))] == [
        "CCI"
    ]  # chambre de commerce et d’industrie
    assert all(kind in lexicon.kinds(form) for form, kind, _ in rows)


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


@pytest.mark.parametrize(
    ("word", "old"), [("ROULER", "ROULE"), ("ROULÉES", "ROULE"), ("ROULERA", "ROULE"), ("ententes", "entente")]
)
def test_filed_with_another_word(word: str, old: str) -> None:
    assert lexicon.filed_with(word, old)


@pytest.mark.parametrize(
    ("word", "old"),
    [("MAIS", "MAI"), ("FILS", "FIL"), ("PORTÉE", "PORTE"), ("ROULETTE", "ROULE"), ("zzzs", "zzz"), ("Rome", "Rome")],
)
def test_filed_elsewhere_too(word: str, old: str) -> None:
    assert not lexicon.filed_with(word, old)


def test_entries_keep_their_accents_apart() -> None:
    headwords = {entry.headword for entry in lexicon.entries("PECHERAS")}
    assert headwords == {"pécher", "pêcher"}
    assert {entry.headword for entry in lexicon.entries("PECHE")} >= {"pêche", "péché", "pécher", "pêcher"}
    assert not lexicon.same_entry("PECHEUSE", "PECHERESSE")
