"""Types that a base leaves open and a class fills in."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from tablee.core.hints import hints_of

T = TypeVar("T")


@dataclass(frozen=True)
class Drawn(Generic[T]):
    seat: int
    letter: T
    others: tuple[T, ...]


class DrawnWord(Drawn[str]):
    pass


def test_a_class_fills_in_what_its_base_left_open() -> None:
    assert hints_of(DrawnWord) == {"seat": int, "letter": str, "others": tuple[str, ...]}


def test_what_is_still_open_stays_so() -> None:
    assert hints_of(Drawn)["letter"] is T
