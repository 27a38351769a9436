"""Sentences: locale files of the house and of the games, and how a sentence is filled in."""

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("fr", "en")
PLACEHOLDER = re.compile(r"\{([a-z_.0-9]+)\}")

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


def fill(sentence: str, fields: Mapping[str, Any]) -> str:
    """Put fields into {placeholders}; {card.potion} reaches into a nested field."""

    def value(match: re.Match[str]) -> str:
        here: Any = fields
        for part in match[1].split("."):
            here = here[part] if isinstance(here, Mapping) else getattr(here, part)
        return ", ".join(map(str, here)) if isinstance(here, (tuple, list)) else str(here)

    return PLACEHOLDER.sub(value, sentence)


def speaker(*books: Texts, language: str = "fr") -> Callable[..., str]:
    """A function say(key, you=False, **fields) that looks through the books of a language in order and speaks."""

    def say(key: str, *, you: bool = False, **fields: Any) -> str:
        for book in books:
            entry = find(book, key)
            if entry is not None:
                return fill(form(entry, you=you, count=fields.get("count"), language=language), fields)
        raise KeyError(key)

    return say
