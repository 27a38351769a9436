"""A lesson by hand: something else is forgiven, the lesson shows what it means, and a first match follows."""

import re

from playwright.sync_api import Page, expect

from tablee.core.game.shelf import games
from tests.browser.conftest import Axe, Visit
from tests.browser.gestures import Board
from tests.browser.test_barriers import glance
from tests.browser.test_phone import PHONE


def at(page: Page, step: int, word: str) -> None:
    """The lesson has come to this step, and says what to do or what it brought."""
    expect(page.locator(f'[data-step="{step}"][data-word="{word}"]')).to_be_visible()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def go_on(page: Page, step: int) -> None:
    """From what a step brought to the next thing to do."""
    at(page, step, "brought")
    press(page, "Continuer")
    at(page, step + 1, "do")


def test_a_lesson_is_played_to_its_end_and_leads_to_a_first_match(axe: Axe, visit: Visit, base_url: str) -> None:
    page = visit(base_url, reduced_motion="reduce", **PHONE)
    page.get_by_role("link", name="Apprendre MultipliPotion").click()
    at(page, 0, "do")
    glance(axe, page)
    page.get_by_role("button", name="Piocher, 52 cartes").click()
    go_on(page, 0)
    page.get_by_role("button", name="Potion 5").click()
    press(page, "Poser la potion 5")
    at(page, 1, "almost")
    page.get_by_role("button", name="Potion 7").click()
    press(page, "Poser la potion 7")
    go_on(page, 1)
    press(page, "Montrez-moi")
    go_on(page, 2)
    press(page, "Regarder")
    at(page, 3, "brought")
    press(page, "Sauter")
    at(page, 3, "end")
    glance(axe, page)
    press(page, "Première partie")
    expect(page.locator(".playing[data-seq]")).to_be_visible()
    expect(page.get_by_role("heading", name="MultipliPotion")).to_be_attached()


def test_on_a_phone_board_and_words_of_a_lesson_are_seen_together(visit: Visit, base_url: str) -> None:
    page = visit(**PHONE)
    for game in games():
        page.goto(f"{base_url}/learn/{game}")
        at(page, 0, "do")
        expect(page.locator(".stage > *").first).to_be_visible()
        assert page.evaluate("() => document.documentElement.scrollHeight") == 640, game


def test_what_confuses_is_explained_once(visit: Visit, base_url: str) -> None:
    page = visit(base_url, **PHONE)
    page.get_by_role("button", name="Jouer à Multimo").click()
    note = page.get_by_role("complementary", name="Première fois")
    expect(note).to_contain_text("Chaque lettre choisie est pour tout le monde")
    over, square = note.bounding_box(), page.get_by_role("gridcell").first.bounding_box()
    assert over is not None
    assert square is not None
    assert over["y"] + over["height"] <= square["y"], "the first squares are free"
    press(page, "Compris")
    expect(note).to_be_hidden()
    page.reload()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(note).to_be_hidden()


def test_what_vigilance_is_stands_over_the_names_alone(visit: Visit, base_url: str) -> None:
    page = visit(base_url, **PHONE)
    page.get_by_role("button", name="Jouer à MultipliPotion").click()
    note = page.get_by_role("complementary", name="Première fois")
    board = Board(page)
    for _ in range(3):
        expect(board.draw.or_(note).first).to_be_visible()
        if not note.is_visible():
            board.good_turn()
    expect(note).to_contain_text("Qui voit un oubli en face gagne un trophée")
    over, hand = note.bounding_box(), page.get_by_role("img", name=re.compile("cartes? en main")).bounding_box()
    assert over is not None
    assert hand is not None
    assert over["y"] + over["height"] <= hand["y"], "the other's hand and trophies are free"
