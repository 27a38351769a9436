"""The law of names and numbers: every sentence is filled in with Alice and Yves, with two names, with 0, 1 and 2."""

import re
from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any

from tablee.core.game import Game
from tablee.core.game.shelf import text_room
from tablee.core.text.sentences import LANGUAGES, PLACEHOLDER, fill, form, texts
from tablee.testing.broken import hold
from tablee.testing.laws.saying.sentences import leaves

ONE, SEVERAL = frozenset({"seat", "name", "host", "other"}), frozenset({"names", "seats"})
"""Fields that hold a name, and fields that may hold more than one."""
WORDS = frozenset({"word", "words", "game", "spelling"})
LARGE = frozenset({"limit", "size", "minutes", "letters", "rank", "laws"})
"""Fields that are never 0 or 1."""
NAMES = (("Alice",), ("Élise",), ("Hélène",), ("Yann",), ("Yves",), ("Le Chat",), ("Alice", "Bruno"))
NUMBERS = (0, 1, 2)
FOREIGN = {"fr": {"and"}, "en": {"de", "au", "que", "et"}}
"""Filters that are words of the other language."""

CALLED = "|".join(sorted(ONE | SEVERAL | WORDS))
NOUNS = "card|letter|line|match|mark|move|point|product|square|table|turn|word"
FAULTS = {
    "fr": {
        "de or que keeps its e before a vowel": re.compile(
            rf"\b(?:[Dd]e|\w*[Qq]ue) (?=\{{(?:[a-z_.]+\.)?(?:{CALLED})\}}|Alice|Élise|Hélène|Yves|ÉTÉ)"
        ),
        "de or à stands beside the article of a name": re.compile(r"\b(?:[Dd]e|[Àà]) Le Chat\b"),
        "d’ or qu’ stands before a consonant": re.compile(r"\b(?:[Dd]|[Qq]u)’(?=Yann|Bruno)"),
        "names are not joined by et": re.compile(r"Alice, Bruno"),
        "there is a plural after 0 or 1": re.compile(r"(?<![\d,.–])[01][ \u00a0](?!fois\b|dans\b|des\b)\w+[sx]\b"),
        "there is a singular after 2": re.compile(
            r"\b2[ \u00a0](?:carte|case|coup|lettre|ligne|mot|partie|point|tour)\b"
        ),
    },
    "en": {
        "names are not joined by and": re.compile(r"Alice, Bruno"),
        "there is a plural after 1": re.compile(rf"(?<![\d,.–])1 (?:{NOUNS})e?s\b"),
        "there is a singular after 0 or 2": re.compile(rf"(?<![\d,.–])[02] (?:{NOUNS})\b"),
    },
}


def law_names_and_numbers_agree(game: Game, _seed: int) -> None:
    """Elision, several names, and the plural are right whoever plays and however many there are."""
    sentences_agree(text_room(game))


def sentences_agree(room: str) -> None:
    """The same for the locale files of any package."""
    for language in LANGUAGES:
        for key, entry in leaves(texts(room, language)).items():
            where = f"“{key}” in {language}.toml"
            for said in filled(entry, language):
                fault = fault_in(said, language)
                hold(not fault, f"{where}: {fault}, in “{said}”")
            asked = {match["filter"] for match in PLACEHOLDER.finditer(str(entry))}
            hold(not asked & FOREIGN[language], f"{where} has a filter of the other language")


@lru_cache(maxsize=20_000)
def fault_in(said: str, language: str) -> str:
    """What is wrong with a sentence, if anything is."""
    return next((fault for fault, pattern in FAULTS[language].items() if pattern.search(said)), "")


def filled(entry: Any, language: str) -> Iterator[str]:
    """The sentence as it stands, with all the names, and with all the numbers, told to whoever did it and to others."""
    if isinstance(entry, list):
        yield from map(str, entry)
        return
    for you in (False, True):
        for number in NUMBERS:
            try:
                sentence = form(entry, you=you, count=number, language=language)
            except KeyError:  # a form that is missing is another law's business
                return
            yield sentence
            for names in NAMES:
                yield PLACEHOLDER.sub(partial(_filled, names, number, language), sentence)


def _filled(names: tuple[str, ...], number: int, language: str, match: re.Match[str]) -> str:
    field = match["path"].rpartition(".")[2]
    if field in ONE | SEVERAL:
        it: Any = names if field in SEVERAL else names[-1]
    elif match["filter"] not in (None, "number", "de", "au", "que"):
        return "x"  # squares, letters, dates
    else:
        it = "ÉTÉ" if field in WORDS and match["one"] is None else 5 if field in LARGE else number
    return fill(match[0].replace(match["path"], "it"), {"it": it}, language)
