"""Without mouse or finger: from the first page to a finished turn, and one always sees where one is."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.gestures import Board
from tests.browser.rooms import log_of, voice_of, way_in
from tests.browser.situations import captures, may_capture, situation

STOPS = 40
"""More presses of Tab than any page needs."""
# After the last stop the focus is the browser's own for one press.
OUTLINED = """() => {
  const here = document.activeElement;
  if (here === document.body) return true;
  return [here, here.closest('label')].filter(Boolean).some(one => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
}"""


def tab_to(page: Page, place: Locator) -> None:
    """Press Tab until the place has the focus; at every stop on the way one sees where one is."""
    expect(place).to_be_visible()
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        assert page.evaluate(OUTLINED), f"no outline at {page.evaluate('document.activeElement.outerHTML')[:200]}"
        if place.evaluate("one => one === document.activeElement"):
            return
    raise AssertionError(f"Tab never came to {place}")


def test_the_first_stop_leads_past_the_header(visit: Visit, base_url: str) -> None:
    page = visit(base_url)
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Aller au contenu")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()


def test_from_home_to_a_finished_turn_by_keys_alone(visit: Visit, base_url: str) -> None:
    page = visit(base_url)
    tab_to(page, way_in(page, "Régler la partie"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("textbox", name="Votre prénom"))
    page.keyboard.type("Camille")
    tab_to(page, page.get_by_role("radio", name="De 2 à 9 (toutes les cartes)"))
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="De 2 à 5 (cartes vertes)")).to_be_checked()
    tab_to(page, page.get_by_role("button", name="Commencer la partie"))
    page.keyboard.press("Enter")
    board = Board(page)
    tab_to(page, board.draw)
    page.keyboard.press("Enter")
    expect(board.choose).to_be_focused()
    for arrow, card in (("ArrowUp", 0), ("ArrowRight", 1)):
        page.keyboard.press(arrow)
        expect(board.hand.get_by_role("button").nth(card)).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowDown")
    expect(board.button(f"Poser la potion {board.cards(board.hand)[1].potion}")).to_be_focused()
    page.keyboard.press("Enter")
    expect(board.end).to_be_focused()
    page.keyboard.press("Enter")
    caught_out = board.button("Deux potions et un monstre…")
    expect(board.draw.or_(caught_out)).to_be_focused()
    expect(log_of(page).filter(has_text="Vous annoncez la fin de votre tour.")).to_have_count(1)


def test_a_capture_by_keys_alone(visit: Visit, base_url: str) -> None:
    page = visit()
    with situation(page, base_url, may_capture) as (table, (line, _)):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        first, second, monster = captures(line.view, 0)[0]
        ids = [[card["id"] for card in zone] for zone in line.view["zones"]]
        for place, row, card in (
            (board.theirs, ids[1], monster),
            (board.mine, ids[0], first),
            (board.mine, ids[0], second),
        ):
            tab_to(page, place.locator("button[tabindex='0']"))
            page.keyboard.press("Home")
            for _ in range(row.index(card["id"])):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Space")
        tab_to(page, board.button(f"Capturer {monster['monster']} avec {first['potion']} × {second['potion']}"))
        page.keyboard.press("Enter")
        expect(page.get_by_text("Lou va piocher.")).to_be_visible()


def test_escape_closes_a_dialog_and_gives_the_focus_back(visit: Visit, base_url: str) -> None:
    page = visit(base_url)
    gear = page.get_by_role("button", name="Réglages")
    tab_to(page, gear)
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Réglages")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(gear).to_be_focused()


def test_what_happens_is_said_aloud(visit: Visit, base_url: str) -> None:
    page = visit()
    with situation(page, base_url, may_capture) as (table, (line, friend)):
        page.goto(f"{base_url}/t/{table}")
        voice = voice_of(page)
        line.ask("end_turn")
        friend.wait_for_turn()
        friend.ask("draw")
        expect(voice).to_contain_text("Lou pioche une carte.")
