"""Refusals: data that carries its rule."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.refusal import CORE_REFUSALS, AlreadyDealt, Refusal, Refused, resting_on
from tablee.match import codec


@dataclass(frozen=True, slots=True)
class TileMissing(Refusal):
    tile: str
    rule: ClassVar[str] = "R7"
    refused: Literal["tile_missing"] = "tile_missing"


def test_a_refusal_travels_in_an_exception_and_comes_out_whole() -> None:
    refused = Refused(TileMissing("K"))
    assert refused.refusal == TileMissing("K")
    assert refused.refusal.rule == "R7"


def test_the_house_has_refusals_without_a_rule_number() -> None:
    assert {one.rule for one in CORE_REFUSALS} == {""}


def test_a_shared_refusal_rests_on_the_rule_of_the_game_that_gives_it() -> None:
    ours = resting_on("R3", AlreadyDealt)
    assert ours() != AlreadyDealt()
    assert codec.on_wire(ours()) == {"refused": "already_dealt", "rule": "R3"}
    assert AlreadyDealt.rule == ""
