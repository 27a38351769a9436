"""How long the house takes to open and to play, and its memory: on this processor, and on one that is slowed down."""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

from bench.pocket.desk import PERSON, WAIT, chromium_with, played, ready, robots_offered, table_of
from bench.pocket.processes import memory_of
from bench.pocket.report import Report
from bench.pocket.slow import slowed_down
from tests.browser.pocket import offered
from tools.pocket.__main__ import build

ROUNDS = 3


def times(slower: float, report: Report) -> None:
    """As it is, then so many times slower."""
    report.line("load of the machine before", f"{os.getloadavg()[0]:.1f}")
    with offered(build()) as (url, _):
        for how, factor in (("as it is", 1.0), (f"{slower:g} × slower", slower)):
            openings(url, how, factor, report)
            with a_browser(factor) as (page, profile):
                ready(page, url)
                report.line(f"{how}: memory of the hall (MB)", round(memory_of(profile)))
                first_moves(page, how, report)
                report.line(f"{how}: memory with the robots' worker (MB)", round(memory_of(profile)))
    report.line("load of the machine after", f"{os.getloadavg()[0]:.1f}")


@contextmanager
def a_browser(factor: float) -> Iterator[tuple[Page, Path]]:
    """A fresh one, so many times slower."""
    with tempfile.TemporaryDirectory() as work, chromium_with(Path(work)) as context, slowed_down(Path(work), factor):
        yield context.pages[0], Path(work)


def openings(url: str, how: str, factor: float, report: Report) -> None:
    """To a hall that can be played in: for the first time, for the second, and taken along."""
    found: dict[str, list[float]] = {"cold": [], "warm": [], "taken along": []}
    for _ in range(ROUNDS):
        with a_browser(factor) as (page, _):
            found["cold"].append(ready(page, url))
            found["warm"].append(ready(page, url))
            take_along(page, url)
            found["taken along"].append(ready(page, url))
    for name, seconds in found.items():
        several = ", ".join(f"{one:.2f}" for one in seconds)
        report.line(f"{how}, {name}: to the hall (s), median of {several}", f"{statistics.median(seconds):.2f}")


def take_along(page: Page, url: str) -> None:
    """By the offer on its page."""
    page.goto(f"{url}?/take")
    page.get_by_role("button", name="Emporter Tablée").click()
    page.get_by_text("Tablée est sur cet appareil.").wait_for(timeout=WAIT)


def first_moves(page: Page, how: str, report: Report) -> None:
    """The first moves of each game, against the strongest robot it offers."""
    for game, card in robots_offered(page).items():
        began = time.perf_counter()
        robots = [{"kind": "bot", "level": card["levels"][-1]}] if 2 in card["seat_counts"] else []
        table = table_of(page, game, PERSON, *robots, **card["presets"][0]["options"])
        trips = played(page, game, table, lambda told: told["seq"] > 25 or told["result"] is not None)
        spent = time.perf_counter() - began
        report.line(f"{how}: {game}, a move {statistics.median(trips or [0.0]):.0f} ms, first moves", f"{spent:.1f} s")
