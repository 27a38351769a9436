"""Topword by keys alone, and in a hand: typing, turning, going back, leaving; fingers that drag, and a closer look."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.crossword import is_legible
from tests.browser.rooms import voice_of
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import OUT_OF_REACH, PHONE, SIDEWAYS, SMALLEST, drag_by_finger
from tests.browser.topword import TopwordPage, legal, my_turn, seated


def test_a_word_is_typed_turned_and_taken_back_by_keys_alone(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url) as (table, lines):
        mine = my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = TopwordPage(page)
        tab_to(page, desk.grid.locator("[tabindex='0']"))
        for key in ("Home", *["ArrowUp"] * 9, *mine.view["rack"][:2]):
            page.keyboard.press(key)
        expect(desk.square(0, 1)).to_have_attribute("aria-label", re.compile("pas encore joué"))
        page.keyboard.press("Tab")
        expect(desk.square(1, 0)).to_have_attribute("aria-label", re.compile("pas encore joué"))
        expect(desk.square(0, 1)).to_have_attribute("aria-label", re.compile("vide"))
        page.keyboard.press("Backspace")
        expect(desk.loose).to_have_count(1)
        page.keyboard.press("Escape")
        expect(desk.loose).to_have_count(0)


def test_a_word_is_played_by_keys_alone(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url) as (table, lines):
        mine = my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = TopwordPage(page)
        move = legal(mine.view)[0]
        desk.type(mine.view, move.tiles)
        expect(desk.earns(move.points)).to_be_visible()
        page.keyboard.press("Enter")
        expect(desk.loose).to_have_count(0)
        expect(page.get_by_text(re.compile("Lou cherche un mot"))).to_be_visible()
        expect(desk.grid.locator(":focus")).to_have_count(1)


def test_tab_leaves_the_board_even_while_a_word_is_typed(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url) as (table, lines):
        mine = my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = TopwordPage(page)
        desk.square(0, 0).focus()
        page.keyboard.press(mine.view["rack"][0])
        page.keyboard.press("Tab")
        expect(desk.grid.locator(":focus")).to_have_count(1)
        page.keyboard.press("Tab")
        expect(desk.grid.locator(":focus")).to_have_count(0)


def test_a_letter_that_is_missing_is_said_aloud(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url) as (table, lines):
        mine = my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = TopwordPage(page)
        missing = next(letter for letter in "WKXYZJ" if letter not in mine.view["rack"])
        desk.square(0, 0).focus()
        page.keyboard.press(missing)
        expect(voice_of(page)).to_contain_text(f"Il vous manque un {missing}.")


def test_on_a_phone_letters_follow_the_finger_and_the_board_is_as_wide_as_the_screen(
    visit: Visit, base_url: str
) -> None:
    page = visit(**PHONE)
    with seated(page, base_url) as (table, lines):
        mine = my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = TopwordPage(page)
        box = desk.grid.bounding_box()
        assert box is not None
        assert box["width"] >= 360 * 0.92
        assert page.evaluate(SIDEWAYS) == 0
        move = next(one for one in legal(mine.view) if len(one.tiles) == 2)
        for tile in move.tiles:
            name = "Qu" if tile.letter == "Q" else tile.letter
            piece = page.get_by_role("group", name="Votre chevalet").get_by_role("button", name=name, exact=True).first
            drag_by_finger(page, piece, desk.square(tile.row, tile.col))
        expect(desk.loose).to_have_count(2)
        expect(desk.earns(move.points)).to_be_in_viewport(ratio=1)
        desk.earns(move.points).tap()
        expect(desk.loose).to_have_count(0)
        for tile in move.tiles:
            expect(desk.square(tile.row, tile.col)).to_have_attribute("aria-label", re.compile("dernier coup$"))


def test_on_a_phone_letters_are_legible_and_the_board_zooms_to_a_fingers_size(visit: Visit, base_url: str) -> None:
    page = visit(**PHONE)
    with seated(page, base_url) as (table, lines):
        my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = TopwordPage(page)
        expect(desk.rack).to_have_count(7)
        is_legible(page)
        page.get_by_role("button", name="Agrandir le plateau").tap()
        square = desk.square(4, 4).bounding_box()
        assert square is not None
        assert square["width"] >= SMALLEST
        assert page.evaluate(SIDEWAYS) == 0


def test_on_a_phone_lying_on_its_side_board_rack_and_buttons_stand_side_by_side(visit: Visit, base_url: str) -> None:
    page = visit(**{**PHONE, "viewport": {"width": 640, "height": 360}})
    with seated(page, base_url) as (table, lines):
        my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = TopwordPage(page)
        last = 9
        for place in (
            desk.square(0, 0),
            desk.square(last, last),
            desk.rack.last,
            page.get_by_text("Passer", exact=True),
        ):
            expect(place).to_be_in_viewport(ratio=1)
        assert page.evaluate(SIDEWAYS) == 0


def test_on_a_phone_lying_on_its_side_a_problem_has_rack_tools_and_words_within_reach(
    visit: Visit, base_url: str
) -> None:
    page = visit(f"{base_url}/problems/topword/all", **{**PHONE, "viewport": {"width": 640, "height": 360}})
    desk = TopwordPage(page)
    expect(desk.rack.first).to_be_visible()
    assert page.locator(".rail button, .words button").evaluate_all(OUT_OF_REACH) == []
    assert desk.rack.first.evaluate("one => one.offsetWidth") >= SMALLEST - 4
    page.get_by_role("button", name="Voir la réponse").click()
    expect(page.get_by_role("button", name="Suivant")).to_be_focused()
    expect(page.get_by_text(re.compile("^On pose "))).to_be_visible()
