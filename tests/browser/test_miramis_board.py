"""A board of one's own in the form for a new table: drawn by taps and by keys, checked, played on, and remembered."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.rooms import more_settings
from tests.browser.test_barriers import glance

OWN = "Le vôtre, à dessiner"


def drawing(page: Page, url: str) -> None:
    """The form with a board to draw."""
    page.goto(f"{url}/new?game=miramis")
    more_settings(page)
    page.get_by_text(OWN).click()
    expect(page.get_by_role("grid", name="Plateau à dessiner")).to_be_visible()


def square(page: Page, name: str) -> None:
    page.get_by_role("gridcell", name=re.compile(rf"^{name},")).click()


def reads(page: Page, said: str) -> None:
    expect(page.get_by_role("gridcell", name=said, exact=True)).to_be_visible()


def test_a_board_is_drawn_checked_and_played_on(axe: Axe, visit: Visit, base_url: str) -> None:
    page = visit()
    drawing(page, base_url)
    reads(page, "A1, case bleue")
    square(page, "A1")
    reads(page, "A1, case bicolore")
    wrong = page.get_by_role("status").filter(has_text="Bicolore : 4, il en faut 3.")
    expect(wrong).to_be_visible()
    glance(axe, page)
    page.get_by_role("button", name="Commencer la partie").click()
    expect(page.get_by_role("alert")).to_contain_text("trop de cases spéciales")
    page.get_by_role("gridcell", name=re.compile("^A1,")).focus()
    page.keyboard.press("r")
    reads(page, "A1, case rouge")
    expect(page.get_by_role("alert")).to_be_hidden()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("b")
    reads(page, "A2, case bleue")
    page.get_by_role("button", name="Commencer la partie").click()
    board = page.get_by_role("grid", name="Plateau")
    expect(board.get_by_role("gridcell", name="A1, case rouge", exact=True)).to_be_visible()
    expect(board.get_by_role("gridcell", name="A2, case bleue", exact=True)).to_be_visible()


def test_a_drawn_board_is_remembered_and_can_be_begun_again(visit: Visit, base_url: str) -> None:
    page = visit()
    drawing(page, base_url)
    page.get_by_role("radio", name=re.compile("^Rouge")).check(force=True)
    square(page, "A1")
    drawing(page, base_url)
    reads(page, "A1, case rouge")
    page.get_by_role("button", name="Repartir de celui de la maison").click()
    reads(page, "A1, case bleue")
