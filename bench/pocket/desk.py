"""A seat at a table of a house in a browser: what is told is heard through a page, what is asked is thought here."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

import tablee
from tablee.match import codec
from tests.browser.conftest import FLAGS, VISITOR
from tests.browser.pocket import asked
from tools.browser import chromium

WAIT = 180_000
LATE = 5
"""Asks that may be refused: time may run out while one thinks."""
PERSON = {"kind": "person", "name": "Lou"}
DESK = """(table) => {
  const channel = new BroadcastChannel(`tablee.house ${location.pathname.replace(/[^/]*$/, '')}`);
  const tab = `desk${Math.random()}`;
  const desk = (window.desk = { told: [], trips: [], at: 0, say: (text) => {
    desk.at = performance.now();
    channel.postMessage({ tab, say: { line: 1, text } });
  } });
  channel.onmessage = ({ data }) => {
    if (data.to !== tab || !data.heard) return;
    const message = JSON.parse(data.heard.text);
    if (desk.at && (message.done || message.type === 'refused')) {
      desk.trips.push(performance.now() - desk.at);
      desk.at = 0;
    }
    if (message.type === 'told' || message.type === 'refused') desk.told.push(message);
  };
  navigator.locks.request(`tablee.tab ${tab}`, () => {
    channel.postMessage({ tab, dial: { line: 1, table } });
    return new Promise(() => {}); // as a page does: while it holds this, it lives
  });
}"""
NEXT = """() => new Promise((yes) => {
  const look = () => (desk.told.length ? yes(desk.told.splice(0)) : setTimeout(look, 5));
  look();
})"""


@contextmanager
def chromium_with(profile: Path) -> Iterator[BrowserContext]:
    """A browser whose profile outlives it."""
    found = chromium()
    with sync_playwright() as playwright:
        env: dict[str, str | float | bool] = {**os.environ, **found.environment}
        how = {"executable_path": found.executable, "args": FLAGS, "env": env, **VISITOR}
        context = playwright.chromium.launch_persistent_context(str(profile), **how)  # type: ignore[arg-type]  # plain words
        yield context
        context.close()


def ready(page: Page, url: str) -> float:
    """Seconds from the address to a hall that can be played in."""
    began = time.perf_counter()
    page.goto(url)
    page.get_by_role("heading", name="Les jeux").wait_for(timeout=WAIT)
    page.get_by_role("link", name="Régler la partie").first.wait_for(timeout=WAIT)
    return time.perf_counter() - began


def table_of(page: Page, game: str, *seats: dict[str, str], **options: object) -> str:
    """A table that plays."""
    wish = {"game": game, "seats": list(seats), "options": options}
    status, text = asked(page, "POST", "/api/tables", json.dumps(wish))
    assert status == 201, text
    table = str(json.loads(text)["id"])
    status, text = asked(page, "POST", f"/api/tables/{table}/start")
    assert status == 200, text
    return table


def played(page: Page, game: str, table: str, until: Callable[[dict[str, Any]], bool]) -> list[float]:
    """Play the persons of a table by the weakest robot's choice, thought here; the trips of asks in milliseconds."""
    rules = tablee.games()[game]
    page.evaluate(DESK, table)
    number, late, begun, told = 0, 0, time.monotonic_ns(), None
    while True:
        heard = page.evaluate(NEXT)
        told = next((one for one in reversed(heard) if one["type"] == "told"), told)
        refused = [one for one in heard if one["type"] == "refused"]
        late += len(refused)
        if told is None or late > LATE:
            raise AssertionError(refused)
        if until(told):
            return [float(one) for one in page.evaluate("() => desk.trips")]
        mine = [seat for seat in told["to_play"] if str(seat) in told["views"]]
        if mine:
            number += 1
            view = codec.view_from(rules, told["views"][str(mine[0])])
            ask = codec.plain(rules.engine.choose(view, rules.engine.levels[0], Random(number)))
            ask.pop("seat")
            letter = {"ask": ask, "seat": mine[0], "seq": told["seq"], "id": f"{begun}-{number}"}
            page.evaluate("(text) => desk.say(text)", json.dumps(letter))


def robots_offered(page: Page) -> dict[str, dict[str, Any]]:
    """The games of the house, by name."""
    return {card["name"]: card for card in json.loads(asked(page, "GET", "/api/games")[1])}
