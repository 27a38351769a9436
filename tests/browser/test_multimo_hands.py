"""Multimo in the hand and by keys alone: tapping both ways, dragging, exchanging, typing, naming, one step back."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.multimo import LES, SMALL, UNHURRIED, MultimoPage, alone, letters_of, name_all, together
from tests.browser.rooms import voice_of
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import PHONE, SIDEWAYS, SMALLEST, drag_by_finger

BESIDE_THE_GRID = """(all, least) => all.filter(one => Math.min(one.offsetWidth, one.offsetHeight) < least)
  .map(one => one.outerHTML.slice(0, 120))"""


def own_grid(page: Page, url: str, table: str) -> MultimoPage:
    page.goto(f"{url}/t/{table}")
    desk = MultimoPage(page)
    expect(desk.grid).to_be_visible()
    return desk


def test_on_a_phone_ten_columns_fit_and_everything_beside_the_grid_is_large_enough(visit: Visit, base_url: str) -> None:
    page = visit(**PHONE)
    with alone(page, base_url, width=10, height=8, start_word=True, **UNHURRIED) as (table, line):
        line.ask("draw", count=12)
        desk = own_grid(page, base_url, table)
        box = desk.square(7, 9).bounding_box()
        assert box is not None
        assert box["width"] >= 32
        faces = page.locator(".letter .face, .waiting .face")
        sizes = faces.evaluate_all("all => all.map(one => parseFloat(getComputedStyle(one).fontSize))")
        assert min(sizes) >= 18
        assert page.evaluate(SIDEWAYS) == 0
        assert page.locator(".rail button").evaluate_all(BESIDE_THE_GRID, SMALLEST) == []
        choose = desk.button("Choisir une lettre")
        expect(choose).to_be_in_viewport(ratio=1)
        expect(desk.square(7, 0)).to_be_in_viewport(ratio=1)
        choose.tap()
        assert page.locator(".rail button").evaluate_all(BESIDE_THE_GRID, SMALLEST) == []
        desk.store.get_by_role("button", name=re.compile("^E,")).tap()
        desk.button("Choisir le E").tap()
        expect(desk.named).to_have_count(13)


def width_of(desk: MultimoPage) -> float:
    box = desk.square(0, 0).bounding_box()
    assert box is not None
    return box["width"]


def test_on_a_phone_eight_by_eight_squares_are_as_large_as_a_finger(visit: Visit, base_url: str) -> None:
    page = visit(**PHONE)
    with alone(page, base_url, width=8, height=8, **UNHURRIED) as (table, _):
        desk = own_grid(page, base_url, table)
        assert width_of(desk) >= SMALLEST
        expect(desk.square(7, 7)).to_be_in_viewport(ratio=1)
        expect(desk.button("Choisir une lettre")).to_be_in_viewport(ratio=1)
        expect(desk.button("Agrandir la grille")).to_have_count(0)


def test_on_a_phone_ten_columns_come_closer_and_a_letter_is_laid_there(visit: Visit, base_url: str) -> None:
    page = visit(**PHONE)
    with alone(page, base_url, width=10, height=8, **UNHURRIED) as (table, line):
        line.ask("name", letter="E")
        desk = own_grid(page, base_url, table)
        assert width_of(desk) < SMALLEST
        desk.button("Agrandir la grille").tap()
        assert width_of(desk) >= SMALLEST
        assert page.evaluate(SIDEWAYS) == 0
        desk.pile("E").tap()
        held, area = desk.pile("E").bounding_box(), desk.waiting.bounding_box()
        assert held is not None
        assert area is not None
        assert held["y"] >= area["y"], "what is chosen is not cut off"
        desk.square(2, 2).tap()
        expect(desk.square(2, 2)).to_have_attribute("aria-label", re.compile("^C3, E"))
        expect(desk.named).to_have_attribute("aria-label", "E, par vous")
        desk.button("Feuille de la partie").tap()
        expect(page.get_by_role("dialog")).to_contain_text("Vous\xa0: 1 case sur 80")
        desk.button("Fermer").tap()
        desk.button("Voir toute la grille").tap()
        expect(desk.square(7, 9)).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_result_is_in_sight_though_one_had_scrolled_to_a_grid(visit: Visit, base_url: str) -> None:
    page = visit(**PHONE)
    grids = ("##NEC", "#RATE", "DO###", "AMPLE", "#SUIS"), ("MEUS#", "OTEE#", "###RN", "PLIAS", "DAC##")
    with together(page, visit(), base_url, width=5, height=5, stars=2, **UNHURRIED) as (table, lines):
        name_all(lines, letters_of(grids[0]))
        page.goto(f"{base_url}/t/{table}")
        for line, grid in zip(lines, grids, strict=True):
            line.ask("arrange", grid=list(grid))
            line.ask("finish")
            line.catch_up(lines[0].seq)
        own = page.get_by_role("heading", name=re.compile("^Lou"))
        own.evaluate("heading => heading.scrollIntoView({ block: 'start' })")
        for line in lines:
            line.catch_up(lines[0].seq)
            line.ask("content")
        expect(page.get_by_role("heading", name="Vous avez gagné")).to_be_in_viewport(ratio=1)


def test_on_a_phone_tiles_go_to_the_tapped_square_one_after_the_other_and_follow_the_finger(
    visit: Visit, base_url: str
) -> None:
    page = visit(**PHONE)
    with alone(page, base_url, **SMALL) as (table, line):
        name_all([line], letters_of(LES))
        desk = own_grid(page, base_url, table)
        desk.square(0, 0).tap()
        for face in "LES":
            desk.pile(face).tap()
        desk.shows(("LES", "...", "..."))
        drag_by_finger(page, desk.pile("#"), desk.square(1, 1))
        desk.shows(("LES", ".#.", "..."))
        drag_by_finger(page, desk.square(0, 0), desk.square(0, 2))
        desk.shows(("SEL", ".#.", "..."))
        drag_by_finger(page, desk.square(0, 1), desk.waiting)
        desk.shows(("S.L", ".#.", "..."))
        desk.button("Annuler le dernier geste").tap()
        desk.shows(("SEL", ".#.", "..."))
        expect(desk.finish).to_be_in_viewport(ratio=1)


def test_on_a_phone_lying_on_its_side_grid_and_pieces_stand_side_by_side(visit: Visit, base_url: str) -> None:
    page = visit(**{**PHONE, "viewport": {"width": 640, "height": 360}})
    with alone(page, base_url, width=8, height=8, **UNHURRIED) as (table, line):
        line.ask("draw", count=20)
        desk = own_grid(page, base_url, table)
        for place in (desk.square(0, 0), desk.square(7, 7), desk.pile("#"), desk.button("Choisir une lettre")):
            expect(place).to_be_in_viewport(ratio=1)
        assert page.evaluate(SIDEWAYS) == 0


def test_on_a_phone_on_its_side_squares_as_large_as_a_finger_are_not_offered_larger(
    visit: Visit, base_url: str
) -> None:
    page = visit(**{**PHONE, "viewport": {"width": 640, "height": 360}})
    with alone(page, base_url, width=5, height=5, **UNHURRIED) as (table, _):
        desk = own_grid(page, base_url, table)
        assert width_of(desk) >= SMALLEST
        expect(desk.button("Agrandir la grille")).to_have_count(0)


def test_tap_and_tap_lay_move_exchange_and_take_back(visit: Visit, base_url: str) -> None:
    page = visit()
    with alone(page, base_url, **SMALL) as (table, line):
        name_all([line], letters_of(LES))
        desk = own_grid(page, base_url, table)
        desk.tap_tap("L", 0, 0)
        desk.tap_tap("A", 1, 0)
        desk.square(1, 0).click()
        desk.square(0, 0).click()
        desk.shows(("A..", "L..", "..."))
        desk.square(1, 0).click()
        desk.square(2, 2).click()
        desk.shows(("A..", "...", "..L"))
        desk.tap_tap("S", 2, 2)
        desk.shows(("A..", "...", "..S"))
        expect(desk.pile("L")).to_be_visible()
        desk.square(2, 2).drag_to(desk.waiting)
        desk.shows(("A..", "...", "..."))


def test_a_letter_is_named_and_a_grid_built_by_keys_alone(visit: Visit, base_url: str) -> None:
    page = visit()
    with alone(page, base_url, **SMALL) as (table, _):
        desk = own_grid(page, base_url, table)
        tab_to(page, desk.store.get_by_role("button").first)
        for letter in letters_of(LES):
            page.keyboard.press(letter)
            expect(desk.button(f"Choisir le {letter}")).to_be_visible()
            page.keyboard.press("Enter")
            expect(desk.button(f"Choisir le {letter}")).to_be_hidden()
        expect(desk.named).to_have_count(6)
        page.keyboard.press("Home")
        tab_to(page, desk.grid.locator("[tabindex='0']"))
        spoken = voice_of(page)
        for keys, answer in (("LE", "2 points"), ("X", "Aucun X en attente."), ("", "Vous choisissez le U. Toutes")):
            page.keyboard.type(keys)
            expect(spoken).to_contain_text(answer)
        page.keyboard.type("S")
        for key in ("ArrowDown", "U", "D", "Backspace"):
            page.keyboard.press(key)
        desk.shows(("LES", "..U", "..."))
        page.keyboard.press("Control+z")
        desk.shows(("LES", "..U", "..D"))
        for key in ("Home", " ", ".", "ArrowUp", "ArrowLeft", " ", "Home", "A"):
            page.keyboard.press(key)
        desk.shows(LES)
        expect(spoken).to_contain_text("11 points")
        tab_to(page, desk.button("J’ai fini · 11 points"))
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Partie terminée")).to_be_visible()


def test_keys_reach_store_and_grid_without_a_click(visit: Visit, base_url: str) -> None:
    page = visit()
    with alone(page, base_url, **SMALL) as (table, line):
        desk = own_grid(page, base_url, table)
        expect(desk.store).to_be_visible()
        page.keyboard.press("L")
        expect(desk.button("Choisir le L")).to_be_visible()
        page.keyboard.press("Enter")
        expect(desk.named).to_have_count(1)
        line.catch_up(line.seq + 1)
        line.ask("draw", count=line.view["to_name"])
        expect(desk.finish).to_have_class(re.compile("calm"))
        page.keyboard.press("L")
        expect(desk.square(0, 0)).to_have_attribute("aria-label", re.compile("^A1, L"))


def test_a_picked_tile_is_carried_by_arrows_and_put_down_by_enter(visit: Visit, base_url: str) -> None:
    page = visit()
    with alone(page, base_url, **SMALL) as (table, line):
        name_all([line], letters_of(LES))
        line.ask("arrange", grid=["L..", "...", "..."])
        desk = own_grid(page, base_url, table)
        desk.square(0, 0).focus()
        for key in ("Enter", "ArrowDown", "ArrowRight", "Enter"):
            page.keyboard.press(key)
        desk.shows(("...", ".L.", "..."))
        expect(desk.square(1, 1)).to_be_focused()


def test_tab_leaves_the_grid(visit: Visit, base_url: str) -> None:
    page = visit()
    with alone(page, base_url, **SMALL) as (table, line):
        name_all([line], letters_of(LES))
        desk = own_grid(page, base_url, table)
        desk.square(0, 0).focus()
        page.keyboard.press("L")
        page.keyboard.press("Tab")
        expect(desk.grid.locator(":focus")).to_have_count(0)
