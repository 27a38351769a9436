"""A friend closes the window in mid-match: a robot stands in, and the friend who comes back plays on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.gestures import NO_BREAK, Board
from tests.browser.house import RealHouse
from tests.browser.rooms import log_of, voice_of
from tests.browser.situations import seated


@pytest.fixture
def hasty_house(tmp_path: Path) -> Iterator[RealHouse]:
    """A house where nobody waits long for who has gone."""
    house = RealHouse(tmp_path, patience="0.5")
    try:
        house.open()
        yield house
    finally:
        house.close()


def hand_over(host: Page, axe: Axe) -> None:
    """Camille has a robot stand in, by keys alone."""
    offer = host.get_by_role("button", name="confier sa place à un robot")
    above, below = (one.bounding_box() for one in (offer, host.get_by_role("group", name="Réagir")))
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]
    offer.press("Enter")
    expect(voice_of(host)).to_contain_text("Lou n’est plus là. Vous pouvez confier sa place à un robot.")
    assert axe(host) == []
    host.get_by_role("button", name="Oui, confier la place").press("Enter")
    expect(offer).to_be_hidden()
    expect(voice_of(host)).to_contain_text(f"Lou{NO_BREAK}: un robot joue maintenant à sa place.")


def come_back(guest: Page, axe: Axe) -> None:
    """Lou finds the seat kept, on a small phone, and takes it."""
    expect(guest.get_by_text("Un robot joue à votre place.").first).to_be_visible()
    expect(guest.get_by_text("Vous regardez la partie.")).to_be_hidden()
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe(guest) == []
    guest.get_by_role("button", name="Reprendre ma place").press("Enter")
    expect(voice_of(guest)).to_contain_text("Vous avez repris votre place.")


def test_a_robot_stands_in_for_who_has_gone_until_they_are_back(visit: Visit, hasty_house: RealHouse, axe: Axe) -> None:
    url = hasty_house.url
    host, guest = visit(), visit(viewport={"width": 360, "height": 640})
    with seated(host, url, guest) as (table, lines):
        for page in (host, guest):
            page.goto(f"{url}/t/{table}")
            expect(Board(page).hand).to_be_visible()
        for line in lines:
            line.hang_up()
        expect(host.get_by_text("Lou n’est plus là.")).to_be_hidden()
        guest.goto("about:blank")
        hand_over(host, axe)
        Board(host).good_turn()
        expect(Board(host).draw).to_be_visible()  # the robot has had its turn
        expect(log_of(host).filter(has_text="Mathilde").first).to_be_visible()
        guest.goto(f"{url}/t/{table}")
        come_back(guest, axe)
        expect(voice_of(host)).to_contain_text("Lou reprend sa place.")
        Board(host).plain_turn()
        Board(guest).plain_turn()
        expect(Board(host).draw).to_be_visible()
