"""How a sentence is filled in: {seat}, {de:seat} for « d’Alice », {points|point|points} for the form that fits.

A filter is one small function in FILTERS, with a twin in web/src/i18n/fillers.ts; both have the same tests. A game
says how its own things are called under [said] of its locale files: {said.letter:letters} looks there."""

import re
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from datetime import date
from typing import Any
from unicodedata import normalize

PLACEHOLDER = re.compile(
    r"\{(?:(?P<filter>[a-z_.]+):)?(?P<path>[a-z_.0-9]+)(?:\|(?P<one>[^|{}]*)\|(?P<other>[^|{}]*))?\}"
)
"""{filter:path} or {path|one|other}."""

SAID = "said."
VOWELS = "aeiouæœ"
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


def fill(sentence: str, filling: Any, language: str = "fr", book: Mapping[str, Any] | None = None) -> str:
    """Put fields into {placeholders}; {card.potion} reaches into a nested field."""

    def value(found: re.Match[str]) -> str:
        name, path, one, other = found.groups()
        here = reach(filling, path)
        if one is not None:
            return one if single(here if isinstance(here, (int, float)) else len(here), language) else other
        if name is None:
            return ", ".join(map(str, here)) if isinstance(here, (tuple, list)) else str(here)
        if name.startswith(SAID):
            return called(here, reach(book or {}, name), language)
        return FILTERS[name](here, language)

    return PLACEHOLDER.sub(value, sentence)


def reach(here: Any, path: str) -> Any:
    """What a path like card.potion leads to."""
    for part in path.split("."):
        here = here[part] if isinstance(here, Mapping) else getattr(here, part)
    return here


def single(number: float, language: str) -> bool:
    """Whether a language says a number in the singular: French everything below two, English only one."""
    return abs(number) < 2 if language == "fr" else number == 1


def de(names: Any, _language: str = "fr") -> str:
    """« d’Alice », « de Bruno », « d’Alice et de Bruno »."""
    return _listed([f"d’{name}" if elides(name) else f"de {name}" for name in _names(names)], "et")


def que(names: Any, _language: str = "fr") -> str:
    """« qu’Alice », « que Bruno »."""
    said = _listed(_names(names), "et")
    return f"qu’{said}" if elides(said) else f"que {said}"


def et(names: Any, _language: str = "fr") -> str:
    """« Alice, Bruno et Chloé »."""
    return _listed(_names(names), "et")


def english_and(names: Any, _language: str = "en") -> str:
    """“Alice, Bruno and Chloé”."""
    return _listed(_names(names), "and")


def in_words(day: Any, language: str) -> str:
    """« 1ᵉʳ novembre 2026 » for 2026-11-01; what is no date stays as it is."""
    try:
        when = date.fromisoformat(str(day))
    except ValueError:
        return str(day)
    number = "1ᵉʳ" if language == "fr" and when.day == 1 else str(when.day)
    return f"{number} {MONTHS[language][when.month - 1]} {when.year}"


FILTERS: dict[str, Callable[[Any, str], str]] = {
    "de": de,
    "que": que,
    "et": et,
    "and": english_and,
    "date": in_words,
}


def elides(name: str) -> bool:
    """Whether de and que lose their e before a name: before a vowel, before h, before y and a consonant (Yves)."""
    letters = [letter for letter in normalize("NFD", name[:4].casefold()) if letter.isalpha()]
    first, second = (*letters, "", "")[:2]
    if first == "y":
        return second != "" and second not in VOWELS
    return first != "" and first in f"{VOWELS}h"


def called(thing: Any, names: Any, language: str) -> str:
    """Things of a game by their names: letters of a text with spaces between, things of a list with commas."""
    if isinstance(thing, str):
        return " ".join(_called(sign, names, language) for sign in thing)
    if isinstance(thing, (tuple, list)):
        return ", ".join(_called(one, names, language) for one in thing)
    return _called(thing, names, language)


def _called(thing: Any, names: Any, language: str) -> str:
    """The name a thing has: down the table by its values, one after the other, by `other` where one is not listed."""
    if is_dataclass(thing):
        values = [getattr(thing, one.name) for one in fields(thing)]
    else:
        values = list(thing.values()) if isinstance(thing, Mapping) else [thing]
    for value in values:
        if isinstance(names, Mapping):
            names = names.get(str(value), names.get("other"))
    return str(thing) if names is None else fill(names, thing, language)


def _names(names: Any) -> list[str]:
    return [str(name) for name in names] if isinstance(names, (tuple, list)) else [str(names)]


def _listed(names: list[str], word: str) -> str:
    return f" {word} ".join(part for part in (", ".join(names[:-1]), names[-1]) if part) if names else ""
