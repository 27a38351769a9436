"""Boards that stand still: a rail of one height, nothing cut on a phone, letters that stay, a view past the finger."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import miramis, topword
from tests.browser.conftest import Axe, Visit
from tests.browser.gestures import Board
from tests.browser.situations import situation
from tests.browser.test_phone import LIFT, PHONE, SMALLEST, middle

LYING = {**PHONE, "viewport": {"width": 640, "height": 360}}
PLACES = """() => ['.cloth', '.rail'].map(one => document.querySelector(one).getBoundingClientRect())
  .map(box => [box.left, box.top, box.width, box.height].map(Math.round))"""
BEYOND = """() => { const page = document.documentElement;
  return [page.scrollWidth - page.clientWidth, page.scrollHeight - page.clientHeight]; }"""


def stands(page: Page, places: list[list[int]]) -> None:
    """Board and rail are where they were, and there is nothing to scroll to."""
    assert page.evaluate(PLACES) == places
    assert page.evaluate(BEYOND) == [0, 0]


@pytest.mark.parametrize("hand", [PHONE, LYING], ids=["upright", "on its side"])
def test_on_a_phone_nothing_moves_while_letters_are_laid_refused_and_taken_back(
    visit: Visit, base_url: str, hand: dict[str, Any]
) -> None:
    page = visit(**hand)
    with miramis.seated(page, base_url) as (table, lines):
        word = miramis.gibberish(miramis.my_turn(lines).view)
        page.goto(f"{base_url}/t/{table}")
        desk = miramis.MiramisPage(page)
        expect(desk.rack).to_have_count(8)
        for corner in ((0, 0), (14, 14)):
            expect(desk.square(*corner)).to_be_in_viewport(ratio=1)
        places = page.evaluate(PLACES)
        page.keyboard.type(word)  # nobody has touched the board
        expect(page.get_by_role("list", name="Ce que ce coup formerait")).to_be_visible()
        stands(page, places)
        expect(page.get_by_role("button", name="Voir tout le plateau")).to_be_visible()
        size = desk.loose.last.bounding_box()
        assert size is not None
        assert size["width"] >= SMALLEST
        expect(desk.lay).to_have_class(re.compile("calm"))
        page.keyboard.press("Enter")
        expect(desk.note).to_be_visible()
        stands(page, places)
        page.reload()
        expect(desk.loose).to_have_count(3)
        expect(page.get_by_role("list", name="Ce que ce coup formerait")).to_be_visible()
        page.get_by_role("button", name="Reprendre").tap()
        expect(page.get_by_role("button", name="Agrandir le plateau")).to_be_visible()
        stands(page, places)


@pytest.mark.parametrize("hand", [PHONE, LYING], ids=["upright", "on its side"])
def test_on_a_phone_ten_cards_and_a_refusal_leave_every_card_in_sight(
    visit: Visit, base_url: str, hand: dict[str, Any]
) -> None:
    page = visit(**hand)

    def crowded(view: dict[str, Any]) -> bool:
        return view["turn"] == 0 and view["phase"] == "draw" and len(view["zones"][0]) == 9

    with situation(page, base_url, crowded, level="high") as (table, _):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        expect(board.draw).to_be_visible()
        places = page.evaluate(PLACES)
        board.draw_and_lay()
        board.hand.get_by_role("button").first.tap()
        expect(page.get_by_role("alert")).to_be_visible()
        stands(page, places)
        for card in (*board.mine.get_by_role("button").all(), *board.theirs.get_by_role("button").all()):
            expect(card).to_be_in_viewport(ratio=0.95)


def test_a_piece_hovers_above_the_finger_and_the_square_it_would_fall_on_is_lit(visit: Visit, base_url: str) -> None:
    page = visit(**PHONE)
    with topword.seated(page, base_url) as (table, lines):
        topword.my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = topword.TopwordPage(page)
        square = desk.square(4, 4)
        (x, y), (to_x, to_y) = middle(desk.rack.first), middle(square)
        finger = page.context.new_cdp_session(page)
        for kind, at_x, at_y in (("touchStart", x, y), ("touchMove", to_x, to_y), ("touchMove", to_x, to_y + LIFT)):
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at_x, "y": at_y}]})
        expect(page.locator("[data-over]")).to_have_attribute("data-square", "4,4")
        assert lower_edge(page.locator(".ghost")) < to_y
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(square).to_have_attribute("aria-label", re.compile("pas encore joué"))


def lower_edge(piece: Locator) -> float:
    box = piece.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_the_keys_are_told_by_a_question_mark_and_in_tooltips(axe: Axe, visit: Visit, base_url: str) -> None:
    page = visit()
    with topword.seated(page, base_url) as (table, lines):
        topword.my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        turn = page.get_by_role("button", name=re.compile("^Sens d’écriture"))
        expect(turn).to_have_attribute("title", re.compile(r"\(/\)$"))
        page.keyboard.press("?")
        help_ = page.get_by_role("dialog", name="Au clavier")
        expect(help_.get_by_text("changer le sens d’écriture")).to_be_visible()
        assert axe(page) == []
        page.keyboard.press("Escape")
        expect(help_).to_be_hidden()
