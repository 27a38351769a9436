"""Multimo in the browser: alone to the end, two people and their neutral squares, the reveal, time, refusals."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.house import ANALYSIS
from tests.browser.multimo import (
    BROKEN,
    LES,
    SMALL,
    WITH_VOID_WORDS,
    MultimoPage,
    alone,
    letters_of,
    lies,
    name_all,
    together,
    whose_turn,
)
from tests.browser.rooms import choose, way_in
from tests.browser.test_barriers import glance, look


def look_back_at_the_grids(page: Page) -> None:
    """One's own grid is shown at first; a tap on a letter marks it there, the end key leads to the best grid."""
    shown = page.get_by_role("region", name="Le plateau à ce moment")
    expect(shown.get_by_role("img", name="Votre grille")).to_be_visible()
    expect(shown).to_contain_text("Votre grille\xa0: 11 points.")
    page.get_by_role("button", name="D en C3\xa0: dans un seul mot").click()
    expect(shown).to_contain_text(
        "Le D en C3 ne compte que dans un mot. Dans un second, il rapportait encore 3 points."
    )
    expect(shown.locator(".lit")).to_have_count(1)
    page.keyboard.press("End")
    expect(shown.get_by_role("img", name="La meilleure grille trouvée")).to_be_visible()
    expect(page.get_by_role("table", name="Les grilles").get_by_role("row").last).to_have_attribute(
        "aria-current", "true"
    )


def test_alone_from_the_first_letter_to_the_count_and_its_analysis(axe: Axe, visit: Visit, base_url: str) -> None:
    page = visit()
    with alone(page, base_url, **SMALL) as (table, _):
        page.goto(f"{base_url}/t/{table}")
        desk = MultimoPage(page)
        for n, letter in enumerate(letters_of(LES)):
            desk.store.get_by_role("button", name=re.compile(f"^{letter},")).click()
            desk.button(f"Choisir le {letter}").click()
            expect(desk.named).to_have_count(n + 1)
        desk.type(LES)
        expect(desk.square(0, 0)).to_have_attribute("aria-label", "A1, L, LES valable, LA valable")
        desk.button("J’ai fini · 11 points").click()
        expect(page.get_by_text("Votre grille est comptée.", exact=True)).to_be_visible()
        expect(page.get_by_role("table", name="Score final")).to_contain_text("11")
    glance(axe, page)
    page.get_by_role("link", name="Revoir la partie").click()
    page.get_by_role("button", name="Coup suivant").click()
    glance(axe, page)
    page.go_back()
    page.get_by_role("link", name="Analyse").click()
    best = page.get_by_role("heading", name="La meilleure grille trouvée")
    expect(best).to_be_visible(timeout=ANALYSIS)
    expect(page.get_by_text("Avec ces lettres, aucune grille ne dépasse 18 points.")).to_be_visible()
    glance(axe, page)
    look_back_at_the_grids(page)
    page.get_by_role("article", name="Vous").get_by_role("link", name="SUD", exact=True).click()
    expect(page.get_by_role("heading", name="SUD")).to_be_visible()


def test_from_the_cover_alone_to_a_table_where_all_letters_may_come_by_lot(visit: Visit, base_url: str) -> None:
    page = visit(base_url)
    way_in(page, "Régler la partie", "Multimo").click()
    choose(page, "1")
    expect(page.get_by_role("group", name="Accepter des mots")).to_have_count(0)
    for side in ("Largeur", "Hauteur"):
        page.get_by_role("group", name=f"{side} de la grille").get_by_text("3", exact=True).click()
    page.get_by_role("button", name="Commencer la partie").click()
    desk = MultimoPage(page)
    desk.button("Tirer au sort").click()
    desk.button("Tirer 1 lettre").click()
    expect(desk.named).to_have_count(1)
    desk.button("Tirer au sort").click()
    desk.button("Tirer les 5 lettres qui manquent").click()
    expect(desk.named).to_have_count(6)
    expect(desk.store).to_be_hidden()
    desk.finish.click()
    expect(desk.note).to_contain_text("Il reste 9 cases vides")
    expect(desk.note.get_by_role("link", name="Règle R11")).to_be_visible()


def test_two_people_place_neutral_squares_in_turn_and_build_in_secret(visit: Visit, base_url: str) -> None:
    page, friend = visit(), visit()
    with together(page, friend, base_url, **SMALL, placed_neutrals=True) as (table, lines):
        desks = [MultimoPage(page), MultimoPage(friend)]
        for desk in desks:
            desk.page.goto(f"{base_url}/t/{table}")
        first = whose_turn(lines)
        desk, other = desks[first], desks[1 - first]
        for row, col in ((1, 1), (2, 0)):
            desk.square(row, col).click()
            desk.button(f"Case neutre en {'ABC'[row]}{col + 1}").click()
            expect(other.square(row, col)).to_have_attribute("aria-label", re.compile("case neutre, fixe$"))
            desk, other = other, desk
        desk.square(1, 0).click()
        desk.button("Case neutre en B1").click()
        expect(other.square(1, 0)).to_have_attribute("aria-label", re.compile("case neutre, fixe$"))
        for line in lines:
            line.catch_up(line.seq + 3)
        name_all(lines, letters_of(("LES", "##U", "#ID")))
        desk.type(("LES", "##U", "#ID"))
        desk.page.keyboard.press("Backspace")
        expect(desk.square(2, 2)).to_have_attribute("aria-label", "C3, vide")
        expect(other.page.get_by_role("list", name="Joueurs")).to_contain_text("Avancement8/9")
        other.shows(("...", "##.", "#.."))


def test_a_neutral_square_that_would_cut_the_grid_is_refused_and_the_squares_are_marked(
    visit: Visit, base_url: str
) -> None:
    page = visit()
    with alone(page, base_url, **SMALL, placed_neutrals=True) as (table, line):
        line.ask("place_neutral", square=[0, 1])
        page.goto(f"{base_url}/t/{table}")
        desk = MultimoPage(page)
        desk.square(1, 0).click()
        desk.button("Case neutre en B1").click()
        expect(desk.note).to_contain_text("couperait la grille en deux et isolerait A1")
        expect(desk.square(0, 0)).to_contain_text("!")
        expect(desk.square(1, 0)).to_have_attribute("aria-label", "B1, vide")


def test_finishing_with_isolated_letters_is_refused_with_their_squares_and_nothing_is_lost(
    visit: Visit, base_url: str
) -> None:
    page = visit()
    with alone(page, base_url, **SMALL) as (table, line):
        name_all([line], letters_of(BROKEN))
        page.goto(f"{base_url}/t/{table}")
        desk = MultimoPage(page)
        desk.type(BROKEN)
        desk.finish.click()
        expect(desk.note).to_contain_text("isolées du reste de la grille : A1, A2, B1")
        expect(desk.note.get_by_role("link", name="Règle R13")).to_be_visible()
        expect(desk.square(0, 1)).to_contain_text("!")
        desk.shows(BROKEN)


def test_at_the_reveal_a_word_is_proposed_and_the_other_decides(visit: Visit, base_url: str) -> None:
    page, friend = visit(), visit()
    with together(page, friend, base_url, **SMALL) as (table, lines):
        name_all(lines, letters_of(LES))
        for line, visitor, grid in zip(lines, (page, friend), (LES, WITH_VOID_WORDS), strict=True):
            line.ask("arrange", grid=list(grid))
            visitor.goto(f"{base_url}/t/{table}")
        mine, theirs = MultimoPage(page), MultimoPage(friend)
        mine.finish.click()
        mine.button("Reprendre ma grille").click()
        mine.finish.click()
        theirs.finish.click()
        lou = page.get_by_role("article", name=re.compile("^Lou"))
        expect(lou.get_by_role("listitem").filter(has_text="LUD n’est pas dans le dictionnaire")).to_be_visible()
        theirs.button("Proposer de compter LUD").click()
        expect(page.get_by_text("Sans votre accord, ce mot ne compte pas.")).to_be_visible()
        expect(friend.get_by_text("Il manque l’accord de Camille.")).to_be_visible()
        mine.button("Accepter LUD").click()
        expect(lou.get_by_text("Accepté par la table.")).to_be_visible()
        theirs.button("Proposer de compter DSA").click()
        mine.button("Refuser DSA").click()
        expect(theirs.page.get_by_text("DSA, que vous proposiez : refusé.")).to_be_visible()
        mine.button("C’est bon pour moi").click()
        theirs.button("C’est bon pour moi").click()
        expect(page.get_by_role("heading", name=re.compile("^Vous avez gagné"))).to_be_visible()


def test_reload_keeps_the_grid_even_after_a_quick_series_of_gestures(visit: Visit, base_url: str) -> None:
    page = visit()
    with alone(page, base_url, **SMALL) as (table, line):
        name_all([line], letters_of(LES))
        page.goto(f"{base_url}/t/{table}")
        desk = MultimoPage(page)
        desk.type(LES)
        while lies(line.view) != LES:
            line.catch_up(line.seq + 1)
        page.reload()
        desk.shows(LES)
        expect(desk.waiting.get_by_role("button")).to_have_count(0)


def test_when_time_runs_out_the_house_draws_and_then_the_grid_counts_as_it_stands(visit: Visit, base_url: str) -> None:
    page = visit()
    with alone(page, base_url, **{**SMALL, "letter_seconds": 3, "finish_seconds": 2}) as (table, line):
        page.goto(f"{base_url}/t/{table}")
        desk = MultimoPage(page)
        expect(desk.clock).to_be_visible()
        while line.view["to_name"] > 1:
            line.ask("name", letter="E")
        expect(desk.named.first).to_have_attribute("aria-label", re.compile("tiré au sort$"))
        expect(desk.clock).to_be_visible()
        expect(page.get_by_text("Grille inachevée")).to_be_visible()


@pytest.mark.parametrize("wish", ["none", "points", "words"])
def test_the_board_says_of_words_what_the_table_helps_with(visit: Visit, base_url: str, wish: str) -> None:
    page = visit()
    with alone(page, base_url, **SMALL, help=wish) as (table, line):
        name_all([line], letters_of(LES))
        line.ask("arrange", grid=list(LES))
        page.goto(f"{base_url}/t/{table}")
        desk = MultimoPage(page)
        expect(desk.button("J’ai fini · 11 points" if wish == "words" else "J’ai fini")).to_be_visible()
        expect(desk.square(0, 0)).to_have_attribute(
            "aria-label", re.compile("valable" if wish == "words" else "^A1, L$")
        )
        desk.button("Feuille de la partie").click()
        told = page.get_by_role("dialog").get_by_role("heading", name="Vos mots")
        points = {"none": "Vos mots", "points": "Vos mots · 11 points si tous les mots sont valables"}
        expect(told).to_have_text(points.get(wish, "Vos mots · 11 points"))
        expect(page.get_by_role("dialog").get_by_text(re.compile("(?<!sont )valable"))).to_have_count(
            3 if wish == "words" else 0
        )


def test_no_barrier_at_the_board_its_sheet_and_the_reveal(axe: Axe, visit: Visit, base_url: str) -> None:
    page, friend = visit(), visit()
    with together(page, friend, base_url, **{**SMALL, "letter_seconds": 600}, help="words") as (table, lines):
        page.goto(f"{base_url}/t/{table}")
        desk = MultimoPage(page)
        name_all(lines, letters_of(LES)[:-1])
        lines[0].ask("arrange", grid=["LES", "A#.", "##."])
        expect(desk.square(0, 1)).to_have_attribute("aria-label", "A2, E, LES valable")
        look(axe, page)
        desk.button("Feuille de la partie").click()
        look(axe, page)
        page.keyboard.press("Escape")
        lines[whose_turn(lines)].ask("name", letter="U")
        for line, grid in zip(lines, (LES, WITH_VOID_WORDS), strict=True):
            line.ask("arrange", grid=list(grid))
            line.ask("finish")
        lines[1].ask("accept", word="LUD")
        expect(desk.button("Accepter LUD")).to_be_visible()
        look(axe, page)
