"""One place of a tuple changed."""

from typing import TypeVar

T = TypeVar("T")


def put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with another value at one place."""
    return (*row[:place], value, *row[place + 1 :])
