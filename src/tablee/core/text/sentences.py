"""Sentences: locale files of the house and of the games, and how a sentence is filled in."""

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from tablee.core.text.filters import FILTERS

LANGUAGES = ("fr", "en")
PLACEHOLDER = re.compile(r"\{(?:(?P<filter>[a-z]+):)?(?P<path>[a-z_.0-9]+)\}")

Texts = Mapping[str, Any]


@cache
def texts(package: str, language: str) -> Texts:
    """The locale file of a package ("tablee.core", "tablee.games.…")."""
    return tomllib.loads((files(package) / "locales" / f"{language}.toml").read_text("utf-8"))


def find(book: Texts, key: str) -> Any:
    """What stands under a dotted key ("event.card_laid"), or None."""
    for part in key.split("."):
        if not isinstance(book, Mapping) or part not in book:
            return None
        book = book[part]
    return book


def form(entry: Any, *, you: bool, count: int | None, language: str = "fr") -> str:
    """The form of an entry that fits: `you`/`they` for whose deed it is, `one`/`other` for how many."""
    single = (0, 1) if language == "fr" else (1,)
    while isinstance(entry, Mapping):
        if "they" in entry:
            entry = entry["you" if you and "you" in entry else "they"]
        else:
            entry = entry["one" if count in single else "other"]
    return str(entry)


def fill(sentence: str, fields: Mapping[str, Any], language: str = "fr") -> str:
    """Put fields into {placeholders}; {card.potion} reaches into a field, {square:place} is written by a filter."""

    def value(match: re.Match[str]) -> str:
        return FILTERS[match["filter"] or ""](reach(fields, match["path"]), language)

    return PLACEHOLDER.sub(value, sentence)


def reach(fields: Any, path: str) -> Any:
    """What stands at the end of a dotted path; of several things on the way, what each of them has there."""
    here = fields
    for part in path.split("."):
        here = [_part(one, part) for one in here] if isinstance(here, (tuple, list)) else _part(here, part)
    return here


def _part(thing: Any, name: str) -> Any:
    return thing[name] if isinstance(thing, Mapping) else getattr(thing, name)


def speaker(*books: Texts, language: str = "fr") -> Callable[..., str]:
    """A function say(key, you=False, **fields) that looks through the books of a language in order and speaks."""

    def say(key: str, *, you: bool = False, **fields: Any) -> str:
        for book in books:
            entry = find(book, key)
            if entry is not None:
                return fill(form(entry, you=you, count=fields.get("count"), language=language), fields, language)
        raise KeyError(key)

    return say
