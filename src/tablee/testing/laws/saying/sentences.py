"""Laws of the sentences: everything a game can say is written in French and in English, and can be filled in."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, get_args

from tablee.core.game import Game
from tablee.core.game.shelf import text_room
from tablee.core.hints import hints_of
from tablee.core.options import describe
from tablee.core.text.filters import FILTERS
from tablee.core.text.sentences import LANGUAGES, PLACEHOLDER, SAID, find, form, texts
from tablee.testing.broken import Broken, hold
from tablee.testing.laws.wire import name_of
from tablee.testing.playout import playouts

FORMS = {"you", "they", "one", "other"}


def law_everything_has_its_sentence(game: Game, seed: int) -> None:
    """Name, events, refusals, options and their values, levels, reasons of results and examples can be spoken of."""
    for language in LANGUAGES:
        books = (texts(text_room(game), language), texts("tablee.core", language))
        for key in sentences(game, seed):
            hold(any(find(book, key) is not None for book in books), f"“{key}” has no sentence in {language}.toml")


def law_languages_say_the_same(game: Game, _seed: int) -> None:
    """Both locale files have the same keys."""
    languages_agree(text_room(game))


def languages_agree(room: str) -> None:
    """The same for the locale files of any package."""
    french, english = (set(leaves(texts(room, language))) for language in LANGUAGES)
    alone = sorted(french ^ english)
    hold(not alone, f"only one language has: {', '.join(alone)}")


def law_sentences_can_be_filled(game: Game, _seed: int) -> None:
    """Every form of a sentence can be reached, and its {placeholders} are fields of what it speaks of."""
    spoken: dict[str, Any] = {f"event.{name_of(one, 'kind')}": one for one in game.rules.events}
    spoken |= {f"refusal.{name_of(one, 'refused')}": one for one in game.rules.refusals}
    for language in LANGUAGES:
        book = leaves(texts(text_room(game), language))
        for key, entry in book.items():
            for sentence in _forms(f"“{key}” in {language}.toml", entry):
                if key in spoken:
                    _fits(f"“{key}” in {language}.toml", sentence, spoken[key])


def sentences(game: Game, seed: int) -> Iterator[str]:
    """The keys that a game must have."""
    yield from ("name.title", "name.tagline")
    yield from (f"event.{name_of(one, 'kind')}" for one in game.rules.events)
    yield from (f"refusal.{name_of(one, 'refused')}" for one in game.rules.refusals)
    for option in describe(game.rules.options):
        yield f"option.{option.name}.label"
        values = (value for value in option.choices if not isinstance(value, bool))
        yield from (f"option.{option.name}.values.{value}" for value in values)
    yield from (f"level.{level}" for level in (*game.engine.levels, *game.engine.sparring))
    results = (game.rules.result(playout.steps[-1].after.table) for playout in playouts(game, seed))
    yield from (f"result.{result.reason}" for result in results if result)
    yield from (f"example.{example.name}.title" for example in game.exam.examples())


def leaves(book: Mapping[str, Any], above: str = "") -> dict[str, Any]:
    """The sentences of a book by their dotted keys; a choice of forms is one sentence."""
    found: dict[str, Any] = {}
    for name, entry in book.items():
        if isinstance(entry, Mapping) and not (entry and set(entry) <= FORMS):
            found |= leaves(entry, f"{above}{name}.")
        else:
            found[above + name] = entry
    return found


def _forms(where: str, entry: Any) -> set[str]:
    """All sentences that can be chosen from an entry."""
    if isinstance(entry, list):
        return set(map(str, entry))
    try:
        return {form(entry, you=you, count=count) for you in (False, True) for count in (None, 0, 1, 2)}
    except KeyError as missing:
        raise Broken(f"{where} lacks the form {missing}") from missing


def _fits(where: str, sentence: str, spoken: Any) -> None:
    for match in PLACEHOLDER.finditer(sentence):
        path, name = match["path"], match["filter"] or ""
        hold(
            name in FILTERS or name.startswith(SAID),
            f"{where} asks for {{{name}:{path}}}, and there is no filter {name}",
        )
        here = spoken
        for part in path.split("."):
            there = _fields(here)
            hold(part in there, f"{where} asks for {{{path}}}, which {spoken.__name__} does not have")
            here = there[part]


def _fields(wanted: Any) -> dict[str, Any]:
    """The fields one may name in a sentence; of things that may be absent or several, those that each of them has."""
    found = {name: hint for kind in _kinds(wanted) for name, hint in _hints(kind).items()}
    return {name: hint for name, hint in found.items() if name not in ("kind", "refused")}


@lru_cache(maxsize=1_000)
def _hints(kind: Any) -> dict[str, Any]:
    hints = hints_of(kind)
    return {one.name: hints[one.name] for one in fields(kind)}


def _kinds(wanted: Any) -> Iterator[Any]:
    """The dataclasses that a type is made of: itself, or what an optional or a tuple holds."""
    if is_dataclass(wanted):
        yield wanted
    else:
        for part in get_args(wanted):
            yield from _kinds(part)
