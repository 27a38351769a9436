"""What stands before the colon of a placeholder; web/src/i18n/filters.test.ts has the same tests."""

from dataclasses import dataclass
from typing import Any

import pytest

from tablee.core.text.sentences import fill, speaker


@dataclass(frozen=True, slots=True)
class Tile:
    face: str
    colour: str


BOOK: dict[str, Any] = {
    "drawn": "Vous piochez {said.tile:tiles}.",
    "laid": "Vous posez {said.tile:tile}.",
    "rack": "Vos lettres : {said.sign:rack}",
    "said": {
        "tile": {"?": {"red": "le pion rouge"}, "other": {"red": "{face} rouge", "blue": "{face} bleu"}},
        "sign": {"Q": "Qu"},
    },
}


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Alice", "d’Alice"),
        ("Élise", "d’Élise"),
        ("Hélène", "d’Hélène"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Bruno", "de Bruno"),
        ("élise", "d’élise"),
        ("Œdipe", "d’Œdipe"),
        ("Y", "de Y"),
        ("Joueur 1", "de Joueur 1"),
        ("Le Chat", "du Chat"),
        ("Les Martin", "des Martin"),
        ("Léa", "de Léa"),
        ("le chat", "du chat"),
        ("Le", "de Le"),
        ("7", "de 7"),
        ("🦊", "de 🦊"),
        (("Alice", "Bruno"), "d’Alice et de Bruno"),
        (["Bruno", "Élise", "Yann"], "de Bruno, d’Élise et de Yann"),
        (["Bruno", "Le Chat"], "de Bruno et du Chat"),
    ],
)
def test_de_loses_its_e_before_a_vowel(name: Any, wanted: str) -> None:
    assert fill("{de:seat}", {"seat": name}) == wanted


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Alice", "à Alice"),
        ("Le Chat", "au Chat"),
        ("le chat", "au chat"),
        ("Les Martin", "aux Martin"),
        ("La Reine", "à La Reine"),
        ("Léa", "à Léa"),
        ("Les", "à Les"),
        (("Alice", "Le Chat"), "à Alice et au Chat"),
    ],
)
def test_a_contracts_with_the_article_of_a_name_as_de_does(name: Any, wanted: str) -> None:
    assert fill("{au:seat}", {"seat": name}) == wanted


@pytest.mark.parametrize(("name", "wanted"), [("Alice", "qu’Alice"), ("Bruno", "que Bruno"), ("Yves", "qu’Yves")])
def test_que_loses_its_e_too(name: str, wanted: str) -> None:
    assert fill("{que:seat}", {"seat": name}) == wanted


@pytest.mark.parametrize(
    ("names", "wanted"),
    [
        ((), ""),
        ("Alice", "Alice"),
        (("Alice",), "Alice"),
        (("Alice", "Bruno"), "Alice et Bruno"),
        (("Alice", "Bruno", "Chloé"), "Alice, Bruno et Chloé"),
    ],
)
def test_several_names_are_joined_by_et(names: Any, wanted: str) -> None:
    assert fill("{et:names}", {"names": names}) == wanted
    assert fill("{and:names}", {"names": names}, "en") == wanted.replace(" et ", " and ")


def test_one_name_is_one_however_many_letters_it_has() -> None:
    assert fill("{seat|gagne|gagnent}", {"seat": "Alice"}) == "gagne"


def test_a_verb_agrees_with_how_many_there_are() -> None:
    assert fill("{et:names} {names|gagne|gagnent} !", {"names": ("Alice",)}) == "Alice gagne !"
    assert fill("{et:names} {names|gagne|gagnent} !", {"names": ("Alice", "Bruno")}) == "Alice et Bruno gagnent !"


@pytest.mark.parametrize(
    ("language", "number", "wanted"),
    [
        ("fr", 0, "0 point"),
        ("fr", 1, "1 point"),
        ("fr", 1.5, "1.5 point"),
        ("fr", -1, "-1 point"),
        ("fr", 2, "2 points"),
        ("fr", "1\u202f204,5", "1\u202f204,5 points"),
        ("fr", "1,9", "1,9 point"),
        ("en", 0, "0 points"),
        ("en", 1, "1 point"),
        ("en", 2, "2 points"),
    ],
)
def test_a_word_agrees_with_the_number_of_its_own_field(language: str, number: Any, wanted: str) -> None:
    said = fill("{score.points} {score.points|point|points}", {"score": {"points": number}, "count": 7}, language)
    assert said == wanted


@pytest.mark.parametrize(
    ("language", "day", "wanted"),
    [
        ("fr", "2026-11-16", "16 novembre 2026"),
        ("fr", "2026-11-01", "1ᵉʳ novembre 2026"),
        ("en", "2026-11-01", "1 November 2026"),
        ("fr", "hier", "hier"),
        ("fr", "2026-02-30", "2026-02-30"),
    ],
)
def test_a_date_is_said_in_words(language: str, day: str, wanted: str) -> None:
    assert fill("{date:day}", {"day": day}, language) == wanted


def test_a_game_says_how_its_things_are_called() -> None:
    say = speaker(BOOK)
    tiles = (Tile("A", "red"), Tile("?", "red"), {"face": "N", "colour": "blue"})
    assert say("drawn", tiles=tiles) == "Vous piochez A rouge, le pion rouge, N bleu."
    assert say("laid", tile=Tile("A", "blue")) == "Vous posez A bleu."
    assert say("rack", rack="LAQ") == "Vos lettres : L A Qu"


def test_what_a_game_has_no_name_for_is_said_as_it_is() -> None:
    assert speaker(BOOK)("rack", rack=("{secret}", "B")) == "Vos lettres : {secret}, B"
