"""Statistics for oneself: they stay in the browser, go into a file, and can be erased."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Axe, Visit
from tests.browser.gestures import Board
from tests.browser.situations import finished


def test_a_finished_match_is_counted_saved_and_erased(axe: Axe, visit: Visit, base_url: str) -> None:
    page = visit()
    page.goto(f"{base_url}/t/{finished(page, base_url)}")
    expect(Board(page).result).to_be_visible()
    page.goto(f"{base_url}/mine")
    page.get_by_role("link", name="Mes statistiques").click()
    game = page.get_by_role("article", name="MultipliPotion")
    expect(game).to_contain_text("1 partie")
    expect(game.get_by_role("list", name="Résultats selon la compagnie").get_by_role("listitem")).to_have_count(1)
    assert axe(page) == []

    with page.expect_download() as download:
        page.get_by_role("button", name="Enregistrer dans un fichier").click()
    kept = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))["kept"]
    assert [entry["game"] for entry in kept["ledger"]] == ["multiplipotion"]
    assert {one["who"] for one in kept["practice"]} == {"Camille"}

    page.get_by_role("button", name="Tout effacer").click()
    page.get_by_role("button", name="Oui, tout effacer").click()
    expect(page.get_by_text("Rien à compter pour l’instant.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Rien à compter pour l’instant.")).to_be_visible()
    assert page.evaluate("Object.keys(localStorage).filter(key => /practice|ledger|multiplipotion/.test(key))") == []
