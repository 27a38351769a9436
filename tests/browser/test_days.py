"""A day of problems of every game from the hall to the result one shares, and ten problems of a ladder."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tablee.core.game import Game, Problem
from tablee.core.game.shelf import games
from tablee.match.codec import plain
from tablee.match.problems.board import laid_out, shown
from tablee.match.problems.rows import problems_of, rows_of
from tablee.match.problems.season import has_day
from tests.browser.caller import Caller
from tests.browser.conftest import Axe, Visit
from tests.browser.gestures import Board

DAILY = [game for game in games().values() if has_day(game)]


def as_told(game: Game, problem: Problem) -> Any:
    """How it lies on the board, as it comes over the line."""
    return json.loads(json.dumps(shown(laid_out(game, problem)).view))


def best_answer(game: Game, board: dict[str, Any]) -> list[dict[str, Any]]:
    """What the house tells only afterwards, found again by how the problem lies on the board."""
    alike = (one for one in rows_of(game).kept if (one.theme, one.level) == (board["theme"], board["level"]))
    problem = next(one for one in alike if as_told(game, one) == board["view"])
    asks = map(plain, problems_of(game).scene(problem).asks)
    return [{name: value for name, value in ask.items() if name != "seat"} for ask in asks]


def answered_well(page: Page, url: str, game: Game, day: str) -> None:
    """The browser's own quick hand, one problem of the day after the other."""
    path = f"/api/games/{game.name}/days/{day}"
    with Caller.as_in(page, url) as me:
        for number, board in enumerate(me.get(path)["items"]):
            for asked, ask in enumerate(best_answer(game, board)):
                me.post(f"{path}/answer", {"number": number, "ask": ask, "asked": asked})


@pytest.mark.parametrize("game", DAILY, ids=lambda game: game.name)
def test_a_day_goes_from_the_hall_to_a_result_one_shares(axe: Axe, visit: Visit, base_url: str, game: Game) -> None:
    page = visit(base_url, permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("region", name="Aujourd’hui").get_by_role("listitem").get_by_role("link").click()
    with Caller.as_in(page, base_url) as me:
        today = me.get("/api/today")["day"]
        title = next(one for one in me.get("/api/games") if one["name"] == game.name)["words"]["fr"]["title"]
    page.get_by_role("article").filter(has_text=title).get_by_role("button", name="Jouer").click()
    expect(page.get_by_role("region", name=title)).to_be_visible()
    expect(page.get_by_role("button", name="Le mieux")).to_have_count(0)
    assert axe(page) == []
    answered_well(page, base_url, game, today)
    page.reload()
    result = page.get_by_role("heading", level=1)
    expect(result).to_have_text(re.compile(r"^(\d+) points? sur \1$"))
    assert axe(page) == []
    page.get_by_role("button", name="Partager").click()
    expect(page.get_by_role("button", name="Résultat copié")).to_be_visible()
    boast = str(page.evaluate("navigator.clipboard.readText()"))
    assert re.search(rf"^{title}, .+ – (\d+) sur \1\n🟩+\n{base_url}/day/{game.name}/{today}$", boast)
    page.get_by_role("button", name=re.compile("^Revoir 1")).click()
    page.get_by_role("button", name="Le mieux").click()
    expect(page.get_by_role("button", name="Le mieux")).to_have_attribute("aria-pressed", "true")
    assert re.findall(r"(?:de|du|par|à) (?:Le |Vous|[Mm]ieux).*", page.locator("body").aria_snapshot()) == []
    page.goto(f"{base_url}/today")
    expect(page.get_by_role("article").filter(has_text=title).get_by_role("button", name="Revoir")).to_be_visible()


def test_ten_problems_of_a_ladder_move_the_rating_and_what_went_wrong_comes_back(
    axe: Axe, visit: Visit, base_url: str
) -> None:
    page = visit(f"{base_url}/problems/multiplipotion")
    page.get_by_role("link", name=re.compile("^Une capture, ou rien")).click()
    board = Board(page)
    rating, onward = page.locator(".standing b"), page.get_by_role("button", name="Suivant")
    expect(rating).to_have_text("1500")
    page.get_by_role("button", name="Voir la réponse").click()
    expect(page.get_by_text("Celui-ci revient demain.").first).to_be_visible()
    low = int(rating.inner_text())
    assert low < 1500
    expect(page.get_by_role("button", name="Le mieux")).to_have_attribute("aria-pressed", "true")
    assert axe(page) == []
    for _ in range(9):
        onward.click()
        expect(onward).to_have_count(0)
        expect(board.end).to_be_visible()  # a list that fits a new rating may have to come first
        board.finish()
        expect(onward).to_be_visible()
    assert int(rating.inner_text()) > low
    page.goto(f"{base_url}/problems/multiplipotion")
    expect(page.get_by_text("9 résolus sur 10")).to_be_visible()
    expect(page.get_by_text("1 reviendra un autre jour")).to_be_visible()
