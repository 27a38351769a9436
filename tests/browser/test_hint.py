"""A hint against a robot: by keyboard alone, step by step, lit on the board, played from its card, and counted."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.gestures import Board
from tests.browser.rooms import log_of, play_a_robot, voice_of


def test_a_hint_leads_to_a_move_by_the_keyboard_alone(visit: Visit, base_url: str) -> None:
    page = visit()
    play_a_robot(page, base_url)
    board = Board(page)
    expect(board.draw).to_be_visible()
    board.draw.click()
    expect(board.choose).to_be_visible()
    bulb, more = (page.get_by_role("button", name=name, exact=True) for name in ("Un indice", "Un autre indice"))
    bulb.focus()
    page.keyboard.press("Enter")
    card = page.get_by_role("complementary", name="Indice 1 sur 3")
    expect(card).to_be_visible()
    expect(voice_of(page)).to_contain_text(card.get_by_role("paragraph").inner_text())
    for step in (2, 3):
        more.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("complementary", name=f"Indice {step} sur 3")).to_contain_text(re.compile(r"\d"))
    expect(page.locator(".ring")).to_have_count(1)
    expect(more).to_have_count(0)
    before = len(board.cards(board.mine))
    page.get_by_role("button", name="Jouer ce coup").press("Enter")
    expect(card).to_have_count(0)
    expect(page.locator(".middle :focus")).to_have_count(1)
    expect(board.mine.get_by_role("button")).to_have_count(before + 1)
    expect(log_of(page).get_by_text(re.compile(r"Vous demandez un indice\. \(×\s3\)"))).to_have_count(1)
