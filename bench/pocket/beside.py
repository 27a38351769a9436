"""The house to be taken along beside one on a network: the offer, the network's house away, and the way back."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from bench.pocket.desk import WAIT, chromium_with
from tests.browser.house import RealHouse
from tools.pocket.__main__ import build

DEEP = {
    "/rules/motus": "Carte suivante",
    "/today": "celle de cet appareil",
    "/problems": "Topword",
    "/new?game=motus&with=friend": "Quelqu’un à côté de moi",
    "/t/abcdefgh": "Cette table n’est pas sur cet appareil",
    "/t/abcdefgh/replay": "Cette table n’est pas sur cet appareil",
    "/carry#code": "Ce lien mène à la maison sur le réseau",
}
"""Pages of a house on a network, and what they say in the pocket."""
PHONE = {"width": 360, "height": 640}


def beside(pictures: Path | None = None) -> None:
    """Take it along, end the house, land in the pocket, and be led back when the house is open again."""
    with tempfile.TemporaryDirectory() as work, chromium_with(Path(work) / "profile") as context:
        house = RealHouse(Path(work), pocket=str(build()))
        house.open()
        try:
            there_and_back(context, house, pictures)
        finally:
            house.close()


def there_and_back(context: BrowserContext, house: RealHouse, pictures: Path | None) -> None:
    """On a phone's screen, picture by picture."""
    page = context.pages[0]
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # plain words
    take_along(page, house, pictures)
    house.close()
    deep_down(page, house, pictures)
    page.goto(house.url)
    expect(page).to_have_url(f"{house.url}/pocket/")
    expect(page.get_by_role("heading", name="Les jeux")).to_be_visible(timeout=WAIT)
    expect(page.get_by_text("La maison sur le réseau ne répond pas")).to_be_visible()
    picture(page, pictures, "away")
    house.open()
    go_back(page, house, pictures)


def take_along(page: Page, house: RealHouse, pictures: Path | None) -> None:
    """From the foot of the hall."""
    page.goto(house.url)
    page.get_by_role("link", name="Jouer sans réseau").click()
    offer = page.get_by_role("button", name="Emporter Tablée")
    offer.wait_for()
    picture(page, pictures, "offer")
    offer.click()
    expect(page.get_by_text("Tablée est sur cet appareil.")).to_be_visible(timeout=WAIT)
    picture(page, pictures, "taken")


def deep_down(page: Page, house: RealHouse, pictures: Path | None) -> None:
    """An address of the house that is away leads to the same page of the pocket, which says what it does not have."""
    for path, said in DEEP.items():
        page.goto(house.url + path)
        expect(page).to_have_url(f"{house.url}/pocket/?{path.replace('?', '&')}")
        expect(page.get_by_text(said).first).to_be_visible(timeout=WAIT)
        picture(page, pictures, path.strip("/").partition("?")[0].replace("/", "-").partition("#")[0])


def go_back(page: Page, house: RealHouse, pictures: Path | None) -> None:
    """To the house on the network, which answers again."""
    back = page.get_by_role("link", name="Y retourner")
    expect(back).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('focus'))")  # one comes back to the tab
    expect(back).to_be_visible(timeout=WAIT)
    picture(page, pictures, "back")
    back.click()
    expect(page).to_have_url(f"{house.url}/")
    expect(page.get_by_role("link", name="Régler la partie").first).to_be_visible(timeout=WAIT)
    picture(page, pictures, "home")


def picture(page: Page, folder: Path | None, name: str) -> None:
    """Kept for who wants to look."""
    if folder is not None:
        page.screenshot(path=folder / f"{name}.png")
