"""Tabs that close, a disk that is full, a newer house in the middle of a match."""

from __future__ import annotations

import json
import time
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from bench.pocket.desk import PERSON, WAIT, played, ready, table_of
from tests.browser.pocket import asked

GAME = "multiplipotion"
BOXES = "async () => (await caches.keys()).sort()"
USED = "async () => (await navigator.storage.estimate()).usage"
FETCHED = """async () => {
  const kept = await (await caches.open('tablee.pocket')).keys();
  return kept.some((one) => one.url.endsWith('next.json'));
}"""


def until(page: Page, holds: str) -> None:
    """Look again and again whether something holds that a page can only say later."""
    end = time.monotonic() + WAIT / 1000
    while not page.evaluate(holds):
        assert time.monotonic() < end, holds
        page.wait_for_timeout(200)


def tabs(context: BrowserContext, url: str) -> None:
    """A move in one is seen in the other; the tab that has the house closes, and the other goes on."""
    first, second = context.new_page(), context.new_page()
    ready(first, url)
    table = table_of(first, GAME, PERSON, PERSON)
    for page in (first, second):
        page.goto(f"{url}?/t/{table}")
        expect(page.get_by_role("button", name="Je suis Lou")).to_be_visible(timeout=WAIT)
    played(first, GAME, table, lambda told: told["seq"] > 8)
    expect(second.get_by_role("group", name="Le fil de la partie")).to_contain_text("pioche", timeout=WAIT)
    first.close()
    played(second, GAME, table, lambda told: told["seq"] > 12)
    second.close()


def full(context: BrowserContext, page: Page, url: str) -> None:
    """A browser that grants no more room than is used says so, changes nothing, and goes on once there is room."""
    ready(page, url)
    table = table_of(page, GAME, PERSON, PERSON)
    devtools = context.new_cdp_session(page)
    origin = {"origin": url.rstrip("/")}
    devtools.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": page.evaluate(USED)})
    refused_in_the_end(page)
    said = page.get_by_text("Le navigateur n’a plus de place")
    expect(said).to_be_visible(timeout=WAIT)
    devtools.send("Storage.overrideQuotaForOrigin", origin)
    played(page, GAME, table, lambda told: told["seq"] > 10)
    expect(said).to_be_hidden(timeout=WAIT)


def refused_in_the_end(page: Page) -> None:
    """Lay tables until one is refused: Chromium goes by the room that it last saw, for half a minute."""
    end = time.monotonic() + WAIT / 1000
    wish = json.dumps({"game": GAME, "seats": [PERSON, PERSON]})
    while (answer := asked(page, "POST", "/api/tables", wish))[0] == 201:
        assert time.monotonic() < end, "there was always room"
        page.wait_for_timeout(1_000)
    assert answer[0] == 503, answer


def update(page: Page, url: str, folder: Path) -> None:
    """A newer house waits while a table is open, and takes over in the hall; the match goes on in it."""
    ready(page, url)
    table = table_of(page, GAME, PERSON, PERSON)
    listing = json.loads((folder / "files.json").read_text())
    newer = json.loads(json.dumps(listing | {"stamp": "newer"}))
    newer["parcels"]["pages.parcel"]["mark"] = "newer"  # this one is fetched, the others are copied
    (folder / "files.json").write_text(json.dumps(newer))
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url))
    page.goto(f"{url}?/t/{table}")
    until(page, FETCHED)
    assert [one for one in asked_for if one.endswith(".parcel")] == [f"{url}pages.parcel"]
    page.reload()
    expect(page.get_by_role("button", name="Je suis Lou")).to_be_visible(timeout=WAIT)
    assert f"tablee.pocket {listing['stamp']}" in page.evaluate(BOXES), "the table still has its own house"
    ready(page, url)
    until(page, "async () => (await caches.keys()).sort().join() === 'tablee.pocket,tablee.pocket newer'")
    played(page, GAME, table, lambda told: told["seq"] > 10)
