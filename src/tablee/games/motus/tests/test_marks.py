"""Marks, letter by letter."""

import pytest

from tablee.games.motus.rules.words.marks import first_unknown, learnt, marks


@pytest.mark.parametrize(
    ("secret", "word", "row"),
    [
        ("CARTON", "CARTON", "XXXXXX"),
        ("CARTON", "CITRON", "X-OOXX"),
        ("MAISON", "MATINS", "XX-OOO"),
        ("CARTON", "CHEMIN", "X----X"),
    ],
)
def test_R6_well_placed_misplaced_absent(secret: str, word: str, row: str) -> None:
    assert marks(secret, word) == row


@pytest.mark.parametrize(
    ("secret", "word", "row"),
    [
        ("BATEAU", "BALADA", "XX-O--"),  # two A in the secret: one well placed, one misplaced, the third absent
        ("BALADE", "BANANA", "XX-X--"),  # an X counts before an O further left
        ("ELEVE", "ETETE", "X-X-X"),
        ("CANAL", "CALME", "XXO--"),
        ("LILAS", "LOLLY", "X-X--"),
    ],
)
def test_R6_a_letter_is_marked_as_often_as_the_word_has_it(secret: str, word: str, row: str) -> None:
    assert marks(secret, word) == row


def test_R6_well_placed_letters_are_known_from_then_on() -> None:
    assert learnt("C.....", "CITRON", "X-OOXX") == "C...ON"


def test_R9_the_first_letter_not_yet_found_from_the_left() -> None:
    assert first_unknown("CA.T.N") == 2
    assert first_unknown("CARTON") is None
