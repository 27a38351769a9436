"""Frozen dataclasses made and changed quickly are the same things as those of the standard library."""

import pickle
from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from tablee.core.quick import changed, quick


@dataclass(frozen=True, slots=True)
class Slow:
    letter: str
    points: int = 1


@quick
@dataclass(frozen=True, slots=True)
class Quick:
    letter: str
    points: int = 1


@quick
@dataclass(frozen=True, slots=True)
class Child(Quick):
    height: int = 0


def test_it_is_made_by_position_by_name_and_by_default() -> None:
    assert Quick("A") == Quick(letter="A", points=1) == Quick("A", 1) != Quick("A", 2)
    assert hash(Quick("A")) == hash(Quick("A"))


def test_it_is_printed_as_the_standard_library_prints_it() -> None:
    assert repr(Slow("A", 2)).replace("Slow", "Quick") == repr(Quick("A", 2)) == "Quick(letter='A', points=2)"
    assert repr(Child("{", 2, 3)) == "Child(letter='{', points=2, height=3)"


def test_it_is_as_frozen_as_before() -> None:
    with pytest.raises(FrozenInstanceError):
        Quick("A").points = 2  # type: ignore[misc]  # what is tested


def test_missing_and_unknown_fields_are_refused() -> None:
    with pytest.raises(TypeError, match="letter"):
        Quick()  # type: ignore[call-arg]  # what is tested
    with pytest.raises(TypeError, match="colour"):
        changed(Quick("A"), colour="red")


def test_fields_of_a_parent_are_kept_apart() -> None:
    assert changed(Child("A", 2, 3), points=5) == Child("A", 5, 3)


@pytest.mark.parametrize("kind", [Slow, Quick])
def test_a_change_is_that_of_the_standard_library_and_leaves_the_old_one_alone(kind: type[Slow] | type[Quick]) -> None:
    before = kind("A", 3)
    assert changed(before, points=None) == replace(before, points=None)  # type: ignore[arg-type]  # None is a value too
    assert changed(before, letter="B") == replace(before, letter="B") == kind("B", 3)
    assert before == kind("A", 3)


def test_it_travels_between_processes() -> None:
    assert pickle.loads(pickle.dumps(Quick("A", 3))) == Quick("A", 3)
