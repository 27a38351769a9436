"""Every refusal of the house has its sentence, in both languages, with the placeholders it can fill."""

from dataclasses import fields

import pytest

from tablee.core.refusal import CORE_REFUSALS, Refusal
from tablee.core.text.sentences import LANGUAGES, PLACEHOLDER, texts
from tablee.match import codec
from tablee.match.refusals import HOUSE_REFUSALS
from tablee.match.refusals.tables import SeatTaken
from tablee.server.guard.statuses import STATUS

ROOMS: list[tuple[str, type[Refusal]]] = [("tablee.core", one) for one in CORE_REFUSALS] + [
    ("tablee.match", one) for one in HOUSE_REFUSALS
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("room", "refusal"), ROOMS, ids=lambda one: getattr(one, "__name__", one))
def test_a_refusal_has_its_sentence(room: str, refusal: type[Refusal], language: str) -> None:
    sentence = texts(room, language)["refusal"][refusal.__dataclass_fields__["refused"].default]
    known = {one.name for one in fields(refusal)} - {"refused"}
    assert {found["path"] for found in PLACEHOLDER.finditer(sentence)} <= known


@pytest.mark.parametrize("room", ["tablee.core", "tablee.match"])
def test_no_sentence_is_without_its_refusal(room: str) -> None:
    names = {one.__dataclass_fields__["refused"].default for where, one in ROOMS if where == room}
    for language in LANGUAGES:
        assert set(texts(room, language)["refusal"]) == names


def test_statuses_are_of_refusals_that_exist() -> None:
    assert STATUS.keys() <= {one.__dataclass_fields__["refused"].default for _, one in ROOMS}


def test_a_refusal_on_the_wire_says_its_name_and_rule() -> None:
    assert codec.on_wire(SeatTaken()) == {"refused": "seat_taken", "rule": ""}
