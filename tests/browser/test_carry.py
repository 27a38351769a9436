"""Seats that follow their player to another device: a link made here, one click over there, both play on."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.gestures import Board
from tests.browser.rooms import play_a_robot

PHONE = {"viewport": {"width": 360, "height": 640}}


def link_in(page: Page) -> str:
    """The link the open sheet offers; its code is drawn beside it."""
    sheet = page.get_by_role("dialog", name="Reprendre sur un autre appareil")
    code = sheet.get_by_role("img", name="Code QR")
    expect(code).to_be_visible()
    assert code.evaluate("image => image.naturalWidth") > 100
    return sheet.get_by_role("textbox", name="Lien pour l’autre appareil").input_value()


def test_a_match_goes_on_on_the_phone_and_the_first_device_keeps_it(visit: Visit, base_url: str, axe: Axe) -> None:
    tablet, phone = visit(), visit(**PHONE)
    play_a_robot(tablet, base_url)
    expect(Board(tablet).draw).to_be_visible()
    tablet.get_by_role("button", name="Menu de la partie", exact=True).click()
    tablet.get_by_role("button", name="Reprendre sur un autre appareil").click()
    link = link_in(tablet)
    assert axe(tablet) == []
    phone.goto(link)
    assert phone.request.get(link).ok, "a messenger looks at the link, which does not use it up"
    expect(phone.get_by_role("heading", name="Reprendre vos parties ici")).to_be_visible()
    assert axe(phone) == []
    phone.get_by_role("button", name="Oui, reprendre ici").click()
    expect(phone.get_by_role("heading", name="C’est fait")).to_be_visible()
    expect(tablet.get_by_text("vos deux appareils sont à la même table")).to_be_visible()
    assert "#" not in phone.url, "the code does not stay in the address"
    phone.get_by_role("link", name="Voir mes tables").click()
    phone.get_by_role("link", name="Reprendre").first.click()
    Board(phone).draw.click()
    tablet.get_by_role("button", name="Fermer").click()
    expect(Board(tablet).draw).to_be_hidden()
    expect(Board(tablet).hand).to_be_visible()


def test_from_the_settings_and_a_link_used_twice_says_so(visit: Visit, base_url: str) -> None:
    first, second, third = visit(base_url), visit(), visit(locale="en-GB")
    first.get_by_role("button", name="Réglages").click()
    first.get_by_role("button", name="Reprendre sur un autre appareil").click()
    link = link_in(first)
    second.goto(link)
    second.get_by_role("button", name="Oui, reprendre ici").click()
    expect(second.get_by_role("heading", name="C’est fait")).to_be_visible()
    third.goto(link)
    third.get_by_role("button", name="Yes, continue here").click()
    expect(third.get_by_role("alert")).to_contain_text("This link has been used")
    third.goto(f"{base_url}/carry#nonsense")
    expect(third.get_by_role("alert")).to_be_hidden()
    third.get_by_role("button", name="Yes, continue here").click()
    expect(third.get_by_role("alert")).to_contain_text("does not know this link")
