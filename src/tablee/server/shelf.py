"""The HTTP calls about games: what there is to play, its sentences, its leaflet and its examples."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import Any

from fastapi import Request, Response

from tablee.core.game import Game
from tablee.core.options import describe
from tablee.core.shelf import package
from tablee.core.texts import LANGUAGES, Texts, texts
from tablee.match import codec
from tablee.match.lobby import game_named
from tablee.match.replay import example_frames
from tablee.server import shapes
from tablee.server.http import HouseHere, Language, router, said

HOUSE_TEXTS = ("tablee.core", "tablee.lexicon", "tablee.match")

games = router()


@games.get("/api/games", response_model=list[shapes.GameShape])
async def all_games(house: HouseHere) -> Response:
    """What there is to play, and what can be chosen."""
    return said([_card(game) for game in house.games.values()])


@games.get("/api/texts/{language}", response_model=dict[str, Any])
async def house_texts(language: Language, request: Request) -> Response:
    """The house's own sentences."""
    return said_once(request, merged(*HOUSE_TEXTS, language=language))


@games.get("/api/games/{name}/texts/{language}", response_model=dict[str, Any])
async def game_texts(name: str, language: Language, house: HouseHere, request: Request) -> Response:
    """The house's sentences and the game's."""
    return said_once(request, merged(*HOUSE_TEXTS, package(game_named(house.games, name)), language=language))


@games.get(
    "/api/games/{name}/leaflet/{language}", response_class=Response, responses={200: {"content": {"text/markdown": {}}}}
)
async def leaflet(name: str, language: Language, house: HouseHere) -> Response:
    """The rules, as Markdown."""
    page = files(package(game_named(house.games, name))) / f"leaflet.{language}.md"
    return Response(page.read_text("utf-8"), media_type="text/markdown; charset=utf-8")


@games.get("/api/games/{name}/examples", response_model=list[shapes.ExampleShape])
async def examples(name: str, house: HouseHere) -> Response:
    """The leaflet's examples, ready to step through."""
    game = game_named(house.games, name)
    return said([{"name": one.name, "seat": one.seat, "frames": example_frames(game, one)} for one in game.examples()])


def said_once(request: Request, book: dict[str, Any]) -> Response:
    """A book that changes only with the house: a browser that has it already is told so, and no more."""
    answer = said(book)
    tag = f'"{hashlib.sha256(answer.body).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    answer.headers.update(headers)
    return answer


def _card(game: Game) -> dict[str, Any]:
    drawings = game.drawings()
    return {
        "name": game.name,
        "seat_counts": game.seat_counts,
        "levels": game.levels,
        "daily": game.daily is not None,
        "options": [codec.plain(spec) | {"drawn": drawings.get(spec.name, {})} for spec in describe(game.options)],
        "words": {language: texts(package(game), language)["name"] for language in LANGUAGES},
    }


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
