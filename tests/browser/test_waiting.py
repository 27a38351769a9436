"""Before the first card: the link, the chairs, and who comes and goes."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.gestures import Board
from tests.browser.rooms import invite_a_friend, sit_down


def test_the_link_is_copied_whole(visit: Visit, base_url: str) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    link = invite_a_friend(page, base_url)
    assert link == page.url
    page.get_by_role("button", name="Copier le lien").click()
    expect(page.get_by_role("button", name="Lien copié")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link


def test_the_match_cannot_start_before_every_chair_is_taken(visit: Visit, base_url: str) -> None:
    host, guest = visit(), visit()
    guest.goto(invite_a_friend(host, base_url))
    expect(host.get_by_role("button", name="Il manque encore quelqu’un")).to_be_disabled()
    sit_down(guest, "Lou")
    expect(host.get_by_role("button", name="Commencer la partie")).to_be_enabled()
    expect(host.get_by_role("region", name="Les places")).to_contain_text("Lou")
    guest.get_by_role("button", name="Quitter cette place").click()
    expect(host.get_by_role("button", name="Il manque encore quelqu’un")).to_be_disabled()


def test_the_host_puts_a_robot_on_the_free_chair(visit: Visit, base_url: str) -> None:
    host = visit()
    invite_a_friend(host, base_url)
    host.get_by_role("button", name="Oscar, amateur").click()
    expect(host.get_by_role("region", name="Les places")).to_contain_text("Oscar, amateur")
    host.get_by_role("button", name="Retirer ce robot").click()
    host.get_by_role("button", name="Zoé, débutante").click()
    host.get_by_role("button", name="Commencer la partie").click()
    board = Board(host)
    board.good_turn()
    expect(board.draw).to_be_visible()


def test_a_table_left_standing_is_found_again_from_home(visit: Visit, base_url: str) -> None:
    page = visit()
    link = invite_a_friend(page, base_url)
    page.goto(base_url)
    page.get_by_role("link", name="Reprendre").click()
    expect(page.get_by_role("heading", name="La table est mise")).to_be_visible()
    assert page.url == link
