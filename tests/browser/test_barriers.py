"""axe finds no barrier on any page, in either light, on a phone and on a desk."""

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.caller import OPEN, Caller, person
from tests.browser.conftest import Axe, Visit
from tests.browser.gestures import Board
from tests.browser.situations import finished, may_capture, seated, situation, was_overlooked

SIZES: tuple[ViewportSize, ...] = ({"width": 360, "height": 640}, {"width": 1280, "height": 800})
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules about colours: all that the light changes."""


def look(axe: Axe, page: Page) -> None:
    """In every light and size; all that is found is told at once."""
    found = []
    for size in SIZES:
        page.set_viewport_size(size)
        for light, rules in zip(LIGHTS, ((), COLOURS), strict=True):
            page.emulate_media(color_scheme=light)
            found += [f"{light}, {size['width']} px: {line}" for line in axe(page, *rules)]
    assert found == []


def glance(axe: Axe, page: Page) -> None:
    """By day in a hand and by night at a desk; half the time of a whole look, for pages that every game has."""
    found = []
    for size, light in zip(SIZES, LIGHTS, strict=True):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=light)
        found += [f"{light}, {size['width']} px: {line}" for line in axe(page)]
    assert found == []


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/", "Jouer à Motus"),
        ("/new?with=robot", "Commencer la partie"),
        ("/new?with=here", "Commencer la partie"),
        ("/mine", "Les jeux"),
        ("/progress/multiplipotion", "Tablée, Accueil"),
        ("/word?w=maison", "Chercher"),
        ("/nulle/part", "Revenir à l’accueil"),
        ("/t/abcdefghjkmnpqrstuvw", "Revenir à l’accueil"),
    ],
)
def test_no_barrier_on_a_page(axe: Axe, visit: Visit, base_url: str, path: str, shown: str) -> None:
    page = visit(base_url + path)
    expect(page.get_by_role("link", name=shown).or_(page.get_by_role("button", name=shown)).first).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_attached()  # what stands above it is there before the page
    look(axe, page)


@pytest.mark.parametrize("game", ["miramis", "motus", "multimo", "multiplipotion", "topword"])
def test_no_barrier_in_the_rules_with_an_example_open(axe: Axe, visit: Visit, base_url: str, game: str) -> None:
    page = visit(f"{base_url}/rules/{game}")
    expect(page.get_by_role("heading", name="Les règles en images")).to_be_visible()
    page.get_by_role("button", name="Coup suivant").click()
    glance(axe, page)


def test_no_barrier_at_a_waiting_table_for_host_and_guest(axe: Axe, visit: Visit, base_url: str) -> None:
    page, guest = visit(), visit()
    with Caller.as_in(page, base_url) as host:
        table = host.set_table(person("Camille"), OPEN)
    page.goto(f"{base_url}/t/{table}")
    expect(page.get_by_role("button", name="Copier le lien")).to_be_visible()
    look(axe, page)
    guest.goto(f"{base_url}/t/{table}")
    expect(guest.get_by_role("button", name="M’asseoir ici")).to_be_visible()
    look(axe, guest)


@pytest.mark.parametrize("wanted", [may_capture, was_overlooked])
def test_no_barrier_at_a_board(axe: Axe, visit: Visit, base_url: str, wanted: Callable[[dict[str, Any]], bool]) -> None:
    page = visit()
    with situation(page, base_url, wanted, help="monsters") as (table, _):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        expect(board.end.or_(board.draw)).to_be_visible()
        if wanted is was_overlooked:
            board.accuse.click()
        board.mine.get_by_role("button").first.click()
        look(axe, page)


def test_no_barrier_for_a_spectator_and_in_the_menu(axe: Axe, visit: Visit, base_url: str) -> None:
    page, watcher = visit(), visit()
    with seated(page, base_url, clock=60) as (table, _):
        watcher.goto(f"{base_url}/t/{table}")
        expect(watcher.get_by_text("Vous regardez la partie.")).to_be_visible()
        look(axe, watcher)
        watcher.get_by_role("button", name="Menu de la partie", exact=True).click()
        look(axe, watcher)


def test_no_barrier_before_the_curtain(axe: Axe, visit: Visit, base_url: str) -> None:
    page = visit()
    with Caller.as_in(page, base_url) as both:
        table = both.set_table(person("Camille"), person("Lou"))
        both.start(table)
    page.goto(f"{base_url}/t/{table}")
    expect(page.get_by_role("button", name="Je suis Camille")).to_be_visible()
    look(axe, page)


def test_no_barrier_at_a_finished_match_its_replay_and_the_progress_it_left(
    axe: Axe, visit: Visit, base_url: str
) -> None:
    page = visit()
    table = finished(page, base_url)
    page.goto(f"{base_url}/t/{table}")
    expect(page.get_by_role("heading", name="Les multiplications de la partie")).to_be_visible()
    look(axe, page)
    page.goto(f"{base_url}/t/{table}/replay?seat=0")
    expect(page.get_by_role("button", name="Coup suivant")).to_be_visible()
    look(axe, page)
    page.goto(f"{base_url}/progress/multiplipotion")
    expect(page.get_by_role("table", name="Les tables de Camille")).to_be_visible()
    look(axe, page)


def test_no_barrier_in_the_settings(axe: Axe, visit: Visit, base_url: str) -> None:
    page = visit(base_url)
    page.get_by_role("button", name="Réglages").click()
    expect(page.get_by_role("dialog", name="Réglages")).to_be_visible()
    look(axe, page)
