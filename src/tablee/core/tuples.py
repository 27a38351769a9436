"""Tuples with one place of them changed: seats, scores, hands."""

from typing import TypeVar

T = TypeVar("T")


def put_at(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with another value at one place."""
    return (*row[:place], value, *row[place + 1 :])
