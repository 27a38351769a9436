"""Tabs that close, a disk that is full, a newer house in the middle of a match."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from bench.pocket.desk import PERSON, WAIT, played, ready, table_of
from tests.browser.pocket import asked

GAME = "multiplipotion"
ROBOT = {"kind": "bot", "level": "pupil"}
BOXES = "async () => (await caches.keys()).sort()"
FETCHED = """async () => {
  const kept = await (await caches.open('tablee.pocket')).keys();
  return kept.some((one) => one.url.endsWith('next.json'));
}"""


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


def full(page: Page, url: str) -> None:
    """A browser without room says so, changes nothing, and goes on when there is room again."""
    ready(page, url)
    line = page.context.new_cdp_session(page)
    origin = url.rstrip("/")
    table = table_of(page, GAME, PERSON, PERSON)
    line.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    said = page.get_by_text("Le navigateur n’a plus de place")
    wish = json.dumps({"game": GAME, "seats": [PERSON, PERSON]})
    assert asked(page, "POST", "/api/tables", wish)[0] == 503
    expect(said).to_be_visible(timeout=WAIT)
    line.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    played(page, GAME, table, lambda told: told["seq"] > 10)
    expect(said).to_be_hidden(timeout=WAIT)


def update(page: Page, url: str, folder: Path) -> None:
    """A newer house waits while a table is open, and takes over in the hall; the match goes on in it."""
    ready(page, url)
    table = table_of(page, GAME, PERSON, PERSON)
    listing = json.loads((folder / "files.json").read_text())
    (folder / "files.json").write_text(json.dumps(listing | {"stamp": "newer"}))
    page.goto(f"{url}?/t/{table}")
    page.wait_for_function(FETCHED, timeout=WAIT)
    page.reload()
    expect(page.get_by_role("button", name="Je suis Lou")).to_be_visible(timeout=WAIT)
    assert f"tablee.pocket {listing['stamp']}" in page.evaluate(BOXES), "the table still has its own house"
    ready(page, url)
    page.wait_for_function("async () => (await caches.keys()).length === 2", timeout=WAIT)
    assert page.evaluate(BOXES) == ["tablee.pocket", "tablee.pocket newer"]
    played(page, GAME, table, lambda told: told["seq"] > 10)
