"""Miramis by keys alone, and in a hand: typing in colours, turning, going back; fingers that drag and pinch."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.crossword import is_legible
from tests.browser.miramis import MiramisPage, able, legal, my_turn, seated
from tests.browser.rooms import voice_of
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import PHONE, SIDEWAYS, SMALLEST, drag_by_finger


def pinch(page: Page, x: float, y: float, *, gaps: tuple[int, int]) -> None:
    """Two fingers side by side around a place, from one distance to another."""
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, gap: int) -> None:
        points = (
            [] if kind == "touchEnd" else [{"x": x - gap / 2, "y": y, "id": 0}, {"x": x + gap / 2, "y": y, "id": 1}]
        )
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", gaps[0])
    fingers("touchMove", sum(gaps) // 2)
    fingers("touchMove", gaps[1])
    fingers("touchEnd", 0)


def test_a_word_is_typed_turned_and_taken_back_by_keys_alone(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url) as (table, lines):
        mine = my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = MiramisPage(page)
        letters = [one["face"] for one in mine.view["rack"] if one["face"] != "?"][:2]
        tab_to(page, desk.grid.locator("[tabindex='0']"))
        for key in ("Home", *["ArrowUp"] * 14, *letters):
            page.keyboard.press(key)
        desk.reads((0, 1), "pas encore joué")
        page.keyboard.press("Tab")
        desk.reads((1, 0), "pas encore joué")
        desk.reads((0, 1), "case rouge")
        page.keyboard.press("Backspace")
        expect(desk.loose).to_have_count(1)
        page.keyboard.press("Escape")
        expect(desk.loose).to_have_count(0)


def test_a_word_is_played_by_keys_alone_in_the_colours_one_wants(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url) as (table, lines):
        mine = my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = MiramisPage(page)
        move = legal(mine.view)[0]
        desk.type(move.tiles)
        expect(desk.earns(move.points)).to_be_visible()
        page.keyboard.press("Enter")
        expect(desk.loose).to_have_count(0)
        expect(page.get_by_text(re.compile("Lou cherche un mot"))).to_be_visible()
        expect(desk.grid.locator(":focus")).to_have_count(1)


# What the house says waits before the page's door until it is opened.
DOOR = """const waiting = [];
window.openDoor = () => { window.shut = false; for (const go of waiting.splice(0)) go(); };
const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
Object.defineProperty(WebSocket.prototype, 'onmessage', { set(hear) {
  set.call(this, hear && ((event) => (window.shut ? waiting.push(() => hear(event)) : hear(event))));
} });"""


def test_while_a_move_is_under_way_it_is_shown_as_waiting_and_no_key_changes_it(visit: Visit, base_url: str) -> None:
    page = visit()
    page.add_init_script(DOOR)
    with seated(page, base_url) as (table, lines):
        move = legal(my_turn(lines).view)[0]
        page.goto(f"{base_url}/t/{table}")
        desk = MiramisPage(page)
        desk.type(move.tiles)
        expect(desk.earns(move.points)).to_be_visible()
        page.evaluate("() => (window.shut = true)")
        page.keyboard.press("Enter")
        expect(desk.earns(move.points)).to_have_attribute("aria-busy", "true")
        expect(desk.earns(move.points).locator("svg")).to_be_visible()
        page.keyboard.press("Escape")
        desk.square(7, 7).click()
        expect(desk.loose).to_have_count(len(move.tiles))
        page.evaluate("() => window.openDoor()")
        for tile in move.tiles:
            desk.reads(tile.square, "dernier coup$")
        expect(desk.lay).to_have_count(0)


def test_a_letter_that_is_missing_is_said_aloud_and_keys_zoom(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url) as (table, lines):
        mine = my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = MiramisPage(page)
        faces = {one["face"] for one in mine.view["rack"]}
        desk.square(0, 0).focus()
        if "?" not in faces:
            missing = next(letter for letter in "WKXYZJ" if letter not in faces)
            page.keyboard.press(missing)
            spoken = voice_of(page)
            expect(spoken).to_contain_text(f"Il vous manque un {missing}.")
        page.keyboard.press("+")
        expect(page.get_by_role("button", name="Voir tout le plateau")).to_be_visible()
        page.keyboard.press("-")
        expect(page.get_by_role("button", name="Agrandir le plateau")).to_be_visible()


def test_on_a_phone_letters_follow_the_finger_and_the_board_is_as_wide_as_the_screen(
    visit: Visit, base_url: str
) -> None:
    page = visit(**PHONE)
    with able(page, base_url) as (table, _, move):
        page.goto(f"{base_url}/t/{table}")
        desk = MiramisPage(page)
        box = desk.grid.bounding_box()
        assert box is not None
        assert box["width"] >= 360 * 0.92
        assert page.evaluate(SIDEWAYS) == 0
        for tile in move.tiles:
            drag_by_finger(page, desk.piece(tile.letter), desk.square(tile.row, tile.col))
        expect(desk.loose).to_have_count(len(move.tiles))
        expect(desk.earns(move.points)).to_be_in_viewport(ratio=1)
        desk.earns(move.points).tap()
        expect(desk.loose).to_have_count(0)
        for tile in move.tiles:
            desk.reads(tile.square, "dernier coup$")


def test_on_a_phone_letters_are_legible_and_two_fingers_bring_the_board_to_a_fingers_size(
    visit: Visit, base_url: str
) -> None:
    page = visit(**PHONE)
    with seated(page, base_url) as (table, lines):
        my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = MiramisPage(page)
        expect(desk.rack).to_have_count(8)
        is_legible(page)
        corner = desk.square(12, 12).bounding_box()
        assert corner is not None
        pinch(page, corner["x"] + 8, corner["y"] + 8, gaps=(40, 120))
        expect(page.get_by_role("button", name="Voir tout le plateau")).to_be_visible()
        square = desk.square(12, 12).bounding_box()
        assert square is not None
        assert square["width"] >= SMALLEST
        expect(desk.square(12, 12)).to_be_in_viewport(ratio=0.9)
        for edge, name in ((".rows", "M"), (".cols", "13")):
            expect(page.locator(edge).get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)
        assert page.evaluate(SIDEWAYS) == 0
        middle = desk.square(12, 12).bounding_box()
        assert middle is not None
        pinch(page, middle["x"], middle["y"], gaps=(140, 40))
        expect(page.get_by_role("button", name="Agrandir le plateau")).to_be_visible()


def test_on_a_phone_lying_on_its_side_board_rack_and_buttons_stand_side_by_side(visit: Visit, base_url: str) -> None:
    page = visit(**{**PHONE, "viewport": {"width": 640, "height": 360}})
    with seated(page, base_url) as (table, lines):
        my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = MiramisPage(page)
        last = 14
        for place in (
            desk.square(0, 0),
            desk.square(last, last),
            desk.rack.last,
            page.get_by_text("Passer", exact=True),
        ):
            expect(place).to_be_in_viewport(ratio=1)
        assert page.evaluate(SIDEWAYS) == 0
