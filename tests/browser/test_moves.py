"""Moves that are more than drawing and laying: captures, slips, refusals, and what the other has overlooked."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.gestures import Board
from tests.browser.situations import captures, may_capture, seated, situation, slips, step_well, was_overlooked


def test_R6_two_potions_capture_the_monster_that_they_make(visit: Visit, base_url: str) -> None:
    page = visit()
    with situation(page, base_url, may_capture) as (table, (line, _)):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        first, second, monster = board.seen(*captures(line.view, 0)[0])
        board.capture(first, second, monster)
        told = f"{first.potion} × {second.potion} = {monster.monster} : vous capturez le monstre {monster.monster}"
        expect(page.get_by_text(told).first).to_be_visible()
        expect(page.get_by_role("img", name=re.compile(f"^Vos trophées : 1 sur 5, {monster.monster}$"))).to_be_visible()
        expect(page.get_by_text("Lou va piocher.")).to_be_visible()


def test_R9_a_miscounted_product_is_explained_kindly_and_the_turn_goes_on(visit: Visit, base_url: str) -> None:
    page = visit()
    with situation(page, base_url, may_capture) as (table, (line, _)):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        first, second, monster = board.seen(*slips(line.view, 0)[0])
        board.capture(first, second, monster)
        kind = page.get_by_role("status").filter(has_text="pas grave").filter(visible=True).first
        expect(kind).to_contain_text(f"{first.potion} × {second.potion} = {first.potion * second.potion}")
        expect(kind).to_contain_text(str(monster.monster))
        board.let_go()
        first, second, monster = board.seen(*captures(line.view, 0)[0])
        board.capture(first, second, monster)
        expect(page.get_by_text("Lou va piocher.")).to_be_visible()


def test_R10_an_overlooked_capture_is_shown_and_rewarded(visit: Visit, base_url: str) -> None:
    page = visit()
    with situation(page, base_url, was_overlooked) as (table, (_, friend)):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        first, second, monster = captures(friend.view, 1)[0]
        board.accuse.click()
        board.show_forgotten(*board.seen(first, second, monster, accusing=True))
        expect(page.get_by_text("Lou doit faire une capture oubliée.")).to_be_visible()
        friend.wait_for_turn()
        step_well(friend)
        expect(page.get_by_text("Bravo, rien ne vous échappe").first).to_be_visible()
        expect(page.get_by_role("img", name=re.compile("^Vos trophées : 1 sur 5"))).to_be_visible()
        expect(board.draw).to_be_visible()


def test_R10_a_wrong_accusation_costs_nothing_and_can_be_taken_back(visit: Visit, base_url: str) -> None:
    page = visit()
    with situation(page, base_url, lambda view: was_overlooked(view) and bool(slips(view, 1))) as (table, (_, friend)):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        board.accuse.click()
        board.show_forgotten(*board.seen(*slips(friend.view, 1)[0], accusing=True))
        expect(page.get_by_role("status").filter(has_text="pas grave").first).to_be_visible()
        board.button("Finalement, non").click()
        board.draw.click()
        expect(board.choose).to_be_visible()


def test_R10_who_was_caught_out_must_make_the_capture_after_all(visit: Visit, base_url: str) -> None:
    page = visit()
    with situation(page, base_url, may_capture) as (table, (_, friend)):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        board.end.click()
        friend.wait_for_turn()
        first, second, monster = captures(friend.view, 0)[0]
        friend.ask("denounce", potions=[first["id"], second["id"]], monster=monster["id"])
        expect(page.get_by_text("Une capture vous a échappé").first).to_be_visible()
        expect(board.end).to_be_hidden()
        board.capture(*board.seen(first, second, monster))
        expect(page.get_by_text("Rien n’échappe à Lou, qui gagne le monstre").first).to_be_visible()


def test_with_help_the_product_is_shown_and_capturable_monsters_are_marked(visit: Visit, base_url: str) -> None:
    page = visit()
    with situation(page, base_url, may_capture, help="monsters") as (table, (line, _)):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        first, second, monster = board.seen(*captures(line.view, 0)[0])
        assert "peut être capturé" in monster.name
        board.choose_potions(first, second)
        expect(page.get_by_text(f"{first.potion} × {second.potion} = {monster.monster}", exact=True)).to_be_visible()


def test_a_refused_move_shows_its_sentence_and_its_rule_and_the_match_lives_on(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url) as (table, _):
        page.goto(f"{base_url}/t/{table}")
        board = Board(page)
        board.hand.get_by_role("button").first.click()
        refusal = page.get_by_role("alert")
        expect(refusal).to_contain_text("Commencez par piocher.")
        refusal.get_by_role("link", name="Règle R4").click()
        expect(
            page.get_by_text("Vous commencez votre tour en prenant la carte du dessus de la pioche.")
        ).to_be_in_viewport()
        page.keyboard.press("Escape")  # the rules lie over the match
        board.draw.click()
        expect(board.choose).to_be_visible()
        expect(refusal).to_be_hidden()
