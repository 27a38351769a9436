"""The calls about games: what there is to play, its sentences, its leaflet, its examples and its lesson."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, get_args

from tablee.core.game import Example, Game
from tablee.core.game.exam import no_lesson
from tablee.core.game.shelf import text_room
from tablee.core.options import Spec, describe
from tablee.core.text.sentences import Texts, texts
from tablee.match.problems.rows import rows_of
from tablee.match.records.lesson import lesson_steps
from tablee.match.records.replay import example_frames
from tablee.match.tables.lobby import game_named
from tablee.server.calls import shapes
from tablee.server.calls.asking import Calls, HouseHere, Said, said

HOUSE_TEXTS = ("tablee.core", "tablee.lexicon", "tablee.match")

games = Calls()


@games.get("/api/games", response_model=list[shapes.GameCard], once=True)
async def all_games(house: HouseHere) -> Said:
    """What there is to play, and what can be chosen."""
    return said([_card(game) for game in house.games.values()])


@games.get("/api/texts/{language}", response_model=dict[str, Any], once=True)
async def house_texts(language: shapes.Language) -> Said:
    """The house's own sentences."""
    return said(merged(*HOUSE_TEXTS, language=language))


@games.get("/api/games/{name}/texts/{language}", response_model=dict[str, Any], once=True)
async def game_texts(name: str, language: shapes.Language, house: HouseHere) -> Said:
    """The house's sentences and the game's."""
    book = (*HOUSE_TEXTS, text_room(game_named(house.games, name)))
    return said(merged(*book, language=language))


@games.get("/api/games/{name}/leaflet/{language}", kind="text/markdown", once=True)
async def leaflet(name: str, language: shapes.Language, house: HouseHere) -> Said:
    """The rules, as Markdown."""
    page = files(text_room(game_named(house.games, name))) / f"leaflet.{language}.md"
    return Said(page.read_bytes(), kind="text/markdown")


@games.get("/api/games/{name}/examples", response_model=list[shapes.ExampleShown], once=True)
async def examples(name: str, house: HouseHere) -> Said:
    """The leaflet's examples, ready to step through."""
    game = game_named(house.games, name)
    return said([_example(game, one) for one in game.exam.examples()])


@games.get("/api/games/{name}/lesson", response_model=list[shapes.LessonStep], once=True)
async def lesson(name: str, house: HouseHere) -> Said:
    """The game's lesson, ask by ask; nothing if it has none."""
    game = game_named(house.games, name)
    return said(lesson_steps(game))


def _example(game: Game, one: Example) -> dict[str, Any]:
    return {"name": one.name, "seat": one.seat, "frames": example_frames(game, one)}


def _card(game: Game) -> shapes.GameCard:
    return shapes.GameCard(
        name=game.name,
        seat_counts=game.rules.seat_counts,
        levels=game.engine.levels,
        away=game.engine.away,
        daily=game.rules.daily is not None,
        problems=game.problems is not None and bool(rows_of(game).by_id),
        analysed=game.engine.analyse is not None,
        takebacks=any(event.takeback in ("own", "open") for event in game.rules.events),
        options=tuple(_option(spec, game.text.drawings()) for spec in describe(game.rules.options)),
        presets=game.rules.presets,
        lesson=game.exam.lesson is not no_lesson,  # to play it through would take half of this call
        words={language: texts(text_room(game), language)["name"] for language in get_args(shapes.Language)},
    )


def _option(spec: Spec, drawings: Mapping[str, Mapping[str, str]]) -> shapes.OptionSpec:
    drawn = dict(drawings.get(spec.name, {}))
    return shapes.OptionSpec(spec.name, spec.default, spec.choices, spec.low, spec.high, drawn)


@cache
def merged(*packages: str, language: str) -> dict[str, Any]:
    """The locale files of these packages as one book; later ones go first where both speak."""
    book: dict[str, Any] = {}
    for name in packages:
        _pour(book, texts(name, language))
    return book


def _pour(book: dict[str, Any], more: Texts) -> None:
    for key, value in more.items():
        if isinstance(value, dict) and isinstance(book.get(key), dict):
            _pour(book[key], value)
        else:
            book[key] = _copied(value)


def _copied(value: Any) -> Any:
    return {key: _copied(one) for key, one in value.items()} if isinstance(value, dict) else value
