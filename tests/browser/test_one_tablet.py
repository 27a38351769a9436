"""Two people at one tablet: a curtain hides each hand until its owner takes over."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.gestures import Board
from tests.browser.rooms import call_oneself, choose, log_of, way_in


def sit_together(visit: Visit, url: str) -> Page:
    page = visit(url)
    way_in(page, "Régler la partie").click()
    choose(page, "Quelqu’un à côté de moi")
    call_oneself(page, "Camille")
    page.get_by_role("textbox", name="Son prénom").fill("Lou")
    page.get_by_role("button", name="Commencer la partie").click()
    return page


def test_the_curtain_hides_each_hand_until_its_owner_takes_over(visit: Visit, base_url: str) -> None:
    page = sit_together(visit, base_url)
    board = Board(page)
    for name, other in [("Camille", "Lou"), ("Lou", "Camille"), ("Camille", "Lou")]:
        expect(page.get_by_role("heading", name=f"C’est à {name}")).to_be_focused()
        expect(board.hand).to_be_hidden()
        expect(page.get_by_role("group", name=f"Zone de {name}").first).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("list", name="Joueurs")).to_contain_text("0")
        expect(page.get_by_role("button", name=f"Je suis {other}")).to_be_hidden()
        page.get_by_role("button", name=f"Je suis {name}").click()
        expect(board.hand.get_by_role("button")).to_have_count(3)
        board.plain_turn()


def test_on_a_shared_tablet_the_log_gives_no_hand_away(visit: Visit, base_url: str) -> None:
    page = sit_together(visit, base_url)
    page.get_by_role("button", name="Je suis Camille").click()
    Board(page).draw.click()
    expect(log_of(page).last).to_have_text("Camille pioche une carte.")
    Board(page).choose.wait_for()
    expect(page.get_by_text("pioche la carte")).to_be_hidden()


def test_what_happened_meanwhile_is_told_on_the_curtain(visit: Visit, base_url: str) -> None:
    page = sit_together(visit, base_url)
    page.get_by_role("button", name="Je suis Camille").click()
    Board(page).plain_turn()
    news = page.get_by_role("list").filter(has_text="Camille annonce la fin de son tour.").last
    expect(news).to_contain_text("Camille pose la potion")
    page.set_viewport_size({"width": 360, "height": 640})
    expect(news.get_by_text("Camille pose la potion")).to_be_in_viewport(ratio=1)


def test_a_reload_closes_the_curtain_again(visit: Visit, base_url: str) -> None:
    page = sit_together(visit, base_url)
    page.get_by_role("button", name="Je suis Camille").click()
    board = Board(page)
    board.draw.click()
    expect(board.hand.get_by_role("button")).to_have_count(4)
    page.reload()
    expect(page.get_by_role("heading", name="C’est à Camille")).to_be_visible()
    expect(board.hand).to_be_hidden()
    page.get_by_role("button", name="Je suis Camille").click()
    expect(board.hand.get_by_role("button")).to_have_count(4)
