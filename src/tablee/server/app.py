"""Puts the house together: store, robots, tables, doors."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from fastapi import APIRouter, FastAPI, Request
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee import __version__
from tablee.core import shelf
from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.match.desk import Desk
from tablee.match.house import House
from tablee.match.refusals import NoSuchPage
from tablee.match.robots import Robots
from tablee.match.watch import Watch
from tablee.server import http, refusing
from tablee.server.carry import Tries, carry
from tablee.server.days import days
from tablee.server.gate import Gate
from tablee.server.health import Health
from tablee.server.insight import insight
from tablee.server.metrics import Metrics
from tablee.server.pages import Pages
from tablee.server.settings import Settings
from tablee.server.shelf import games as games_router
from tablee.server.words import words
from tablee.server.ws import Sockets
from tablee.storage.log import Log
from tablee.storage.sqlite import SqliteLog

ROUTERS: tuple[APIRouter, ...] = (games_router, days, words, http.tables, carry, insight, http.health)
"""The calls of the house; a room with calls of its own adds its router here."""


def create_app(
    settings: Settings,
    games: Mapping[str, Game] | None = None,
    robots: Robots | None = None,
    log: Log | None = None,
    opened: Callable[[], None] = lambda: None,
) -> FastAPI:
    """The whole server, which says when it has `opened`; games, robots and log are its own unless a test has others."""
    metrics = Metrics()
    sockets = Sockets(settings, metrics)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = log or SqliteLog(settings.store)
        watch = Watch(await store.beaten())
        desk = Desk(log=store, robots=robots or Robots(), now=watch.now, watch=watch, witness=metrics)
        desk.calendar = time.time
        desk.pause, desk.patience = settings.robot_pause, settings.patience
        chosen = {"grace": settings.grace, "idle": settings.idle, "waiting_days": settings.waiting_days}
        house = House(shelf.games() if games is None else games, desk, **chosen)
        app.state.house = sockets.house = house
        app.state.health = Health(store)
        await house.open()
        opened()
        yield
        await house.close()
        await store.close()

    app = FastAPI(
        title="Tablée",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    app.state.settings, app.state.metrics, app.state.tries = settings, metrics, Tries()
    refusing.install(app)
    for router in ROUTERS:
        app.include_router(router)
    app.router.default = _pages(Pages())
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Gate, settings=settings, metrics=metrics, sockets=sockets)
    return app


def _pages(pages: Pages) -> ASGIApp:
    """Whatever is no call is an address of the web app."""

    async def page(scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        asked = request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/")
        answer = pages.answer(request) if asked else None
        if answer is None:
            raise Refused(NoSuchPage())
        await answer(scope, receive, send)

    return page
