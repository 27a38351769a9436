"""Topword in the browser: a whole match against a robot, two people, a challenge, and what is refused."""

import os
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.games.topword.rules.board import Tile
from tests.browser.caller import Caller, SeatSocket, abreast, bot, person
from tests.browser.conftest import Axe, Visit
from tests.browser.house import ANALYSIS
from tests.browser.test_barriers import glance, look
from tests.browser.topword import TopwordPage, bluff, lay_by_line, legal, my_turn, play_out, seated

TYPED = 99 if os.environ.get("LONG") else 6


def take_a_turn(desk: TopwordPage, line: SeatSocket) -> None:
    """The best move there is, typed; the points on the button are those of the move generator."""
    abreast(desk.page, line)
    expect(desk.page.get_by_role("button", name=re.compile("^Pose[rz]"))).to_be_visible()
    found = legal(line.view)
    if found:
        desk.type(line.view, found[0].tiles)
        expect(desk.earns(found[0].points)).to_be_visible()
        desk.page.keyboard.press("Enter")
    else:
        desk.pass_turn()
    line.catch_up(line.seq + 1)
    line.wait_for_turn()


def play_to_the_end(page: Page, url: str) -> int:
    """A match against a robot, the first moves typed, with LONG every one; gives the number of turns."""
    with Caller.as_in(page, url) as me:
        wish = {"game": "topword", "options": {"size": 8}, "seats": [person("Camille"), bot("novice")]}
        table = str(me.post("/api/tables", wish)["id"])
        me.start(table)
        page.goto(f"{url}/t/{table}")
        with me.line(table, 0) as line:
            line.wait_for_turn()
            for _ in range(TYPED):
                if not line.over:
                    take_a_turn(TopwordPage(page), line)
            play_out(line)
            return len(line.view["history"])


def follow_on_the_board(page: Page, judged: Locator) -> None:
    """Step through the moves by keys with nothing focused, then tap one: each is drawn on the board beside them."""
    shown = page.get_by_role("region", name="Le plateau à ce moment")
    expect(shown).to_have_attribute("data-step", "0")
    page.keyboard.press("ArrowRight")
    expect(shown).to_have_attribute("data-step", "1")
    rows = judged.get_by_role("row").all()
    expect(rows[2]).to_have_attribute("aria-current", "true")
    # A robot may begin by changing its letters: the first word is not always the first turn.
    turn = next(turn for turn, row in enumerate(rows[1:]) if row.get_by_role("button").first.locator("b").count())
    tapped = rows[1 + turn].get_by_role("button").first
    laid = tapped.locator("b").inner_text()
    tapped.click()
    expect(shown).to_have_attribute("data-step", str(turn))
    mine = rows[1 + turn].get_by_role("rowheader").inner_text() == "Vous"
    expect(shown).to_contain_text(f"{'Vous avez' if mine else 'a'} posé {laid}")


def test_a_match_against_a_robot_goes_to_its_end_and_its_words_can_be_looked_up(
    axe: Axe, visit: Visit, base_url: str
) -> None:
    page = visit()
    turns = play_to_the_end(page, base_url)
    expect(page.get_by_role("table", name="Score final")).to_contain_text("Vous")
    word = page.get_by_role("table", name="Feuille de score").get_by_role("button").first
    word.click()
    expect(page.get_by_role("status").filter(has_text=f"{word.inner_text()} est valable.")).to_be_visible()
    glance(axe, page)
    page.get_by_role("link", name="Analyser").click()
    judged = page.get_by_role("table", name="Chaque coup et le meilleur")
    expect(judged).to_be_visible(timeout=ANALYSIS)
    expect(judged.get_by_role("row")).to_have_count(1 + turns)
    glance(axe, page)
    follow_on_the_board(page, judged)
    page.get_by_role("link", name="Retour au résultat").click()
    page.get_by_role("link", name="Revoir la partie").click()
    page.get_by_role("button", name="Fin", exact=True).click()
    expect(TopwordPage(page).grid).to_be_visible()
    glance(axe, page)


def test_what_one_lays_by_taps_the_other_sees_with_its_height(visit: Visit, base_url: str) -> None:
    page, friend = visit(), visit()
    with seated(page, base_url, friend) as (table, lines):
        mine, theirs = lines
        my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        friend.goto(f"{base_url}/t/{table}")
        desk, other = TopwordPage(page), TopwordPage(friend)
        move = legal(mine.view)[0]
        for tile in move.tiles:
            desk.tap_tap("Qu" if tile.letter == "Q" else tile.letter, tile.row, tile.col)
        desk.earns(move.points).click()
        theirs.catch_up(mine.seq + 1)
        for tile in move.tiles:
            expect(other.square(tile.row, tile.col)).to_have_attribute("aria-label", re.compile("dernier coup$"))
        stacks = theirs.view["stacks"]
        high = next(((r, c) for r, row in enumerate(stacks) for c, one in enumerate(row) if len(one) > 1), None)
        if high:
            expect(other.square(*high)).to_have_attribute("aria-label", re.compile("2 étages"))
        expect(other.page.get_by_text("À vous ! Formez un mot.")).to_be_visible()
        other.page.get_by_role("button", name="Feuille de score").click()
        expect(friend.get_by_role("dialog").get_by_role("table", name="Feuille de score")).to_contain_text("Camille")


def test_a_bluff_is_challenged_and_taken_back(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url, referee="challenge") as (table, (mine, theirs)):
        if mine.view["turn"] == 0:
            mine.ask("pass", swap=None)
            theirs.catch_up(mine.seq)
        page.set_viewport_size({"width": 360, "height": 640})
        page.goto(f"{base_url}/t/{table}")
        desk = TopwordPage(page)
        bluffed = tuple(Tile(4, 4 + n, letter) for n, letter in enumerate(bluff(theirs.view)))
        lay_by_line(theirs, mine, bluffed)
        expect(page.get_by_text(re.compile("^Lou a posé .* Un doute"))).to_be_visible()
        expect(page.get_by_role("status").filter(has_text="Vous pouvez contester.")).to_be_attached()
        corner, button = desk.square(9, 9).bounding_box(), desk.challenge.bounding_box()
        assert corner, "on a phone the whole board is seen beside the question"
        assert button
        assert corner["y"] + corner["height"] <= button["y"]
        desk.challenge.click()
        expect(page.get_by_text(re.compile("dit non.*Lou reprend ses lettres")).first).to_be_visible()
        expect(desk.square(4, 4)).to_have_attribute("aria-label", re.compile("vide"))
        expect(desk.challenge).to_be_hidden()


def test_a_good_word_stands_whoever_doubts_it_and_nobody_is_told_before(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url, referee="challenge") as (table, lines):
        mine, theirs = my_turn(lines), lines[1]
        page.goto(f"{base_url}/t/{table}")
        desk = TopwordPage(page)
        move = legal(mine.view)[0]
        desk.type(mine.view, move.tiles)
        expect(desk.earns(move.points)).to_be_visible()
        expect(page.get_by_role("list", name="Ce que ce coup formerait")).not_to_contain_text("valable")
        page.keyboard.press("Enter")
        theirs.catch_up(theirs.seq + 1)
        expect(desk.challenge).to_be_hidden()
        theirs.ask("challenge")
        expect(page.get_by_text(re.compile("dit oui.*Votre coup reste en place")).first).to_be_visible()


def test_a_refusal_stands_beside_its_square_and_names_the_rule(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url) as (table, lines):
        mine = my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = TopwordPage(page)
        tops = [(r, c) for r, row in enumerate(mine.view["stacks"]) for c, one in enumerate(row) if one]
        row, col = next((r, c) for r in (0, 9) for c in (0, 9) if all(abs(r - y) + abs(c - x) > 1 for y, x in tops))
        letter = "Qu" if mine.view["rack"][0] == "Q" else mine.view["rack"][0]
        desk.tap_tap(letter, row, col)
        desk.lay.click()
        expect(desk.note).to_be_visible()
        expect(desk.note.get_by_role("link", name=re.compile("^Règle R[68]$"))).to_be_visible()
        expect(desk.loose).to_have_count(1)
        page.get_by_role("button", name="Reprendre").click()
        expect(desk.rack).to_have_count(7)
        desk.tap_tap(letter, 4, 4)
        expect(desk.note).to_be_hidden()


def test_a_letter_is_exchanged_in_passing(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url) as (table, lines):
        my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        page.get_by_role("button", name="Passer", exact=True).click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("group", name="Lettre à échanger").get_by_role("button").first.click()
        dialog.get_by_role("button", name=re.compile("^Échanger le .* et passer$")).click()
        expect(page.get_by_text(re.compile("Vous passez et échangez")).first).to_be_visible()


def test_no_barrier_at_the_board_its_sheet_and_a_refusal(axe: Axe, visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url) as (table, lines):
        mine = my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = TopwordPage(page)
        move = legal(mine.view)[0]
        desk.type(mine.view, move.tiles)
        expect(desk.earns(move.points)).to_be_visible()
        look(axe, page)
        for sheet in (page.get_by_role("button", name=re.compile("^Sac")), page.get_by_role("button", name="Feuille")):
            sheet.click()
            look(axe, page)
            page.keyboard.press("Escape")


@pytest.mark.parametrize("helped", ["none", "points", "words"])
def test_the_board_says_of_words_what_the_table_helps_with(visit: Visit, base_url: str, helped: str) -> None:
    page = visit()
    with seated(page, base_url, help=helped) as (table, lines):
        mine = my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = TopwordPage(page)
        move = legal(mine.view)[0]
        desk.type(mine.view, move.tiles)
        formed = page.get_by_role("list", name="Ce que ce coup formerait")
        expect(formed.get_by_role("listitem").first).to_be_visible()
        told = {"none": r"^\D+$", "points": r"^((?!valable).)*\d((?!valable).)*$", "words": r"valable.*\d"}[helped]
        expect(formed).to_have_text(re.compile(told))
        expect(desk.lay).to_have_text("Poser" if helped == "none" else re.compile(rf"Poser · {move.points} points?"))


def test_the_dictionary_is_closed_while_the_match_is_open_and_leads_back_to_it(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url, help="points") as (table, _):
        page.goto(f"{base_url}/word?w=maison")
        page.get_by_role("link", name="Revenir à la partie de Topword").click()
        expect(page).to_have_url(f"{base_url}/t/{table}")
        expect(TopwordPage(page).grid).to_be_visible()
    page.goto(f"{base_url}/word?w=maison")  # no window is at the table any more
    expect(page.get_by_text("Oui, il est valable")).to_be_visible()
