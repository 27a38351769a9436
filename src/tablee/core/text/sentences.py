"""Sentences: locale files of the house and of the games, and how a sentence is filled in."""

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from tablee.core.text.fillers import fill, single

LANGUAGES = ("fr", "en")

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
    while isinstance(entry, Mapping):
        if "they" in entry:
            entry = entry["you" if you and "you" in entry else "they"]
        else:
            entry = entry["one" if count is not None and single(count, language) else "other"]
    return str(entry)


def speaker(*books: Texts, language: str = "fr") -> Callable[..., str]:
    """A function say(key, you=False, **fields) that looks through the books of a language in order and speaks."""

    def say(key: str, *, you: bool = False, **fields: Any) -> str:
        for book in books:
            entry = find(book, key)
            if entry is not None:
                chosen = form(entry, you=you, count=fields.get("count"), language=language)
                return fill(chosen, fields, language, book)
        raise KeyError(key)

    return say
