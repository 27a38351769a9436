"""Two people in two windows who mean something to each other: a sign at the name, and a move taken back by consent."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.caller import abreast
from tests.browser.conftest import Axe, Visit
from tests.browser.gestures import Board
from tests.browser.rooms import choose, log_of, voice_of
from tests.browser.situations import seated
from tests.browser.test_barriers import glance


def bubble_of(page: Page, name: str, sign: str) -> Locator:
    """A sign beside a player's name."""
    return page.get_by_role("list", name="Joueurs").get_by_role("listitem").filter(has_text=name).get_by_text(sign)


def react(page: Page, name: str) -> None:
    page.get_by_role("group", name="Réagir").get_by_role("button", name=name).click()


def test_a_sign_is_seen_and_heard_once_and_a_move_taken_back(axe: Axe, visit: Visit, base_url: str) -> None:
    host, guest = visit(base_url), visit(base_url)
    guest.clock.install()
    with seated(host, base_url, guest) as (table, (mine, _)):
        for page in (host, guest):
            page.goto(f"{base_url}/t/{table}")
            expect(Board(page).hand.get_by_role("button")).to_have_count(3)  # it hears what is told from now on
        signs_are_seen_and_hidden(host, guest)
        mine.ask("draw")
        mine.ask("lay", card=mine.view["hand"][0]["id"])
        abreast(host, mine)
        host.get_by_role("button", name="Reprendre mon coup").click()
        asked = guest.get_by_role("complementary", name="Reprendre un coup")
        expect(asked).to_contain_text("Camille aimerait reprendre son coup.")
        expect(voice_of(guest).get_by_text("Bravo")).to_have_count(0)
        expect(host.get_by_text("On attend la réponse de Lou.").first).to_be_visible()
        glance(axe, guest)
        asked.get_by_role("button", name="D’accord").click()
        expect(asked).to_be_hidden()
        expect(log_of(host).last).to_have_text("Vous reprenez votre coup.")
        expect(Board(host).hand.get_by_role("button")).to_have_count(4)


def signs_are_seen_and_hidden(host: Page, guest: Page) -> None:
    """A sign stands beside the name for three seconds; whoever would rather not see any sees and hears none."""
    react(host, "Cœur")
    expect(bubble_of(guest, "Camille", "❤️")).to_be_visible()
    expect(voice_of(guest).get_by_text("Camille : Cœur")).to_have_count(1)
    guest.clock.fast_forward(3_000)
    expect(bubble_of(guest, "Camille", "❤️")).to_be_hidden()
    guest.get_by_role("button", name="Menu de la partie", exact=True).click()
    choose(guest, "Cachées")
    guest.get_by_role("button", name="Fermer").click()
    react(host, "Bravo")
    expect(bubble_of(host, "Camille", "👏")).to_be_visible()
    expect(bubble_of(guest, "Camille", "👏")).to_be_hidden()
