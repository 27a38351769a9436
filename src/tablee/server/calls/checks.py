"""What those ask who watch over a house: whether it lives, whether it can be played in, and its figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from fastapi import Request, Response
from starlette.datastructures import State

from tablee import __version__
from tablee.match.house.house import House
from tablee.server.calls import shapes
from tablee.server.calls.asking import HouseHere, Said, said
from tablee.server.calls.http import HouseRouter
from tablee.server.health import Health
from tablee.server.metrics import Metrics

if TYPE_CHECKING:
    from tablee.server.visits.visits import Visits

PARTS = ("store", "lease", "bus", "robots")
"""What a house needs, each `ok` or not."""

checks = HouseRouter()


@checks.get("/health", response_model=shapes.Alive)
async def healthy() -> Said:
    """Whether the house lives: it answers. A house that does not should be started again."""
    return said(shapes.Alive("ok", __version__))


@checks.get("/open", response_model=shapes.OpenHouse, responses={503: {"model": shapes.OpenHouse}})
async def open_to_all(request: Request) -> Said:
    """Whether visitors may be sent here: 503 if it cannot reach the store and other houses can. For proxies."""
    visits: Visits | None = request.app.state.visits
    if visits is not None and visits.cut_off:
        return said(shapes.OpenHouse("cut_off", __version__), 503)
    return said(shapes.OpenHouse("ok", __version__))


@checks.get("/ready", response_model=shapes.Ready, responses={503: {"model": shapes.Ready}})
async def ready(request: Request, house: HouseHere) -> Said:
    """Whether it can be played in: 503, and a word for what is wrong, if not. It may be well again by itself."""
    found = await _readiness(request.app.state, house)
    return said(found, 200 if found.status == "ok" else 503)


@checks.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(request: Request, house: HouseHere) -> Response:
    """Figures for Prometheus."""
    figures: Metrics = request.app.state.metrics
    figures.tables.set(house.live)
    found = await _readiness(request.app.state, house)
    for part in PARTS:
        figures.ready.labels(part).set(getattr(found, part) in ("ok", "none"))
    if request.app.state.porch is not None:
        figures.connections.set(request.app.state.porch.connections)
    return Response(figures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _readiness(here: State, house: House) -> shapes.Ready:
    health: Health = here.health
    visits: Visits | None = here.visits
    store = await health.of_store()
    bus: Literal["ok", "away", "none"] = "none" if visits is None else "ok" if visits.up else "away"
    lease: Literal["ok", "late"] = "ok" if house.desk.leases.fresh else "late"
    robots: Literal["ok", "lost"] = "ok" if await house.desk.robots.at_hand() else "lost"
    found = tuple(one.kind for one in house.desk.log.found)
    status: Literal["ok", "trouble"] = "ok" if store == lease == robots == "ok" and bus != "away" else "trouble"
    return shapes.Ready(status, __version__, store, lease, bus, robots, found)
