"""The house in a browser, all of it: each game, each robot it offers, reloads, tabs, a full disk, an update; and times.

python -m bench.pocket            # some minutes; ends with 1 if something does not hold
python -m bench.pocket --store    # only the promises of every store, in a worker on IndexedDB
python -m bench.pocket --slow 4   # times and memory, as it is and on a processor that is slowed down so many times
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

import tablee
from bench.pocket.beside import beside
from bench.pocket.desk import PERSON, WAIT, chromium_with, played, ready, robots_offered, table_of
from bench.pocket.report import Report
from bench.pocket.store import promises_kept
from bench.pocket.times import take_along, times
from bench.pocket.troubles import GAME, full, tabs, update
from tests.browser.pocket import asked, offered
from tools.pocket.__main__ import build


def every_game(page: Page, report: Report) -> None:
    """One thought of each robot, a match to its end whose record is read natively, and its analysis."""
    for game, card in robots_offered(page).items():
        small = dict(card["presets"][0]["options"])
        seats = 2 if 2 in card["seat_counts"] else card["seat_counts"][0]
        for level in card["levels"]:
            with report.trying(f"{game}: a thought of {level}"):
                table = table_of(page, game, PERSON, *[{"kind": "bot", "level": level}] * (seats - 1), **small)
                played(page, game, table, robot_moved)
        with report.trying(f"{game}: a match to its end, its record read natively, its analysis"):
            table = table_of(page, game, *[PERSON] * seats, **small)
            trips = played(page, game, table, lambda told: told["result"] is not None)
            record = asked(page, "GET", f"/api/tables/{table}/record")[1]
            assert tablee.from_record(record).to_play == ()
            report.line(f"{game}: a move, median ms of {len(trips)}", round(statistics.median(trips), 1))
            wait_for_analysis(page, table)


def robot_moved(told: dict[str, Any]) -> bool:
    """Whether somebody but the first seat has done something, or all is over."""
    others = [one for one in told["events"] if one["event"].get("seat", 0) != 0]
    return told["result"] is not None or (told["why"] == "happened" and bool(others))


def wait_for_analysis(page: Page, table: str) -> None:
    """Ask until it is there."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        status, text = asked(page, "GET", f"/api/tables/{table}/analysis")
        if status == 200:
            assert json.loads(text)["analysis"] is not None
            return
        assert status == 202, text
    raise AssertionError("no analysis in two minutes")


def whole(report: Report) -> None:
    """First with a server, then without."""
    with tempfile.TemporaryDirectory() as work:
        folder, profile = Path(work) / "folder", Path(work) / "profile"
        shutil.copytree(build(), folder)
        with offered(folder) as (url, _), chromium_with(profile) as context:
            page = context.pages[0]
            report.line("cold, to the hall (s)", round(ready(page, url), 2))
            take_along(page, url)
            report.line("taken along, from its box (s)", round(ready(page, url), 2))
            with report.trying("an update during a match"):
                update(page, url, folder)
        with chromium_with(profile) as context:  # the server is gone, the browser is another process
            alone(context, url, report)
    with report.trying("beside a house on a network: taken along, away and back"):
        beside()


def alone(context: BrowserContext, url: str, report: Report) -> None:
    """No server and no network."""
    page = context.pages[0]
    context.set_offline(True)
    report.line("no server, no network, fresh process (s)", round(ready(page, url), 2))
    every_game(page, report)
    with report.trying("reload in the middle of a match"):
        table = table_of(page, GAME, PERSON, PERSON)
        played(page, GAME, table, lambda told: told["seq"] > 12)
        page.reload()
        expect(page.get_by_role("heading", name="Les jeux")).to_be_visible(timeout=WAIT)
        played(page, GAME, table, lambda told: told["result"] is not None)
    with report.trying("two tabs, and the one with the house closes"):
        tabs(context, url)
    with report.trying("storage full"):
        full(context, page, url)


def store(report: Report) -> None:
    """What the tests of stores ask, asked in Chromium."""
    with tempfile.TemporaryDirectory() as work, report.trying("the promises of every store, in a worker on IndexedDB"):
        folder = Path(work) / "folder"
        shutil.copytree(build(), folder)
        with offered(folder) as (url, _), chromium_with(Path(work) / "profile") as context:
            report.line("promises asked of the store", promises_kept(context.pages[0], url, folder))


def main() -> None:
    """Everything, or one part of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=0.0)
    parser.add_argument("--store", action="store_true")
    wish = parser.parse_args()
    report = Report()
    if wish.slow:
        times(wish.slow, report)
    else:
        store(report)
        if not wish.store:
            whole(report)
    print("everything holds" if not report.failed else f"does not hold: {report.failed}")
    sys.exit(bool(report.failed))


if __name__ == "__main__":
    main()
