"""Tuples with one place of them changed."""

from tablee.core.tuples import put_at


def test_one_place_is_changed_and_the_others_stay() -> None:
    assert put_at((1, 2, 3), 1, 9) == (1, 9, 3)
    assert put_at(("a",), 0, "b") == ("b",)
