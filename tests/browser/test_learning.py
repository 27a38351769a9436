"""What the game is for: rules with examples to step through, and practice of what went wrong, at one's own pace."""

import re

from playwright.sync_api import expect

from tests.browser.caller import Caller, bot, person
from tests.browser.conftest import Axe, Visit
from tests.browser.gestures import Board
from tests.browser.house import ANALYSIS
from tests.browser.situations import finished, play_on, seated, step, step_well
from tests.browser.test_barriers import glance


def test_an_example_of_the_leaflet_is_stepped_through_on_the_real_board(visit: Visit, base_url: str) -> None:
    page = visit(f"{base_url}/rules/multiplipotion")
    page.get_by_text("Un oubli repéré", exact=True).click()
    forward = page.get_by_role("button", name="Coup suivant")
    for sentence in ("Le joueur 1 a les potions 6 et 8", "Il annonce la fin de son tour", "vous montrez 6 × 8 = 48"):
        expect(page.get_by_text(sentence)).to_be_visible()
        forward.click()
    expect(page.get_by_text("vous gagnez la carte du dessus de la pioche")).to_be_visible()
    expect(forward).to_be_disabled()
    page.set_viewport_size({"width": 360, "height": 640})
    page.get_by_role("button", name="Carte suivante").click()
    expect(page.get_by_role("button", name="Se tromper ne coûte rien", exact=True)).to_be_focused()
    expect(page.get_by_text("Vos potions : 7 et 8.")).to_be_in_viewport(ratio=1)


def test_a_slip_in_an_example_is_explained_where_it_happens(visit: Visit, base_url: str) -> None:
    page = visit(f"{base_url}/rules/multiplipotion")
    page.get_by_text("Se tromper ne coûte rien", exact=True).click()
    page.get_by_role("button", name="Coup suivant").click()
    expect(page.get_by_text("Vous tentez le 54, mais 7 × 8 = 56.")).to_be_visible()


def test_an_analysis_shows_on_the_table_what_could_have_been_captured(axe: Axe, visit: Visit, base_url: str) -> None:
    page = visit(base_url)
    with seated(page, base_url) as (table, lines):
        play_on(lines, lambda view: False, lambda line: (step_well if line.seat else step)(line))
    page.goto(f"{base_url}/t/{table}/analysis")
    turns, shown = page.get_by_role("table", name="Tour par tour"), page.get_by_role("region", name="Le plateau à ce")
    expect(turns).to_be_visible(timeout=ANALYSIS)
    row = turns.get_by_role("row").filter(has_text="Vous").first
    could = row.get_by_role("button").last
    product = could.locator("b").inner_text()
    could.click()
    expect(row).to_have_attribute("aria-current", "true")
    said = product.replace(" ", r"\s")
    expect(shown).to_contain_text(re.compile(f"vous pouviez capturer le monstre.*{said}"))
    expect(shown.locator(".chosen")).to_have_count(3)  # two potions and the monster they make
    glance(axe, page)
    page.keyboard.press("Home")
    expect(turns.get_by_role("row").nth(1)).to_have_attribute("aria-current", "true")
    due = page.get_by_role("article", name="Pour Camille")
    asked = due.get_by_role("listitem").first.locator("strong").inner_text()
    due.get_by_role("button", name="S’entraîner").click()
    expect(due.get_by_role("textbox", name=f"{asked} =")).to_be_focused()


def test_practice_asks_without_hurry_and_tells_a_trick(axe: Axe, visit: Visit, base_url: str) -> None:
    page = visit()
    page.goto(f"{base_url}/t/{finished(page, base_url)}")
    expect(Board(page).result).to_be_visible()
    page.goto(f"{base_url}/progress/multiplipotion")
    page.get_by_role("link", name=re.compile("Rejouer ce qui a été manqué|Un petit entraînement")).click()
    answer = page.get_by_role("textbox", name="×")
    expect(answer).to_be_focused()
    asked = page.locator("label").inner_text()
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Une astuce")).to_be_visible()
    assert axe(page) == []
    page.keyboard.press("Enter")
    expect(page.get_by_text("Une astuce")).to_be_hidden()
    for _ in range(20):  # what was not known comes once more, at the end of the round
        again = page.locator("label").inner_text()
        first, second = re.findall(r"\d", again)
        expect(page.get_by_text("Encore une fois")).to_have_count(int(again == asked))
        page.keyboard.type(str(int(first) * int(second)))
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Continuer").click()
        if again == asked:
            break
    expect(page.get_by_role("heading", name="C’est tout pour aujourd’hui")).to_be_focused()
    page.get_by_role("link", name="Tout voir").click()
    expect(page.get_by_role("article", name="Camille")).to_contain_text("revient demain")


def test_a_word_that_was_kept_is_put_together_again(axe: Axe, visit: Visit, base_url: str) -> None:
    page = visit(base_url)
    kept = '[{"game":"topword","who":"","thing":"CHEVAL","since":0,"answers":[]}]'
    page.evaluate("kept => localStorage.setItem('tablee.practice', kept)", kept)
    page.goto(f"{base_url}/practice")
    page.get_by_role("article", name="Topword").get_by_role("link", name="S’entraîner").click()
    expect(page.get_by_text("Remettez les lettres dans l’ordre.")).to_be_visible()
    assert axe(page) == []
    page.keyboard.type("cheval")
    expect(page.get_by_text("Oui, CHEVAL")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_text("1 sur 1 du premier coup.")).to_be_visible()


def test_the_rules_open_over_a_match_at_the_rule_that_was_asked_for(axe: Axe, visit: Visit, base_url: str) -> None:
    page = visit()
    with Caller.as_in(page, base_url) as host:
        table = host.set_table(person("Camille"), bot())
        host.start(table)
    page.goto(f"{base_url}/t/{table}")
    board = Board(page)
    expect(board.draw).to_be_visible()
    expect(page.locator(".news").get_by_text("À vous de commencer")).to_have_count(1)
    page.get_by_role("link", name="Règles du jeu").click()
    sheet = page.get_by_role("dialog", name="Règles du jeu")
    expect(sheet.get_by_role("heading", name="Les règles en images")).to_be_visible()
    expect(sheet.get_by_role("heading", name="MultipliPotion")).to_be_attached()
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(board.draw).to_be_visible()
    assert page.url.endswith(f"/t/{table}")
