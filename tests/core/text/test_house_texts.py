"""The house's own sentences keep the laws that games' sentences keep."""

from pathlib import Path

import pytest

import tablee
from tablee.testing.laws.saying.agreement import sentences_agree
from tablee.testing.laws.saying.sentences import languages_agree
from tablee.testing.laws.saying.typography import french_sentences_are_well_set

HOUSE = Path(tablee.__file__).parent
ROOMS = sorted(f"tablee.{page.parent.parent.name}" for page in HOUSE.glob("*/locales/fr.toml"))


@pytest.mark.parametrize("room", ROOMS)
def test_both_languages_say_the_same(room: str) -> None:
    languages_agree(room)


@pytest.mark.parametrize("room", ROOMS)
def test_french_is_set_as_french(room: str) -> None:
    french_sentences_are_well_set(room)


@pytest.mark.parametrize("room", ROOMS)
def test_names_and_numbers_agree(room: str) -> None:
    sentences_agree(room)


def test_the_rooms_that_speak_are_found() -> None:
    assert {"tablee.core", "tablee.match", "tablee.cli"} <= set(ROOMS)
