"""Lines break, pages are reloaded, houses lose their power: the match is still there afterwards."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.gestures import Board
from tests.browser.house import RealHouse
from tests.browser.rooms import log_of, play_a_robot, way_in
from tests.browser.situations import seated

SOON = 20_000
"""Milliseconds for a page to find its house again, which it tries ever more slowly."""


def test_a_reload_in_mid_match_keeps_seat_hand_and_log(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url) as (table, (_, friend)):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        board.plain_turn()
        friend.wait_for_turn()
        board.page.reload()
        expect(page.get_by_text("Lou va piocher.")).to_be_visible()
        friend.ask("draw")
        friend.ask("lay", card=friend.view["hand"][0]["id"])
        friend.ask("end_turn")
        board.draw.click()
        expect(board.hand.get_by_role("button")).to_have_count(4)
        expect(board.choose).to_be_visible()
        before = (board.cards(board.hand), board.cards(board.mine), log_of(page).all_inner_texts())
        page.reload()
        expect(board.choose).to_be_visible()
        assert (board.cards(board.hand), board.cards(board.mine), log_of(page).all_inner_texts()) == before


def test_without_a_network_a_banner_says_that_nothing_is_lost(visit: Visit, base_url: str) -> None:
    page = visit()
    play_a_robot(page, base_url)
    board, banner = Board(page), page.get_by_text("Pas de réseau.")
    expect(board.draw).to_be_visible()
    page.context.set_offline(True)
    expect(banner).to_be_visible()
    page.context.set_offline(False)
    expect(banner).to_be_hidden()
    board.good_turn()
    expect(board.draw).to_be_visible()


def test_a_house_killed_in_mid_match_and_opened_again_goes_on(visit: Visit, own_house: RealHouse) -> None:
    page = visit()
    play_a_robot(page, own_house.url)
    board, lost = Board(page), page.get_by_role("main").get_by_text("Connexion perdue.")
    board.good_turn()
    expect(board.draw).to_be_visible()
    own_house.kill()
    expect(lost).to_be_visible()
    toast, cloth = lost.bounding_box(), page.locator(".cloth").bounding_box()
    assert toast is not None
    assert cloth is not None
    assert toast["x"] + toast["width"] <= cloth["x"], "it covers the board"
    told = log_of(page).all_inner_texts()
    board.draw.click()
    expect(board.draw).to_have_attribute("aria-busy", "true")
    own_house.open()
    expect(lost).to_be_hidden(timeout=SOON)
    expect(log_of(page)).to_have_count(len(told) + 1)
    assert log_of(page).all_inner_texts()[:-1] == told
    expect(log_of(page).last).to_contain_text("Vous piochez la carte")
    board.lay(board.cards(board.hand)[0])
    expect(board.end).to_be_visible()
    board.finish()
    expect(board.draw).to_be_visible(timeout=SOON)


def test_a_house_killed_while_a_robot_is_to_play_lets_it_play_afterwards(visit: Visit, own_house: RealHouse) -> None:
    page = visit()
    play_a_robot(page, own_house.url)
    board = Board(page)
    board.draw_and_lay()
    board.finish()
    own_house.kill()
    own_house.open()
    expect(board.draw).to_be_visible(timeout=SOON)
    expect(log_of(page).filter(has_text="Vous posez la potion")).to_have_count(1)
    expect(log_of(page).filter(has_text=" pose la potion")).to_have_count(1)


def test_a_page_opened_while_the_house_is_closed_offers_to_try_again(visit: Visit, own_house: RealHouse) -> None:
    page = visit(own_house.url)
    way_in(page, "Règles").click()
    expect(page.get_by_role("heading", name="MultipliPotion", level=1)).to_be_visible()
    own_house.kill()
    page.get_by_role("link", name="Tablée, Accueil").click()
    expect(page.get_by_role("alert")).to_contain_text("Tablée ne répond pas.")
    own_house.open()
    page.get_by_role("button", name="Réessayer").click()
    expect(way_in(page, "Régler la partie")).to_be_visible()
