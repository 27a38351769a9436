"""Refusals: data that carries its rule."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.refusal import CORE_REFUSALS, Refusal, Refused


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
