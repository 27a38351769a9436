"""Options: how they are described, and which values are refused."""

from dataclasses import dataclass, field
from typing import Any, Literal

import pytest

from tablee.core.options import Spec, choice, chosen, describe, drawing, flag, number
from tablee.core.refusal import OptionOutside, Refused, Unreadable


@dataclass(frozen=True, slots=True)
class Options:
    level: Literal["all", "low"] = choice("all", "low")
    starts: Literal[1, 2] = choice(1, 2)
    quick: bool = flag(False)
    rounds: int = number(10, 1, 20)


def refused(**values: Any) -> OptionOutside:
    with pytest.raises(Refused) as caught:
        chosen(Options, values)
    assert isinstance(caught.value.refusal, OptionOutside)
    return caught.value.refusal


def test_a_form_can_be_made_from_the_description() -> None:
    assert describe(Options) == (
        Spec("level", "all", choices=("all", "low")),
        Spec("starts", 1, choices=(1, 2)),
        Spec("quick", False, choices=(False, True)),
        Spec("rounds", 10, low=1, high=20),
    )


def test_what_is_not_said_takes_its_default() -> None:
    assert chosen(Options, {}) == Options()
    assert chosen(Options, {"rounds": 20}) == Options(rounds=20)


def test_an_option_nobody_knows_is_refused_with_those_there_are() -> None:
    assert refused(lever="low") == OptionOutside("lever", "low", "level | starts | quick | rounds")


def test_a_value_outside_is_refused_with_those_that_are_possible() -> None:
    assert refused(level="middle") == OptionOutside("level", "middle", "all | low")
    assert refused(rounds=21) == OptionOutside("rounds", "21", "1–20")
    assert refused(rounds=0).allowed == "1–20"


@pytest.mark.parametrize(
    "values",
    [
        {"starts": True},
        {"starts": "1"},
        {"starts": 1.0},
        {"quick": 0},
        {"rounds": True},
        {"rounds": 5.0},
        {"level": None},
    ],
)
def test_a_look_alike_of_another_type_is_refused(values: dict[str, Any]) -> None:
    assert refused(**values).option in values


def test_a_refusal_does_not_repeat_a_long_value() -> None:
    assert len(refused(level="x" * 10_000).value) == 40


@dataclass(frozen=True, slots=True)
class Drawn:
    path: str = drawing("straight", "round")

    def __post_init__(self) -> None:
        if self.path not in ("straight", "round") and set(self.path) - set("<>^v"):
            raise Refused(Unreadable(self.path))


def test_what_is_drawn_is_checked_by_the_options_themselves() -> None:
    assert describe(Drawn) == (Spec("path", "straight", choices=("straight", "round"), drawn=True),)
    assert chosen(Drawn, {"path": "<<^"}) == Drawn(path="<<^")
    with pytest.raises(Refused) as caught:
        chosen(Drawn, {"path": "<<X"})
    assert caught.value.refusal == Unreadable("<<X")


def test_only_a_text_is_drawn() -> None:
    with pytest.raises(Refused) as caught:
        chosen(Drawn, {"path": 3})
    assert caught.value.refusal == OptionOutside("path", "3", "straight | round")


@dataclass(frozen=True, slots=True)
class Careless:
    size: int = field(default=3)


def test_an_option_must_say_what_it_admits() -> None:
    with pytest.raises(TypeError, match=r"Careless\.size must be made by"):
        describe(Careless)
