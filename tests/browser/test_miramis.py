"""Miramis in the browser: a whole match against a robot, two people, letters that declare themselves, and refusals."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tablee.games.miramis.rules.view import View
from tablee.match import codec
from tests.browser.caller import Caller, SeatSocket, abreast, bot, person
from tests.browser.conftest import Axe, Visit
from tests.browser.house import ANALYSIS
from tests.browser.miramis import MiramisPage, able, gibberish, holding, lay_by_line, legal, my_turn, seated, spoken
from tests.browser.test_barriers import glance

WORD = "PRUNIER"
TYPED = 2
"""So many moves are typed at the board; the rest of a match is played over the line."""


def take_a_turn(desk: MiramisPage, line: SeatSocket) -> None:
    """The best move, typed; the points on the button are those of the move generator."""
    abreast(desk.page, line)
    expect(desk.page.get_by_role("button", name=re.compile("^Pose[rz]"))).to_be_visible()
    move = next(iter(legal(line.view)), None)
    if move:
        desk.type(move.tiles)
        expect(desk.earns(move.points)).to_be_visible()
        desk.page.keyboard.press("Enter")
    else:
        desk.pass_turn()
    line.catch_up(line.seq + 1)
    line.wait_for_turn()


def play_to_the_end(page: Page, url: str) -> int:
    """A match against a robot: some moves are typed, for the rest one passes; gives one's score."""
    with Caller.as_in(page, url) as me:
        table = str(me.post("/api/tables", {"game": "miramis", "seats": [person("Camille"), bot("novice")]})["id"])
        me.start(table)
        page.goto(f"{url}/t/{table}")
        with me.line(table, 0) as line:
            line.wait_for_turn()
            for _ in range(TYPED):
                take_a_turn(MiramisPage(page), line)
            expect(page.get_by_text(f"Tour {TYPED + 1} sur 7")).to_be_visible()
            while not line.over:
                line.ask("pass")
                line.wait_for_turn()
            return int(line.view["scores"][0])


def missing(route: Route) -> None:
    """Luck may have brought no word that people know: one has escaped the first player in any case."""
    answer = route.fetch()
    told = answer.json()
    for turn in (told["analysis"] or {"turns": ()})["turns"]:
        turn["learn"] = "" if turn["seat"] else WORD
    route.fulfill(response=answer, json=told)


def keep_and_practise(page: Page) -> None:
    """A word that was missed is kept, and found again from its letters."""
    analysis = page.url
    page.get_by_role("button", name=f"Garder ce mot : {WORD}").click()
    expect(page.get_by_role("button", name=f"{WORD} : gardé")).to_be_visible()
    page.get_by_role("link", name="Ils reviendront dans « S’entraîner ».").click()
    page.get_by_role("link", name="S’entraîner : Miramis").click()
    expect(page.get_by_text("Remettez les lettres dans l’ordre.")).to_be_focused()
    page.keyboard.type(WORD)
    expect(page.get_by_text(re.compile(f"Oui, {WORD}"))).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_text("1 sur 1 du premier coup.")).to_be_visible()
    page.goto(analysis)


def test_a_match_against_a_robot_goes_to_its_end_and_its_words_can_be_looked_up(
    axe: Axe, visit: Visit, base_url: str
) -> None:
    page = visit()
    score = play_to_the_end(page, base_url)
    expect(page.get_by_role("table", name="Score final")).to_contain_text("Vous")
    sheet = page.get_by_role("table", name="Feuille de score")
    expect(sheet.get_by_role("row", name="Vous, au total")).to_contain_text(str(score))
    expect(sheet.get_by_role("row")).to_have_count(1 + 14 + 2)
    word = sheet.get_by_role("button").first
    word.click()
    expect(page.get_by_role("status").filter(has_text=f"{word.inner_text()} est valable.")).to_be_visible()
    glance(axe, page)
    page.route("**/api/tables/*/analysis", missing)
    page.get_by_role("link", name="Analyser").click()
    judged = page.get_by_role("table", name="Chaque coup et le meilleur")
    expect(judged).to_be_visible(timeout=ANALYSIS)
    expect(judged.get_by_role("row")).to_have_count(1 + 14)
    glance(axe, page)
    keep_and_practise(page)
    page.get_by_role("link", name="Retour au résultat").click()
    page.get_by_role("link", name="Revoir la partie").click()
    page.get_by_role("button", name="Fin", exact=True).click()
    expect(MiramisPage(page).grid).to_be_visible()
    glance(axe, page)


def test_what_one_lays_by_taps_the_other_sees_in_its_colours_and_on_the_score_sheet(
    visit: Visit, base_url: str
) -> None:
    page, friend = visit(), visit()
    with able(page, base_url, friend) as (table, (mine, theirs), move):
        page.goto(f"{base_url}/t/{table}")
        friend.goto(f"{base_url}/t/{table}")
        desk, other = MiramisPage(page), MiramisPage(friend)
        for tile in move.tiles:
            desk.tap_tap(tile.letter, tile.row, tile.col)
        expect(page.get_by_role("list", name="Ce que ce coup formerait")).to_contain_text("valable")
        desk.earns(move.points).click()
        theirs.catch_up(mine.seq + 1)
        for tile in move.tiles:
            other.reads(tile.square, f"{spoken(tile.letter)}, dernier coup$")
        expect(friend.get_by_text("À vous ! Formez un mot.")).to_be_visible()
        friend.get_by_role("button", name="Feuille de score").click()
        sheet = friend.get_by_role("dialog").get_by_role("table", name="Feuille de score")
        score = theirs.view["last"]["score"]
        assert score["points"] == move.points == (score["match"] + score["run"] + score["bonus"]) * score["factor"]
        expect(sheet.get_by_role("row").last).to_contain_text("Vous")
        expect(sheet.get_by_role("row").filter(has_text="Camille").first).to_contain_text(str(move.points))


def test_a_two_coloured_letter_takes_its_colour_in_a_dialog_and_may_change_it(visit: Visit, base_url: str) -> None:
    page = visit()
    with holding(page, base_url, lambda one: one.colour == "both" and not one.is_pawn) as (table, _, letter):
        page.goto(f"{base_url}/t/{table}")
        desk = MiramisPage(page)
        desk.tap_tap(letter, 1, 7)
        asked, board = desk.dialog.bounding_box(), desk.grid.bounding_box()
        assert asked
        assert board
        assert asked["x"] >= board["x"] + board["width"], "the board is to be seen meanwhile"
        desk.dialog.get_by_role("button", name="bleu").click()
        expect(desk.dialog).to_be_hidden()
        desk.reads((1, 7), f"{spoken(letter)}, bleu, pas encore joué")
        desk.square(1, 7).click()
        desk.dialog.get_by_role("button", name="rouge").click()
        desk.reads((1, 7), f"{spoken(letter)}, rouge, pas encore joué")
        page.get_by_role("button", name="La même lettre dans une autre couleur").click()
        desk.reads((1, 7), "pas encore joué")
        expect(desk.square(1, 7)).not_to_have_attribute("aria-label", re.compile(f"{spoken(letter)}, rouge"))


def test_a_pawn_takes_its_letter_in_a_dialog_and_goes_back(visit: Visit, base_url: str) -> None:
    page = visit()
    with holding(page, base_url, lambda one: one.is_pawn) as (table, _, pawn):
        page.goto(f"{base_url}/t/{table}")
        desk = MiramisPage(page)
        desk.tap_tap(pawn, 1, 7)
        desk.dialog.get_by_role("button", name="E", exact=True).click()
        desk.reads((1, 7), f"E, {spoken(pawn)}.*, pas encore joué")
        desk.square(1, 7).click()
        page.keyboard.press("k")
        expect(desk.dialog).to_be_hidden()
        desk.reads((1, 7), f"K, {spoken(pawn)}.*, pas encore joué")
        desk.square(1, 7).click()
        desk.dialog.get_by_role("button", name="Reprendre").click()
        expect(desk.rack).to_have_count(8)
        expect(desk.dialog).to_be_hidden()


def test_letters_are_exchanged_once_and_then_it_is_offered_no_more(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url) as (table, lines):
        my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = MiramisPage(page)
        exchange = page.get_by_role("button", name="Échanger", exact=True)
        exchange.click()
        letters = desk.dialog.get_by_role("group", name="Lettres à échanger").get_by_role("button")
        for n in range(4):
            letters.nth(n).click()
        desk.dialog.get_by_role("button", name="Échanger 3 lettres").click()
        expect(page.get_by_text(re.compile("Vous échangez .* contre")).first).to_be_visible()
        expect(desk.rack).to_have_count(8)
        expect(page.get_by_role("button", name="Passer", exact=True)).to_be_visible()
        expect(exchange).to_have_count(0)


def test_an_illegal_lay_is_refused_beside_its_square_with_the_rule(visit: Visit, base_url: str) -> None:
    page = visit()
    with able(page, base_url) as (table, lines, move):
        mine, theirs = lines
        lay_by_line(mine, theirs, move.tiles)
        theirs.ask("pass")
        mine.catch_up(theirs.seq)
        letter = next(one for one in codec.convert(mine.view, View).rack if one.colour != "both" and not one.is_pawn)
        page.goto(f"{base_url}/t/{table}")
        desk = MiramisPage(page)
        row = 14 if mine.view["stones"][1][7] else 0
        desk.tap_tap(letter, row, 0)
        desk.lay.click()
        expect(desk.note).to_contain_text(f"{'AO'[row > 0]}1")
        expect(desk.note.get_by_role("link", name=re.compile("^Règle R"))).to_be_visible()
        expect(desk.loose).to_have_count(1)
        page.get_by_role("button", name="Reprendre").click()
        expect(desk.rack).to_have_count(8)


def test_a_word_that_is_none_is_refused_by_name_and_nothing_is_lost(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url) as (table, lines):
        mine = my_turn(lines)
        page.goto(f"{base_url}/t/{table}")
        desk = MiramisPage(page)
        word = gibberish(mine.view)
        desk.square(1, 6).focus()
        for letter in word:
            page.keyboard.press(letter)
        expect(page.get_by_role("list", name="Ce que ce coup formerait")).to_contain_text(f"pas valable\u00a0: {word}")
        page.keyboard.press("Enter")
        expect(desk.note).to_contain_text(word)
        expect(desk.note.get_by_role("link", name="Règle R8")).to_be_visible()
        expect(desk.loose).to_have_count(3)


def test_the_answer_to_the_last_turn_is_shown_on_a_board_that_stays_where_it_is(visit: Visit, base_url: str) -> None:
    page = visit(f"{base_url}/problems/miramis/last_turn")
    desk = MiramisPage(page)
    expect(desk.rack).to_have_count(8)
    page.evaluate("document.fonts.ready.then(() => 0)")
    before = desk.grid.bounding_box()
    page.get_by_role("button", name="Voir la réponse").click()
    expect(page.get_by_role("button", name="Le mieux")).to_be_visible()
    assert desk.grid.bounding_box() == before


def test_no_barrier_at_the_board_and_its_dialogs(axe: Axe, visit: Visit, base_url: str) -> None:
    page = visit()
    with holding(page, base_url, lambda one: one.is_pawn) as (table, lines, pawn):
        page.goto(f"{base_url}/t/{table}")
        desk = MiramisPage(page)
        move = legal(lines[0].view)[0]
        desk.type(move.tiles)
        expect(desk.earns(move.points)).to_be_visible()
        glance(axe, page)
        page.get_by_role("button", name=re.compile("^Sac")).click()
        expect(desk.dialog).to_be_visible()
        assert axe(page) == []
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Reprendre").click()
        desk.tap_tap(pawn, 13, 7)
        expect(desk.dialog).to_be_visible()
        assert axe(page) == []


@pytest.mark.parametrize("helped", ["none", "points"])
def test_the_board_says_of_words_what_the_table_helps_with(visit: Visit, base_url: str, helped: str) -> None:
    page = visit()
    with able(page, base_url, helped=helped) as (table, _, move):
        page.goto(f"{base_url}/t/{table}")
        for tile in move.tiles:
            MiramisPage(page).tap_tap(tile.letter, tile.row, tile.col)
        formed = page.get_by_role("list", name="Ce que ce coup formerait")
        expect(formed.get_by_role("listitem").first).to_be_visible()
        expect(formed).not_to_contain_text("valable")
        button = "^Poser$" if helped == "none" else r"^Poser · \d+ points?( au plus)?$"
        expect(page.get_by_role("button", name=re.compile(button))).to_be_visible()
