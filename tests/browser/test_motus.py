"""Motus in the browser: two teams to the super partie, two windows at once, the word of the day, one tablet for two."""

import re

from playwright.sync_api import Page, expect

from tests.browser.caller import Caller, bot, person
from tests.browser.conftest import Axe, Visit
from tests.browser.house import ANALYSIS
from tests.browser.motus import MotusPage, table_for, two_windows
from tests.browser.rooms import call_oneself, choose, ready_made, way_in
from tests.browser.test_barriers import glance, look

PLACE_IN_ITS_WORD = """row => {
    let place = 1;
    while ((row = row.previousElementSibling).querySelector("button")) place++;
    return place;
}"""
"""Words have their headings above their lines; a lucky one has one line only."""


def look_back_at_lines(page: Page) -> None:
    """A tap on a line shows it on the slate with the words it left; an arrow leads to the one before."""
    table = page.get_by_role("table", name="Ligne par ligne")
    lines = table.get_by_role("row").filter(has=page.get_by_role("button"))
    current = table.locator("[aria-current]")
    slate = page.get_by_role("list", name="L’ardoise à ce moment").get_by_role("listitem")
    for number in range(6):
        row, place = lines.nth(number), int(lines.nth(number).evaluate(PLACE_IN_ITS_WORD))
        word = row.get_by_role("button").first
        tried, after = word.locator("b").inner_text(), row.get_by_role("cell").first.inner_text().split()[-1]
        word.click()
        expect(row).to_have_attribute("aria-current", "true")
        shown = slate.nth(place - 1)
        expect(shown).to_contain_text(re.compile(rf"^Ligne \d, .+, {' '.join(tried)}\s:"))
        expect(shown).to_contain_text(f"{after} mot" if int(after) else "bien placé")
        expect(slate.filter(has_not_text="vide")).to_have_count(place)
    page.keyboard.press("ArrowLeft")
    expect(lines.nth(4)).to_have_attribute("aria-current", "true")
    expect(current).to_have_count(1)


def test_two_teams_play_to_the_super_partie_and_look_back_on_every_word(axe: Axe, visit: Visit, base_url: str) -> None:
    page = visit()
    with Caller.as_in(page, base_url) as me:
        robots = bot("champion"), bot("novice"), bot("novice")
        page.goto(f"{base_url}/t/{table_for(me, person('Camille'), *robots, size=3, covered=5)}")
    desk = MotusPage(page)
    desk.play_on()
    expect(
        page.get_by_text(re.compile("super partie (est gagnée|s’arrête là)|remporte la super")).first
    ).to_be_visible()
    expect(page.get_by_role("table", name="Les mots de la partie").get_by_text("Super partie").first).to_be_visible()
    expect(page.get_by_role("list", name="Les deux joueurs de la super partie")).to_be_visible()
    glance(axe, page)
    page.get_by_role("link", name="Analyser").click()
    expect(page.get_by_role("table", name="Les joueurs")).to_contain_text("Vous", timeout=ANALYSIS)
    glance(axe, page)
    look_back_at_lines(page)
    page.get_by_role("link", name="Retour au résultat").click()
    page.get_by_role("link", name="Revoir la partie").click()
    page.get_by_role("button", name="Coup suivant").click()
    glance(axe, page)


def test_two_windows_seek_each_others_word_at_the_same_time(visit: Visit, base_url: str) -> None:
    page, friend = visit(), visit()
    mine, theirs = two_windows(page, friend, base_url)
    expect(mine.secret).to_be_visible()
    mine.write("radis")
    expect(page.get_by_text("Votre mot est caché")).to_be_visible()
    expect(friend.get_by_text("RADIS")).to_have_count(0)
    theirs.write("ferme")
    expect(mine.row(1)).to_contain_text("F, vide, vide, vide, vide")
    mine.write("farce")
    expect(mine.row(1)).to_contain_text("F bien placé, A absent, R bien placé, C absent, E bien placé")
    expect(friend.get_by_role("list", name="Camille")).to_contain_text("R bien placé")
    page.get_by_role("button", name=re.compile("^Lou")).click()
    expect(page.get_by_text("Votre mot\N{NO-BREAK SPACE}: RADIS")).to_be_visible()
    theirs.write("radis")
    expect(
        friend.get_by_text("RADIS, à la ligne\N{NO-BREAK SPACE}1\N{NO-BREAK SPACE}: 50 points", exact=True).first
    ).to_be_visible()
    mine.write("ferme")
    expect(mine.result).to_be_visible()
    expect(page.get_by_role("table", name="Score final")).to_contain_text("50")


def shared_twice(page: Page) -> tuple[str, str]:
    """What is copied at first, and after one has chosen shapes."""
    page.get_by_role("button", name="Partager").click()
    expect(page.get_by_role("button", name="Résultat copié")).to_be_visible()
    coloured = str(page.evaluate("() => navigator.clipboard.readText()"))
    page.get_by_label("Partager avec des formes").check()
    page.get_by_role("button", name="Résultat copié").click()
    page.wait_for_function("navigator.clipboard.readText().then(text => text.includes('■'))")
    return coloured, str(page.evaluate("() => navigator.clipboard.readText()"))


def test_the_word_of_the_day_is_played_once_counted_and_shared_in_colours_or_shapes(
    axe: Axe, visit: Visit, base_url: str
) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    page.goto(f"{base_url}/day/motus")
    expect(page.get_by_role("heading", name="Le mot du jour")).to_be_visible()
    page.get_by_role("button", name="Jouer", exact=True).click()
    desk = MotusPage(page)
    desk.play_on()
    expect(page.get_by_role("heading", name="Vos mots du jour")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Le prochain dans (\d+\sh\s\d\d|\d+\smin)$"))).to_be_visible()
    expect(page.get_by_text("Jours réussis d’affilée").locator("xpath=..")).to_contain_text(re.compile("[01]$"))
    look(axe, page)
    coloured, boast = shared_twice(page)
    assert re.search(r"Le mot du jour.+\n(🟥[🟥🟡⬛]{6}\n)+http", coloured)
    assert re.search(
        r"Le mot du jour, (1ᵉʳ|\d\d?)\s\w+\s\d{4} – (trouvé en \d lignes?|pas trouvé)\n(■( [■●·]){6}\n)+http", boast
    )
    found = "pas trouvé" not in boast
    page.get_by_role("link", name="Les jours passés").click()
    expect(page.get_by_text(re.compile("^réussi" if found else "^manqué"))).to_be_visible()
    expect(page.get_by_text("Jours réussis d’affilée").locator("xpath=..")).to_contain_text("1" if found else "0")
    expect(page.get_by_role("heading", name="Les jours passés")).to_be_visible()
    look(axe, page)
    page.get_by_role("button", name="Revoir", exact=True).click()
    expect(desk.result).to_be_visible()


def test_on_one_tablet_words_are_hidden_behind_the_curtain(visit: Visit, base_url: str) -> None:
    page = visit(base_url)
    way_in(page, "Régler la partie", "Motus").click()
    ready_made(page, "Comme dans la notice")
    choose(page, "2")
    choose(page, "Quelqu’un à côté de moi")
    call_oneself(page, "Camille")
    expect(page.get_by_role("radio", name=re.compile("^Deux équipes"))).to_have_count(0)
    expect(page.get_by_label("Nombres couverts au départ")).to_have_count(0)
    page.get_by_label("Son prénom").fill("Lou")
    page.get_by_role("group", name="Lettres par mot").get_by_text("5", exact=True).click()
    page.get_by_role("button", name="Commencer la partie").click()
    desk = MotusPage(page)
    page.get_by_role("button", name="Je suis Camille").click()
    desk.write("radis")
    expect(page.get_by_role("heading", name=re.compile("Lou"))).to_be_visible()
    expect(page.get_by_text("RADIS")).to_have_count(0)
    page.get_by_role("button", name="Je suis Lou").click()
    expect(desk.secret).to_be_visible()
    expect(page.get_by_text("RADIS")).to_have_count(0)
    desk.write("ferme")
    expect(page.get_by_role("heading", name=re.compile("Camille"))).to_be_visible()
    expect(page.get_by_text("FERME")).to_have_count(0)
    page.get_by_role("button", name="Je suis Camille").click()
    expect(desk.row(1)).to_contain_text("F, vide")
