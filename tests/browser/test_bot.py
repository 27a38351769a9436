"""A bot of somebody's own comes in through its door: the host seats it, sees what it is, and plays it to the end."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.caller import OPEN, Caller, abreast, person
from tests.browser.conftest import Axe, Visit
from tests.browser.gestures import Board
from tests.browser.house import RealHouse
from tests.browser.situations import step_well

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "door_bot.py"


@contextmanager
def rufus(house: RealHouse, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """The example, with a token made while the house is open, connected by the time we go on."""
    create = [sys.executable, "-m", "tablee", "bot", "create", "rufus", "--data", str(folder / "data")]
    token = subprocess.run(create, check=True, capture_output=True, text=True).stdout.strip()
    command = [sys.executable, str(EXAMPLE), house.url, token]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout is not None
        assert "hello" in bot.stdout.readline()
        try:
            yield bot
        finally:
            bot.kill()


def test_a_bot_plays_a_whole_match_against_a_person(
    visit: Visit, own_house: RealHouse, tmp_path: Path, axe: Axe
) -> None:
    page = visit(viewport={"width": 360, "height": 640})
    with rufus(own_house, tmp_path), Caller.as_in(page, own_house.url) as camille:
        table = camille.set_table(person("Camille"), OPEN)
        page.goto(f"{own_house.url}/t/{table}")
        page.get_by_role("button", name="rufus, bot").click()
        expect(page.get_by_role("listitem").filter(has_text="rufus, bot")).to_be_visible()
        assert axe(page) == []
        page.get_by_role("button", name="Commencer la partie").click()
        players = page.get_by_role("list", name="Joueurs")
        expect(players.get_by_role("listitem").filter(has_text="rufus").get_by_text("bot")).to_be_visible()
        expect(players.get_by_text("hors ligne")).to_be_hidden()
        Board(page).good_turn()
        with camille.line(table, 0) as line:
            line.wait_for_turn()
            while not line.over:
                step_well(line)
                line.wait_for_turn()
            abreast(page, line)
        expect(page.get_by_role("link", name="Revoir la partie")).to_be_visible()
        assert camille.get(f"/api/tables/{table}")["status"] == "finished"
