"""The law of French typography, for the sentences and the leaflet."""

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

from tablee.core.game import Game
from tablee.core.game.shelf import text_room
from tablee.core.text.sentences import PLACEHOLDER, texts
from tablee.testing.broken import hold

SPACE = "\u00a0"
FAULTS = {
    "a straight apostrophe (’ is meant)": re.compile(r"\w'\w"),
    "a straight quotation mark (« » are meant)": re.compile(r'"'),
    "no no-break space before : ; ? or !": re.compile(rf"(?<![{SPACE}?!])[:;?!](?=[\s{SPACE}»)*]|$)", re.MULTILINE),
    "no no-break space after «": re.compile(rf"«(?!{SPACE})"),
    "no no-break space before »": re.compile(rf"(?<!{SPACE})»"),
}
NOT_PROSE = re.compile(r"^```.*?^```|`[^`\n]*`|\]\([^)\n]*\)|^[|:\- ]+$|<[^>\n]*>", re.MULTILINE | re.DOTALL)
"""Code, addresses, rules of tables and tags in Markdown."""


def law_french_is_set_as_french(game: Game, _seed: int) -> None:
    """No-break spaces where French wants them, curly apostrophes, guillemets."""
    room = text_room(game)
    french_sentences_are_well_set(room)
    leaflet = (files(room) / "leaflet.fr.md").read_text("utf-8")
    _well_set("leaflet.fr.md", NOT_PROSE.sub("x", leaflet))


def french_sentences_are_well_set(room: str) -> None:
    """The same for the locale file of any package."""
    for where, sentence in _spoken(texts(room, "fr"), f"{room} "):
        _well_set(where, PLACEHOLDER.sub("x", sentence))


def _spoken(entry: Any, where: str) -> Iterator[tuple[str, str]]:
    """Every string of a locale file, with where it stands."""
    if isinstance(entry, str):
        yield where, entry
    elif isinstance(entry, Mapping):
        for name, inner in entry.items():
            yield from _spoken(inner, f"{where}.{name}")
    else:
        for inner in entry:
            yield from _spoken(inner, where)


def _well_set(where: str, text: str) -> None:
    for fault, pattern in FAULTS.items():
        found = pattern.search(text)
        around = text[max(0, found.start() - 20) : found.end() + 10] if found else ""
        hold(found is None, f"{where}: {fault}, in “{around}”")
