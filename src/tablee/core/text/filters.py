"""How a sentence writes a value: `{square:place}` is the field `place`, written as the name of a square.

A filter is a small function of a value and a language, in the table below; web/src/i18n/filters.ts has the same ones,
and both have the same tests.
"""

from collections.abc import Callable
from datetime import date
from typing import Any
from unicodedata import normalize

Filter = Callable[[Any, str], str]

VOWELS = "aeiouæœ"
CONTRACTED = {("de", "le"): "du", ("de", "les"): "des", ("à", "le"): "au", ("à", "les"): "aux"}
"""What de and à make with the article that a name begins with."""
MONTHS = {
    "fr": [
        "janvier",
        "février",
        "mars",
        "avril",
        "mai",
        "juin",
        "juillet",
        "août",
        "septembre",
        "octobre",
        "novembre",
        "décembre",
    ],
    "en": [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ],
}


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


def day(value: Any, language: str) -> str:
    """« 1ᵉʳ novembre 2026 » for 2026-11-01; what is no date stays as it is."""
    try:
        when = date.fromisoformat(str(value))
    except ValueError:
        return str(value)
    first = "1ᵉʳ" if language == "fr" else "1"
    return f"{first if when.day == 1 else when.day} {MONTHS[language][when.month - 1]} {when.year}"


def de(value: Any, _language: str) -> str:
    """« d’Alice », « de Bruno », « d’Alice et de Bruno », « du Chat » for somebody called Le Chat."""
    return _joined([_after("de", name) for name in _names(value)], "et")


def au(value: Any, _language: str) -> str:
    """« à Alice », « à Alice et à Bruno », « au Chat » for somebody called Le Chat."""
    return _joined([_after("à", name) for name in _names(value)], "et")


def que(value: Any, _language: str) -> str:
    """« qu’Alice », « que Bruno »."""
    said = _joined(_names(value), "et")
    return f"qu’{said}" if _elides(said) else f"que {said}"


def et(value: Any, _language: str) -> str:
    """« Alice, Bruno et Chloé »."""
    return _joined(_names(value), "et")


def english_and(value: Any, _language: str) -> str:
    """“Alice, Bruno and Chloé”."""
    return _joined(_names(value), "and")


FILTERS: dict[str, Filter] = {
    "": plain,
    "number": number,
    "square": square,
    "letters": letters,
    "date": day,
    "de": de,
    "au": au,
    "que": que,
    "et": et,
    "and": english_and,
}


def _after(word: str, name: str) -> str:
    """A name after de or à: its article contracts, and de loses its e."""
    article, _, rest = name.partition(" ")
    if rest and (contracted := CONTRACTED.get((word, article.casefold()))):
        return f"{contracted} {rest}"
    return f"d’{name}" if word == "de" and _elides(name) else f"{word} {name}"


def _elides(name: str) -> bool:
    """Whether de and que lose their e before a name: before a vowel, before h, before y and a consonant (Yves)."""
    found = [letter for letter in normalize("NFD", name[:4].casefold()) if letter.isalpha()]
    first, second = (*found, "", "")[:2]
    if first == "y":
        return second != "" and second not in VOWELS
    return first != "" and first in f"{VOWELS}h"


def _names(value: Any) -> list[str]:
    return [str(name) for name in value] if isinstance(value, (tuple, list)) else [str(value)]


def _joined(names: list[str], word: str) -> str:
    return f" {word} ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)
