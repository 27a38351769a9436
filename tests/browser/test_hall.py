"""The hall: every game in sight, one click plays, what was left standing comes first, and nothing moves meanwhile."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.caller import OPEN, Caller, bot, person
from tests.browser.conftest import Axe, Visit
from tests.browser.gestures import Board
from tests.browser.rooms import play_button
from tests.browser.situations import finished
from tests.browser.test_barriers import glance
from tests.browser.test_phone import PHONE

GAMES = ("Miramis", "Motus", "Multimo", "MultipliPotion", "Topword")
STEADY = 0.02
WATCH = """
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value;
    }).observe({ type: 'layout-shift', buffered: true });
"""


def left_standing(page: Page, url: str, tables: int) -> None:
    """So many matches against a robot, begun in this page's browser."""
    with Caller.as_in(page, url) as me:
        for _ in range(tables):
            me.start(me.set_table(person("Camille"), bot("pupil")))


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_all_games_are_in_sight_under_what_one_left_standing(
    visit: Visit, base_url: str, width: int, height: int
) -> None:
    page = visit(viewport={"width": width, "height": height})
    left_standing(page, base_url, 4)
    page.goto(base_url)
    expect(page.get_by_role("region", name="Reprendre").get_by_role("listitem")).to_have_count(3)
    expect(page.get_by_role("region", name="Aujourd’hui")).to_contain_text("Les mêmes pour tout le monde")
    for game in GAMES:
        expect(play_button(page, game)).to_be_in_viewport(ratio=1)
    assert len({lines_at(page, what) for what in ("h3", ".play", ".more")}) == 3
    page.get_by_role("link", name="Mes parties (4)").click()
    expect(page.get_by_role("region", name="En cours").get_by_role("listitem")).to_have_count(4)


def lines_at(page: Page, what: str) -> tuple[float, float]:
    """Where this part of every box begins and how high it is, the same in all: no name takes a second line."""
    shelf = page.locator(f"article {what}").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({ y, height }) => [y, height])"
    )
    (found,) = {(y, height) for y, height in shelf}
    return found


def test_on_a_phone_the_last_game_is_one_flick_away(visit: Visit, base_url: str) -> None:
    page = visit(**PHONE)
    left_standing(page, base_url, 4)
    page.goto(base_url)
    expect(play_button(page, GAMES[-1])).to_be_visible()
    box = page.get_by_role("article", name=GAMES[-1]).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 2 * PHONE["viewport"]["height"]


def test_one_click_is_a_match_of_every_game(visit: Visit, base_url: str) -> None:
    page = visit(base_url)
    for game in GAMES:
        play_button(page, game).click()
        expect(page.get_by_role("list", name="Joueurs")).to_be_visible()
        expect(page).to_have_url(re.compile("/t/"))
        page.goto(base_url)
    play_button(page).click()
    expect(Board(page).draw).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/rules/multiplipotion", "/mine"])
@pytest.mark.parametrize("context", [{}, PHONE], ids=["desk", "phone"])
def test_nothing_moves_while_a_page_comes(visit: Visit, base_url: str, path: str, context: dict[str, object]) -> None:
    page = visit(**context)
    left_standing(page, base_url, 2)
    page.add_init_script(WATCH)
    page.goto(base_url + path, wait_until="networkidle")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("window.shifted") < STEADY


def test_my_matches_say_how_they_stand_and_can_be_put_away(axe: Axe, visit: Visit, base_url: str) -> None:
    page = visit()
    over = finished(page, base_url)
    left_standing(page, base_url, 1)
    page.goto(f"{base_url}/mine")
    running, done = page.get_by_role("region", name="En cours"), page.get_by_role("region", name="Terminées")
    expect(running.get_by_role("listitem")).to_contain_text(re.compile("À vous de jouer|C’est à Nino de jouer"))
    expect(done.get_by_role("listitem")).to_contain_text("Gagnée")
    glance(axe, page)
    running.get_by_role("button", name="Retirer").click()
    expect(page.get_by_text("Elle quitte votre liste et ne sera pas finie.")).to_be_visible()
    glance(axe, page)
    page.get_by_role("button", name="Oui, retirer").click()
    expect(running).to_have_count(0)
    page.reload()
    expect(done.get_by_role("listitem")).to_have_count(1)
    expect(running).to_have_count(0)
    done.get_by_role("link", name="Revoir").click()
    expect(page).to_have_url(re.compile(f"/t/{over}/replay"))


def test_host_and_guest_see_each_other_arrive(visit: Visit, base_url: str) -> None:
    page, guest = visit(), visit(**PHONE)
    with Caller.as_in(page, base_url) as host:
        table = host.set_table(person("Camille"), OPEN)
    page.goto(f"{base_url}/t/{table}")
    expect(page.get_by_role("img", name="Code QR de l’invitation")).to_be_visible()
    guest.goto(f"{base_url}/t/{table}")
    expect(guest.get_by_role("heading", name="Camille vous invite à jouer")).to_be_visible()
    expect(guest.get_by_text("Un duel de magiciens")).to_be_visible()
    expect(guest.get_by_role("region", name="Les places")).to_contain_text("est là")
    expect(page.get_by_role("region", name="Les places")).to_contain_text("Quelqu’un a ouvert votre invitation")
    expect(guest.get_by_role("button", name="M’asseoir ici")).to_be_in_viewport(ratio=1)
    guest.get_by_role("textbox", name="Votre prénom").fill("Lou")
    guest.get_by_role("button", name="M’asseoir ici").click()
    expect(guest.get_by_text("Camille va lancer la partie.")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Lou")).to_contain_text("est là")
    picture = guest.request.get(f"{base_url}/invitations/multiplipotion.jpg")
    assert picture.headers["content-type"] == "image/jpeg"


def test_a_number_is_wiped_and_written_anew(visit: Visit, base_url: str) -> None:
    page = visit(f"{base_url}/new?game=motus")
    series = page.get_by_role("spinbutton", name="Séries de mots")
    series.fill("5")
    for key, written in (("Backspace", ""), ("3", "3")):
        series.press(key)
        expect(series).to_have_value(written)
