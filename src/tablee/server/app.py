"""Puts the house together: store, robots, tables, doors."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from fastapi import FastAPI, Request
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee import __version__
from tablee.core.game import Game, shelf
from tablee.core.refusal import Refused
from tablee.match.house.awake import Caps
from tablee.match.house.house import House
from tablee.match.play.desk import Desk
from tablee.match.play.referee import Referee
from tablee.match.play.watch import Watch
from tablee.match.records.reading import Budget, ReadingRoom
from tablee.match.refusals.messages import NoSuchPage
from tablee.match.thinking.robots import Robots
from tablee.server.ahead import named_ahead
from tablee.server.bots.calls import EVENTS, bots
from tablee.server.bots.door import BotDoor
from tablee.server.calls.carry import carry
from tablee.server.calls.checks import checks
from tablee.server.calls.everything import CALLS
from tablee.server.calls.http import HouseRouter
from tablee.server.calls.page import Described
from tablee.server.calls.push import push
from tablee.server.guard import refusing
from tablee.server.guard.gate import Gate
from tablee.server.guard.limits import Paces
from tablee.server.guard.porch import Porch
from tablee.server.health import Health
from tablee.server.invitation import invitation_to, written_into
from tablee.server.metrics import Metrics
from tablee.server.pages import Pages
from tablee.server.pocket import Pocket
from tablee.server.push.knocking import Knocks
from tablee.server.push.subscriptions import Subscriptions
from tablee.server.settings import Limits, Settings
from tablee.server.socket.ws import Sockets
from tablee.server.visits.calls import CallsElsewhere
from tablee.storage.leases import leases_of
from tablee.storage.log import Log, StoreFailed
from tablee.storage.sqlite.log import SqliteLog
from tablee.storage.stores import is_postgres

if TYPE_CHECKING:
    from tablee.server.analysts.asking import AnalysesElsewhere
    from tablee.server.visits.visits import Visits

ROUTERS: tuple[HouseRouter, ...] = (HouseRouter().serve(CALLS), carry, push, bots, checks)
"""The calls of every house, and those that only one on a network has: a room with such calls adds its router here."""


def create_app(
    settings: Settings,
    games: Mapping[str, Game] | None = None,
    robots: Robots | None = None,
    log: Log | None = None,
    porch: Porch | None = None,
    opened: Callable[[], None] = lambda: None,
) -> FastAPI:
    """The whole server, which says when it has `opened`; games, robots and log are its own unless a test has others."""
    metrics = Metrics()
    sockets = Sockets(settings, metrics)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = log or SqliteLog(settings.data / "tablee.db")
        try:
            await _open(app, store, robots or Robots(), games, sockets)
            opened()
            yield
            await _leave(app, app.state.house)
        finally:
            await store.close()

    app = Described(
        calls=lambda: [route for one in ROUTERS for route in one.described()],
        lines=EVENTS,
        title="Tablée",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    app.state.settings, app.state.metrics, app.state.made = settings, metrics, {}
    app.state.unopened = None
    app.state.paces, app.state.porch = Paces(settings.limits), porch
    app.state.calls = CallsElsewhere(app)
    _furnish(app, settings, sockets, app.state.calls)
    return app


async def _open(app: FastAPI, store: Log, robots: Robots, games: Mapping[str, Game] | None, sockets: Sockets) -> None:
    """Everything that the calls need; why the store would not have it is kept for whoever runs the server."""
    settings, metrics = app.state.settings, app.state.metrics
    try:
        desk = await _desk(store, robots, metrics)
        app.state.house = sockets.house = house = _house(settings, games, desk)
        app.state.bots = _bots(settings, house)
        app.state.knocks, app.state.health = _knocks(settings, desk), Health(store)
        app.state.reading = _reading_room(settings.limits, games, metrics)
        await house.open()
    except StoreFailed as failed:
        app.state.unopened = failed
        raise
    app.state.analysts = _analysts(settings.store, house)
    app.state.visits = sockets.visits = await _visits(settings.bus, house, app.state.calls, sockets, metrics)


async def _leave(app: FastAPI, house: House) -> None:
    """Say goodbye to everybody; the store is closed last."""
    app.state.bots.close()
    app.state.knocks.close()
    app.state.reading.close()
    if app.state.analysts is not None:
        await app.state.analysts.close()
    if app.state.visits is not None:
        await app.state.visits.close()
    await house.close()


def _furnish(app: FastAPI, settings: Settings, sockets: Sockets, calls: CallsElsewhere) -> None:
    """Calls, pages, and what everybody passes on the way to them."""
    paces, metrics = app.state.paces, app.state.metrics
    refusing.install(app)
    for one in ROUTERS:  # as they are: `include_router` would describe each call anew for every app
        app.router.routes.extend(one.routes)
    app.router.default = _pages(Pages(), Pocket(settings.pocket), lambda: app.state.house)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Gate, settings=settings, paces=paces, metrics=metrics, sockets=sockets, calls=calls)


async def _visits(bus: str, house: House, calls: CallsElsewhere, sockets: Sockets, metrics: Metrics) -> Visits | None:
    """What carries visits to other houses, if there is a bus to them."""
    if not bus:
        return None
    from tablee.server.pool.asking import RobotsElsewhere
    from tablee.server.visits.bus import Bus
    from tablee.server.visits.visits import Visits

    line = Bus(bus)
    visits = Visits(line, house, calls, sockets.take, metrics.carried)
    await visits.open()
    house.desk.robots.elsewhere = RobotsElsewhere(line).choose
    return visits


def _analysts(store: str, house: House) -> AnalysesElsewhere | None:
    """Whoever thinks matches over for the houses on this database, if it is one."""
    if not is_postgres(store):
        return None
    from tablee.server.analysts.asking import AnalysesElsewhere

    elsewhere = AnalysesElsewhere(store)
    house.desk.analyses.elsewhere = elsewhere.made
    return elsewhere


async def _desk(store: Log, robots: Robots, metrics: Metrics) -> Desk:
    leases = leases_of(store)
    robots.counted = metrics.thought
    await leases.begin()
    watch = Watch(await store.beaten(), wall=leases.wall)
    return Desk(log=store, robots=robots, now=watch.now, watch=watch, witness=metrics)


def _house(settings: Settings, games: Mapping[str, Game] | None, desk: Desk) -> House:
    """The tables, as those who run the house want them."""
    desk.pause, desk.patience, desk.calendar = settings.robot_pause, settings.patience, desk.leases.wall
    caps = Caps(settings.limits.tables_per_address, settings.limits.tables)
    every = dict(shelf.games() if games is None else games)
    house = House(every, desk, grace=settings.grace, idle=settings.idle, waiting_days=settings.waiting_days, caps=caps)
    house.archive.keep(settings.keep_days, Path(settings.archive) if settings.archive else settings.data / "archive")
    return house


def _knocks(settings: Settings, desk: Desk) -> Knocks:
    """Who tells those who are to play, wherever they are."""
    subscriptions = Subscriptions(desk.log, settings.push_services, desk.leases.wall)
    knocks = Knocks(desk, subscriptions, settings.contact)

    def moved(referee: Referee) -> None:
        knocks.moved(referee)
        desk.programs.told(referee)

    desk.knock = moved
    return knocks


def _bots(settings: Settings, house: House) -> BotDoor:
    """The door for bots; houses that share their tables have none."""
    door = BotDoor(house, settings.limits, settings.bot_seconds, open_here=not settings.bus)
    house.desk.programs = door
    return door


def _reading_room(limits: Limits, games: Mapping[str, Game] | None, metrics: Metrics) -> ReadingRoom:
    """Where records are read, ready as soon as a match has ended; a test's games are in this process alone."""
    waiting = (limits.replay_bytes_per_address, limits.replay_bytes)
    budget = Budget(*waiting, limits.replay_seconds, limits.replay_answer_bytes)
    room = ReadingRoom(budget) if games is None else ReadingRoom(budget, partial(ThreadPoolExecutor, 1), games)
    metrics.when_ended = room.warm
    return room


def _pages(pages: Pages, pocket: Pocket, house: Callable[[], House]) -> ASGIApp:
    """Whatever is no call is a file or an address of the web app."""

    async def page(scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        path = request.url.path
        asked = request.method in ("GET", "HEAD") and not path.startswith("/api/")
        if asked and pocket.has(path):
            answer = pocket.answer(request)
        elif asked and pages.leads_to_app(path):
            said = await invitation_to(path, house())

            def dressed(page: str) -> str:
                invited = written_into(page, said, request, pages)
                return pocket.told(named_ahead(invited, path, said.game, pages))

            answer = pages.answer(request, dressed)
        else:
            answer = pages.answer(request) if asked else None
        if answer is None:
            raise Refused(NoSuchPage())
        await answer(scope, receive, send)

    return page
