"""The one JSON door lets in exactly what it should."""

from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

import pytest

from tablee.core.clock import Clock
from tablee.core.events import Event
from tablee.core.refusal import Refusal, Refused
from tablee.core.seats import Bot, Open, Person, Sitter
from tablee.match import codec
from tablee.match.envelope import AskLetter, Ping, letter_from
from tablee.match.refusals.messages import HouseOnly, Malformed, UnknownKind
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME
from tests.exam.toy.rules.actions import Lay
from tests.exam.toy.rules.events import Served

ANA = {"kind": "person", "name": "Ana"}


def refusal_of(raw: str) -> Refusal:
    with pytest.raises(Refused) as caught:
        letter_from(raw)
    return caught.value.refusal


def test_a_letter_is_an_ask_or_a_ping() -> None:
    assert letter_from('{"ask": {"kind": "lay"}, "seat": 0, "seq": 3, "id": "a"}') == AskLetter(
        {"kind": "lay"}, 0, 3, "a"
    )
    assert letter_from('{"ping": true}') == Ping(True)


@pytest.mark.parametrize(
    "raw",
    [
        *("", "{", "null", "[]", "12", '"lay"', "\x00", "{}", '{"ping": false}', '{"ping": true, "pong": true}', "NaN"),
        '{"ask": {}, "seat": 0, "seq": 3}',
        '{"ask": {}, "seat": "0", "seq": 3, "id": "a"}',
        '{"ask": {}, "seat": true, "seq": 3, "id": "a"}',
        '{"ask": {}, "seat": 0, "seq": 3.5, "id": "a"}',
        '{"ask": [], "seat": 0, "seq": 3, "id": "a"}',
        '{"ask": {}, "seat": 0, "seq": 3, "id": ""}',
        '{"ask": {}, "seat": 0, "seq": 3, "id": "a\\u0000"}',
        '{"ask": {}, "seat": 0, "seq": 3, "id": "' + "a" * 65 + '"}',
        '{"ask": {}, "seat": 0, "seq": 3, "id": "\\ud800"}',
        '{"ask": {}, "seat": 0, "seq": 3, "id": "a", "more": 1}',
        "[" * 100_000,
        '{"ask":' * 5_000,
    ],
)
def test_anything_else_is_malformed(raw: str) -> None:
    assert isinstance(refusal_of(raw), Malformed)


def test_an_unknown_field_is_named() -> None:
    for strange in ('{"ask": {}, "seat": 0, "seq": 3, "id": "a", "admin": 1}', '{"ping": true, "admin": 1}'):
        assert refusal_of(strange) == Malformed("Object contains unknown field `admin`")


def test_an_ask_gets_its_seat_from_the_house() -> None:
    assert codec.action_from(GAME, 1, {"kind": "lay", "card": 7, "seat": 0}) == Lay(1, 7)


@pytest.mark.parametrize("kind", ["deal", "time_up"])
def test_a_player_may_not_act_for_the_house(kind: str) -> None:
    with pytest.raises(Refused) as caught:
        codec.action_from(GAME, 0, {"kind": kind})
    assert caught.value.refusal == HouseOnly(kind)


@pytest.mark.parametrize("kind", ["win", "", None, 7, ["lay"], "Lay", "x" * 1000])
def test_an_unknown_kind_is_refused(kind: object) -> None:
    with pytest.raises(Refused) as caught:
        codec.action_from(GAME, 0, {"kind": kind})
    assert caught.value.refusal == UnknownKind(str(kind)[:40])


def test_sitters_are_told_apart_by_their_kind() -> None:
    for sitter in (Person("Ana"), Bot("pupil"), Open()):
        assert codec.sitter_from(codec.plain(sitter)) == sitter


@dataclass(frozen=True, slots=True)
class Evening:
    """A dataclass with one of several others in it, and many of them."""

    host: Person | Bot
    seats: tuple[Sitter, ...] = ()
    clock: Clock = field(default_factory=Clock)


def test_a_field_may_be_one_of_several_classes_or_many_of_them() -> None:
    evening = Evening(Bot("pupil"), (Person("Ana"), Open()), Clock(5))
    assert codec.filled(Evening, codec.plain(evening)) == evening


@pytest.mark.parametrize(
    ("values", "details"),
    [
        ({}, "Missing field `host`"),
        ({"host": {"kind": "open"}}, "Unknown kind `open`"),
        ({"host": {"kind": ["bot"]}}, "Unknown kind `['bot']`"),
        ({"host": {"kind": "bot", "level": "pupil", "name": "Ana"}}, "Unknown field `name`"),
        ({"host": ANA, "seats": [{"kind": "cat"}]}, "Unknown kind `cat`"),
        ({"host": ANA, "seats": {"kind": "open"}}, "Expected `array`, got `object`"),
        ({"host": ANA, "clock": {"per_turn": 5, "per_year": 5}}, "Unknown field `per_year`"),
        ({"host": ANA, "clock": {"per_turn": 5.0}}, "Expected `int`, got `float` - at `$.per_turn`"),
        ({"host": ANA, "cheat": 1}, "Unknown field `cheat`"),
    ],
)
def test_what_does_not_fill_a_class_is_malformed(values: dict[str, Any], details: str) -> None:
    with pytest.raises(Refused) as caught:
        codec.filled(Evening, values)
    assert caught.value.refusal == Malformed(details)


def test_events_come_back_as_they_went() -> None:
    assert codec.event_from(GAME, codec.encode(Served(1, 3))) == Served(1, 3)


def test_what_events_of_before_had_and_todays_do_not_need_is_passed_over() -> None:
    @dataclass(frozen=True, slots=True)
    class Laid(Event):
        word: str
        kind: Literal["laid"] = "laid"
        formerly: ClassVar[tuple[str, ...]] = ("spelled",)

    game = otherwise(GAME, rules={"events": (Laid,)})
    assert codec.event_from(game, '{"kind": "laid", "word": "OR", "spelled": "O R"}') == Laid("OR")
    assert b"spelled" not in codec.encode(Laid("OR"))
    with pytest.raises(Refused) as caught:
        codec.event_from(game, '{"kind": "laid", "word": "OR", "shouted": "OR"}')
    assert caught.value.refusal == Malformed("Unknown field `shouted`")
