"""Motus by keys alone and in a hand: typing, erasing, refusals that lose nothing, keys for fingers, and no barrier."""

import re
from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.caller import Caller, bot, person
from tests.browser.conftest import Axe, Visit
from tests.browser.motus import MotusPage, alone, table_for
from tests.browser.rooms import ready_made, way_in
from tests.browser.test_barriers import look
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import PHONE
from tests.browser.test_standing import BEYOND


def test_a_refused_word_stays_on_its_line_and_says_why(visit: Visit, base_url: str) -> None:
    page = visit()
    with alone(page, base_url) as desk:
        odd = desk.odd_letter()
        page.keyboard.type(odd * 2)
        page.keyboard.press("Enter")
        expect(desk.note).to_contain_text("n’a que 3 lettres")
        page.keyboard.type(odd * 3)
        expect(desk.note).to_be_hidden()
        page.keyboard.press("Enter")
        expect(desk.note).to_contain_text(f"{odd * 4} n’est pas dans le dictionnaire")
        expect(desk.note.get_by_role("link", name="Règle R4")).to_be_visible()
        expect(desk.row(1)).to_contain_text(", ".join(odd * 4))
        page.keyboard.press("Backspace")
        expect(desk.note).to_be_hidden()
        expect(desk.row(1)).to_contain_text(f"{', '.join(odd * 3)}, vide")
        desk.write(desk.fitting())
        expect(desk.slate.locator("li.written")).to_have_count(1)


def test_a_match_is_played_by_keys_alone_and_the_keys_tell_what_is_known(visit: Visit, base_url: str) -> None:
    page = visit()
    with alone(page, base_url, series=2) as desk:
        first = desk.clues()
        assert first is not None
        expect(desk.keys.get_by_role("button", name=f"{first.first} bien placé")).to_be_visible()
        tab_to(page, desk.keys.get_by_role("button", name=re.compile("^A( |$)")))
        page.keyboard.press("ArrowRight")
        expect(desk.keys.get_by_role("button", name=re.compile("^Z( |$)"))).to_be_focused()
        page.keyboard.press("Enter")
        expect(desk.row(1)).to_contain_text(f"{first.first}, Z, vide" if first.first != "Z" else "Z, vide")
        page.locator(":focus").blur()
        before = page.get_by_role("button", name="Mots d’avant")
        while not before.is_visible():
            desk.step()
        tab_to(page, before)
        page.keyboard.press("Enter")
        tab_to(page, page.get_by_role("button", name="Comment ai-je joué"))
        page.keyboard.press("Enter")
        expect(page.get_by_role("columnheader", name="Meilleur choix")).to_be_visible()
        page.keyboard.press("Escape")
        tab_to(page, before)
        page.keyboard.press("Enter")
        expect(desk.slate).to_be_visible()
        page.locator(":focus").blur()
        desk.play_on()


def test_on_a_phone_slate_and_keys_are_seen_together_and_tapped(visit: Visit, base_url: str) -> None:
    page = visit(**PHONE)
    with alone(page, base_url, letters=8) as desk:
        assert page.evaluate(BEYOND) == [0, 0]
        for number in range(1, 8):
            expect(desk.row(number)).to_be_in_viewport(ratio=1)
        enter = desk.keys.get_by_role("button", name="Proposer")
        expect(enter).to_be_in_viewport(ratio=1)
        sizes = page.locator("li .letter").evaluate_all(
            "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
        )
        assert min(sizes) >= 18
        keys = desk.keys.get_by_role("button").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().toJSON())"
        )
        assert min(key["width"] for key in keys) >= 360 / 10, "keys reach from edge to edge"
        assert all(abs(left["right"] - right["left"]) < 1 for left, right in pairwise(keys[:10])), (
            "no tap falls between"
        )
        for letter in desk.fitting():
            desk.keys.get_by_role("button", name=re.compile(f"^{letter}( |$)")).tap()
        enter.tap()
        expect(desk.slate.locator("li.written")).to_have_count(1)
        assert page.evaluate(BEYOND) == [0, 0]


def test_who_wants_the_match_of_the_box_is_at_once_in_a_match_of_two_teams(visit: Visit, base_url: str) -> None:
    page = visit(base_url)
    way_in(page, "Régler la partie", "Motus").click()
    ready_made(page, "Comme dans la notice")
    page.get_by_role("button", name="Commencer la partie").click()
    desk = MotusPage(page)
    expect(page.get_by_text("Série 1 sur 10")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="mot à cacher").or_(desk.secret).first).to_be_visible()
    expect(page.get_by_text("Joueur 1 ·")).to_have_count(0)  # one's own word stands above
    boxes = [one.bounding_box() for one in (desk.secret.locator(".cells"), page.get_by_text("Votre mot, de"))]
    middles = [box["x"] + box["width"] / 2 for box in boxes if box]
    assert abs(middles[0] - middles[1]) < 1
    desk.write("maisons")
    expect(page.get_by_role("list", name="Points des équipes").get_by_role("listitem")).to_have_count(2)
    expect(desk.slate.or_(desk.go_on).first).to_be_visible()


def test_no_barrier_while_words_are_hidden_sought_refused_and_looked_back_upon(
    axe: Axe, visit: Visit, base_url: str
) -> None:
    page = visit()
    with Caller.as_in(page, base_url) as me:
        page.goto(f"{base_url}/t/{table_for(me, person('Camille'), bot('novice'), series=2, time=300, grid=True)}")
    desk = MotusPage(page)
    expect(desk.secret).to_be_visible()
    assert axe(page) == []
    desk.write("radis")
    expect(desk.slate).to_be_visible()
    expect(page.get_by_role("timer").first).to_be_visible()
    desk.write(desk.odd_letter() * 4)
    expect(desk.note).to_contain_text("Règle R4")
    look(axe, page)
    page.get_by_role("button", name="Grilles").click()
    expect(page.get_by_role("table", name=re.compile("^Vous"))).to_be_visible()
    assert axe(page) == []
