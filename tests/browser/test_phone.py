"""In a hand: 360 × 640 and fingers. Everything is in reach, nothing scrolls sideways, cards follow the finger."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.gestures import Board
from tests.browser.situations import finished, may_capture, seated, situation, was_overlooked

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SMALLEST = 40
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# A hidden radio button is touched by its label; a link within a sentence is as tall as its line.
TOO_SMALL = """smallest => [...document.querySelectorAll('button, a[href], input, select, summary')]
  .filter(one => !one.closest('p, li.line, dialog:not([open])') || one.matches('.button'))
  .map(one => one.matches('input[type=radio]') ? one.closest('label') : one)
  .filter(one => one.checkVisibility() && !one.matches('.skip, [hidden]'))
  .map(one => [one.getBoundingClientRect(), one])
  .filter(([box]) => Math.min(box.width, box.height) < smallest - 0.5)
  .map(([box, one]) => `${Math.round(box.width)} × ${Math.round(box.height)} ${one.outerHTML.slice(0, 120)}`)"""
# A finger in the middle of a card meets that card and nothing that lies over it.
OUT_OF_REACH = """all => all.filter(one => {
    const box = one.getBoundingClientRect();
    const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !one.contains(met);
  }).map(one => one.getAttribute('aria-label'))"""


def check(page: Page) -> None:
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(TOO_SMALL, SMALLEST) == []


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/", "Jouer à Motus"),
        ("/new?with=robot", "Commencer la partie"),
        ("/new?with=friend", "Préparer la partie et inviter"),
        ("/new?with=here", "Commencer la partie"),
        ("/rules/multiplipotion", "Jouer"),
        ("/progress/multiplipotion", "Tablée, Accueil"),
        ("/word?w=maison", "Chercher"),
        ("/nulle/part", "Revenir à l’accueil"),
    ],
)
def test_on_a_phone_no_page_scrolls_sideways_and_targets_are_large(
    visit: Visit, base_url: str, path: str, shown: str
) -> None:
    page = visit(base_url + path, **PHONE)
    expect(page.get_by_role("link", name=shown).or_(page.get_by_role("button", name=shown)).first).to_be_visible()
    check(page)


def test_on_a_phone_the_form_keeps_its_main_button_in_sight(visit: Visit, base_url: str) -> None:
    page = visit(f"{base_url}/new?with=robot", **PHONE)
    expect(page.get_by_role("button", name="Commencer la partie")).to_be_in_viewport(ratio=1)


def test_on_a_phone_result_and_replay_fit(visit: Visit, base_url: str) -> None:
    page = visit(**PHONE)
    page.goto(f"{base_url}/t/{finished(page, base_url)}")
    expect(page.get_by_role("button", name="Revanche")).to_be_in_viewport(ratio=1)
    check(page)
    page.get_by_role("link", name="Revoir la partie").tap()
    expect(page.get_by_role("button", name="Coup suivant")).to_be_in_viewport(ratio=1)
    check(page)


def test_on_a_phone_a_turn_is_played_by_taps_with_the_button_always_in_reach(visit: Visit, base_url: str) -> None:
    page = visit(**PHONE)
    with seated(page, base_url) as (table, _):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        stand_well(board, board.draw)
        board.draw.tap()
        stand_well(board, board.choose)
        potion = board.cards(board.hand)[-1].potion
        board.hand.get_by_role("button").last.tap()
        stand_well(board, board.button(f"Poser la potion {potion}"))
        board.button(f"Poser la potion {potion}").tap()
        stand_well(board, board.end)
        board.mine.get_by_role("button").last.tap()
        stand_well(board, board.end)
        board.end.tap()
        expect(page.get_by_text("Lou va piocher.")).to_be_in_viewport(ratio=1)


def stand_well(board: Board, button: Locator) -> None:
    """The button that matters now is in sight, and no card that may be touched lies under something else."""
    expect(button).to_be_in_viewport(ratio=1)
    for place in (board.theirs, board.mine, board.hand):
        assert place.locator("button:not([aria-disabled])").evaluate_all(OUT_OF_REACH) == []
    check(board.page)


@pytest.mark.parametrize("wanted", [may_capture, was_overlooked])
def test_on_a_phone_cards_to_choose_from_are_not_covered(
    visit: Visit, base_url: str, wanted: Callable[[dict[str, Any]], bool]
) -> None:
    page = visit(**PHONE)

    def five(view: dict[str, Any]) -> bool:
        return wanted(view) and max(map(len, view["zones"])) == 5

    with situation(page, base_url, five) as (table, _):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        if wanted is was_overlooked:
            board.accuse.tap()
        stand_well(board, board.end if wanted is may_capture else board.button("Finalement, non"))
        heights = page.locator(".zone").evaluate_all("all => all.map(one => one.offsetHeight)")
        assert heights[0] == heights[1], "the pile stays where it is, whatever lies on either side"


def test_on_a_phone_lying_on_its_side_hand_and_button_are_in_sight(visit: Visit, base_url: str) -> None:
    page = visit(**{**PHONE, "viewport": {"width": 640, "height": 360}})
    with seated(page, base_url) as (table, _):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        stand_well(board, board.draw)
        board.draw.tap()
        stand_well(board, board.choose)
        expect(board.hand).to_be_in_viewport(ratio=1)
    page.goto(f"{base_url}/problems/multiplipotion/vigilance")  # beside its words there is less room
    expect(board.accuse).to_be_in_viewport(ratio=1)
    page.goto(f"{base_url}/problems/multiplipotion/spot")
    expect(board.end).to_be_in_viewport(ratio=1)
    said = page.locator(".rail .said")
    assert said.evaluate("it => it.scrollHeight - it.clientHeight") == 0, "what is asked is read whole"


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


LIFT = 40
"""How far above the finger a piece falls, so that one sees where."""


def drag_by_finger(page: Page, piece: Locator, place: Locator) -> None:
    """Until the piece hovers over the place, which must be in sight."""
    place.scroll_into_view_if_needed()
    (x, y), (to_x, to_y) = middle(piece), middle(place)
    to_y += LIFT
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for part in range(1, 6):
        touch("touchMove", {"x": x + (to_x - x) * part / 5, "y": y + (to_y - y) * part / 5})
    touch("touchEnd")


def test_on_a_phone_a_card_is_laid_by_dragging_it(visit: Visit, base_url: str) -> None:
    page = visit(**PHONE, reduced_motion="no-preference")
    with seated(page, base_url) as (table, _):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        board.draw.tap()
        expect(board.choose).to_be_visible()
        card = board.cards(board.hand)[1]
        drag_by_finger(page, board.hand.get_by_role("button").nth(1), board.mine)
        expect(board.end).to_be_visible()
        assert (card.potion, card.monster) == [(one.potion, one.monster) for one in board.cards(board.mine)][-1]


def test_a_card_dropped_beside_the_zone_goes_back_to_the_hand(visit: Visit, base_url: str) -> None:
    page = visit(**PHONE)
    with seated(page, base_url) as (table, _):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        board.draw.tap()
        expect(board.choose).to_be_visible()
        drag_by_finger(page, board.hand.get_by_role("button").nth(1), board.theirs)
        expect(board.choose).to_be_visible()
        expect(board.hand.get_by_role("button")).to_have_count(4)


def test_a_card_is_laid_by_dragging_it_with_the_mouse(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url) as (table, _):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        board.draw.click()
        expect(board.choose).to_be_visible()
        board.hand.get_by_role("button").first.drag_to(board.mine)
        expect(board.end).to_be_visible()


def test_on_a_phone_the_log_is_a_drawer(visit: Visit, base_url: str) -> None:
    page = visit(**PHONE)
    with seated(page, base_url) as (table, _):
        page.goto(f"{base_url}/t/{table}")
        page.get_by_role("button", name="Menu de la partie", exact=True).tap()
        log = page.get_by_role("dialog", name="Menu de la partie").get_by_role("group", name="Le fil de la partie")
        expect(log.get_by_text("À vous de commencer")).to_be_visible()
        check(page)
