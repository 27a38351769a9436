"""Sentences: locale files of the house and of the games, and how a sentence is filled in."""

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from tablee.core.text.filters import FILTERS

LANGUAGES = ("fr", "en")
PLACEHOLDER = re.compile(
    r"\{(?:(?P<filter>[a-z_.]+):)?(?P<path>[a-z_.0-9]+)(?:\|(?P<one>[^|{}]*)\|(?P<other>[^|{}]*))?\}"
)
"""{path}, {filter:path}, or {path|one|other}: the word that fits how many there are."""

SAID = "said."
"""A game's own filter: {said.letter:letters} writes each letter as [said.letter] in its locale file says."""

Texts = Mapping[str, Any]
Say = Callable[..., str]
"""say(key, **fields): a sentence in the player's language."""


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


def single(number: float, language: str) -> bool:
    """Whether a language says a number in the singular: French everything below two, English only one."""
    return abs(number) < 2 if language == "fr" else number == 1


def fill(sentence: str, filling: Any, language: str = "fr", book: Texts | None = None) -> str:
    """Put fields into {placeholders}; {card.potion} reaches into a field, {square:place} is written by a filter."""

    def value(match: re.Match[str]) -> str:
        here, name = reach(filling, match["path"]), match["filter"] or ""
        if match["one"] is not None:
            return match["one" if single(how_many(here), language) else "other"]
        if name.startswith(SAID):
            return called(here, find(book or {}, name), language)
        return FILTERS[name](here, language)

    return PLACEHOLDER.sub(value, sentence)


def how_many(value: Any) -> float:
    """The number a word agrees with: the number itself, written out or not, the length of a list; a name is one."""
    if isinstance(value, str):
        written = re.fullmatch(r"[\d\s]+([.,]\d+)?", value)
        return float(re.sub(r"\s", "", value).replace(",", ".")) if written else 1
    return len(value) if isinstance(value, (tuple, list)) else value


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


def reach(here: Any, path: str) -> Any:
    """What stands at the end of a dotted path; of several things on the way, what each of them has there."""
    for part in path.split("."):
        here = [_part(one, part) for one in here] if isinstance(here, (tuple, list)) else _part(here, part)
    return here


def _part(thing: Any, name: str) -> Any:
    return thing[name] if isinstance(thing, Mapping) else getattr(thing, name)


def speaker(*books: Texts, language: str = "fr") -> Say:
    """A function say(key, you=False, **fields) that looks through the books of a language in order and speaks."""

    def say(key: str, /, *, you: bool = False, **filling: Any) -> str:
        for book in books:
            entry = find(book, key)
            if entry is not None:
                chosen = form(entry, you=you, count=filling.get("count"), language=language)
                return fill(chosen, filling, language, book)
        raise KeyError(key)

    return say
