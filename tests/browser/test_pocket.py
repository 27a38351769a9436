"""The house in a browser: taken along once, then played in with the server ended and the network cut."""

import json
from pathlib import Path

from playwright.sync_api import expect

import tablee
from tests.browser.conftest import Visit
from tests.browser.motus import MotusPage
from tests.browser.pocket import asked, offered
from tools.pocket.__main__ import build
from tools.pocket.parcels import LIST, Listing, travelling

OPENING = 90_000
"""Milliseconds: Python starts anew, beside whatever else the machine does."""
MOST = 6_400_000
"""Bytes that are taken along."""


def test_a_match_is_played_without_server_and_network_and_its_record_is_read_natively(visit: Visit) -> None:
    with offered(build()) as (url, server):
        page = visit(f"{url}?/take")
        page.get_by_role("button", name="Emporter Tablée").click()
        expect(page.get_by_text("Tablée est sur cet appareil.")).to_be_visible(timeout=OPENING)
        server.shutdown()
        page.context.set_offline(True)
        page.goto(f"{url}day/motus")  # as a house on a network has it
        expect(page.get_by_text("celle de cet appareil")).to_be_visible(timeout=OPENING)
        page.get_by_role("button", name="Jouer", exact=True).first.click()
        slate = MotusPage(page)
        slate.step()
        page.reload()
        expect(slate.open.or_(slate.result).or_(slate.go_on).first).to_be_visible(timeout=OPENING)
        slate.play_on()
        table = page.url.partition("?/t/")[2]
        status, record = asked(page, "GET", f"/api/tables/{table}/record")
        assert (status, tablee.from_record(record).to_play) == (200, ())


def test_what_is_taken_along_stays_small() -> None:
    folder: Path = build()
    listed: Listing = json.loads((folder / LIST).read_text())
    assert travelling(listed) < MOST
    on_disk = {name: (folder / name).stat().st_size for name in (*listed["files"], *listed["parcels"])}
    assert on_disk == listed["files"] | {name: one["size"] for name, one in listed["parcels"].items()}
