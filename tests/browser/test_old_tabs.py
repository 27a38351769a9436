"""Hurried fingers and forgotten tabs: nothing happens twice, nothing is lost in silence."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.gestures import Board
from tests.browser.house import RealHouse
from tests.browser.rooms import Json, log_of, overhear
from tests.browser.situations import seated


def sleepy(page: Page) -> None:
    """A tab whose line falls asleep once the table stands, and wakes when the tab itself speaks."""

    def between(socket: WebSocketRoute) -> None:
        house = socket.connect_to_server()
        missed: list[str | bytes] = []
        asleep = spoken = False

        def heard(message: str | bytes) -> None:
            nonlocal asleep
            if asleep:
                missed.append(message)
            else:
                socket.send(message)
                asleep = "told" in str(message) and not spoken

        def said(message: str | bytes) -> None:
            nonlocal asleep, spoken
            asleep, spoken = False, True
            house.send(message)
            for one in missed:
                socket.send(one)
            missed.clear()

        house.on_message(heard)
        socket.on_message(said)

    page.route_web_socket("**/ws/*", between)


def asks(said: list[Json]) -> list[str]:
    return [letter["ask"]["kind"] for letter in said if "ask" in letter]


def test_two_tabs_of_one_browser_show_the_same_table(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url) as (table, _):
        page.goto(f"{base_url}/t/{table}")
        other = page.context.new_page()
        other.goto(page.url)
        Board(page).draw.click()
        expect(Board(other).choose).to_be_visible()
        expect(Board(other).hand.get_by_role("button")).to_have_count(4)


def test_a_move_from_an_old_tab_is_not_made_and_the_tab_is_brought_up_to_date(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url) as (table, (mine, _)):
        sleepy(page)
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        expect(board.draw).to_be_visible()
        mine.ask("draw")
        mine.ask("lay", card=mine.view["hand"][0]["id"])
        board.draw.click()
        expect(page.get_by_role("alert")).to_contain_text("La partie avait avancé entre-temps")
        expect(board.end).to_be_visible()
        expect(board.hand.get_by_role("button")).to_have_count(3)
        expect(log_of(page).filter(has_text="Vous piochez")).to_have_count(1)


def test_a_double_click_is_one_ask(visit: Visit, base_url: str) -> None:
    page = visit()
    _, said = overhear(page)
    with seated(page, base_url) as (table, _):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        board.draw.dblclick()
        expect(board.choose).to_be_visible()
        expect(board.hand.get_by_role("button")).to_have_count(4)
        assert asks(said) == ["draw"]


def test_the_second_click_of_a_double_click_does_not_press_the_next_button(visit: Visit, base_url: str) -> None:
    page = visit()
    _, said = overhear(page)
    with seated(page, base_url) as (table, _):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        board.draw.click()
        expect(board.draw).to_have_count(0)  # the card that was drawn may stand first
        first = board.cards(board.hand)[0]
        board.pick(board.hand, first)
        board.button(f"Poser la potion {first.potion}").click()
        expect(board.end).to_be_visible()
        page.mouse.down(click_count=2)
        page.mouse.up(click_count=2)
        page.reload()
        expect(board.end).to_be_visible()
        assert asks(said) == ["draw", "lay"]


def test_starting_a_table_twice_in_a_hurry_starts_one(visit: Visit, base_url: str) -> None:
    page = visit(f"{base_url}/new?game=multiplipotion&with=robot")
    page.get_by_role("button", name="Commencer la partie").dblclick()
    expect(Board(page).draw).to_be_visible()
    page.goto(base_url)
    expect(page.get_by_role("link", name="Reprendre")).to_have_count(1)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[RealHouse]:
    """A house that soon asks for calm, however slow the machine."""
    house = RealHouse(tmp_path, messages_at_once="20", messages_per_second="2")
    try:
        house.open()
        yield house
    finally:
        house.close()


def test_a_key_held_down_is_calmed_with_a_sentence_and_the_page_stays_alive(visit: Visit, strict: RealHouse) -> None:
    page = visit()
    with seated(page, strict.url) as (table, _):
        page.goto(f"{strict.url}/t/{table}")
        board, calm = Board(page), page.get_by_text("Doucement")
        card = board.hand.get_by_role("button").first
        card.focus()
        while not calm.is_visible():
            card.evaluate("card => { for (let n = 0; n < 5; n++) card.click(); }")
        while not board.choose.is_visible():  # for a moment the house may still ask for calm
            board.draw.or_(board.choose).dispatch_event("click")
        expect(board.hand.get_by_role("button")).to_have_count(4)
