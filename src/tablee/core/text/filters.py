"""How a sentence writes a value: `{square:place}` is the field `place`, written as the name of a square.

A filter is a small function of a value and a language, in the table below; web/src/i18n/filters.ts has the same ones.
"""

from collections.abc import Callable
from typing import Any

Filter = Callable[[Any, str], str]


def plain(value: Any, _language: str) -> str:
    """As it stands; several things are listed."""
    return ", ".join(map(str, value)) if isinstance(value, (tuple, list)) else str(value)


def number(value: float, language: str) -> str:
    """A number as the language writes it: 1 234,5 or 1,234.5, with a true minus sign."""
    text = f"{value:,.3f}".rstrip("0").rstrip(".").replace("-", "−")
    return text.translate({ord(","): "\u202f", ord("."): ","}) if language == "fr" else text


def square(value: tuple[int, int], _language: str) -> str:
    """The square of a row and a column, both counted from 0: B8."""
    row, col = value
    return f"{chr(ord('A') + row)}{col + 1}"


def letters(value: Any, _language: str) -> str:
    """Letters side by side: a word, or several things, with spaces between."""
    return " ".join(map(str, value))


FILTERS: dict[str, Filter] = {"": plain, "number": number, "square": square, "letters": letters}
