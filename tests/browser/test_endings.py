"""The last minute: a small party for who sees a match end, something kind for who lost, and a picture to share."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.caller import Caller, SeatSocket, abreast, bot, person
from tests.browser.conftest import Axe, Visit
from tests.browser.gestures import Board
from tests.browser.situations import captures, play_on, seated, step, step_well
from tests.browser.test_barriers import look

CONFETTI = "canvas[data-confetti]"


def size_of(picture: Path) -> tuple[int, int]:
    """Width and height of a PNG, from its first chunk."""
    head = picture.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(head[16:20]), int.from_bytes(head[20:24])


def test_who_sees_the_end_has_a_party_and_a_picture(visit: Visit, base_url: str) -> None:
    page = visit(reduced_motion="no-preference")
    with seated(page, base_url) as (table, lines):
        page.goto(f"{base_url}/t/{table}")
        abreast(page, lines[0])
        play_on(lines, lambda view: False, step_well)
    expect(page.locator(CONFETTI)).to_be_attached()
    expect(Board(page).result).to_be_focused()
    expect(page.get_by_text(re.compile(r"plus belle capture.*\d\s×\s\d\s=\s\d+\."))).not_to_have_count(0)
    expect(page.locator(CONFETTI)).to_have_count(0)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Image du résultat").click()
    assert size_of(saved.value.path()) == (1080, 1080)
    expect(page.get_by_role("button", name="Image enregistrée")).to_be_visible()


def lose(page: Page, url: str) -> str:
    """A match against a robot above the weakest, in which nothing is ever taken."""
    with Caller.as_in(page, url) as me:
        table = me.set_table(person("Camille"), bot("expert"), level="all")
        me.start(table)
        with me.line(table, 0) as line:
            while not line.over:
                line.wait_for_turn()
                if not line.over:
                    first_capture_then_none(line)
    return table


def won(me: Caller) -> str:
    """A match that was won against the weakest robot, at the first table or a later one."""
    while True:
        table = me.set_table(person("Camille"), bot("beginner"), level="low")
        me.start(table)
        with me.line(table, 0) as line:
            while not line.over:
                line.wait_for_turn()
                if not line.over:
                    step_well(line)
        if me.get(f"/api/tables/{table}")["winners"] == [0]:
            return table


def first_capture_then_none(line: SeatSocket) -> None:
    """One trophy, so that there is something to praise; then only what a vigilant robot makes one take."""
    phase, trophies = line.view["phase"], line.view["trophies"][0]
    found = captures(line.view, 0) if phase == "amend" or (phase == "capture" and not trophies) else []
    if found:
        one, other, target = found[0]
        line.ask("capture", potions=[one["id"], other["id"]], monster=target["id"])
    else:
        step(line)


def test_who_lost_hears_something_kind_and_may_have_a_weaker_robot(axe: Axe, visit: Visit, base_url: str) -> None:
    page = visit()
    table = lose(page, base_url)
    page.goto(f"{base_url}/t/{table}")
    expect(Board(page).result).to_be_focused()
    kind = re.compile("^(Il vous manquait|Vous avez gagné|Votre plus belle|La prochaine sera)")
    expect(page.get_by_text(kind).first).to_be_visible()
    expect(page.get_by_role("main")).not_to_contain_text(re.compile("perdu", re.IGNORECASE))
    expect(page.locator(CONFETTI)).to_have_count(0)
    look(axe, page)
    gentler = page.get_by_role("button", name=re.compile("^Plutôt contre"))
    name = gentler.inner_text().strip().removeprefix("Plutôt contre ")
    gentler.click()
    expect(Board(page).draw).to_be_visible()
    with Caller.as_in(page, base_url) as me:
        again = me.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert again["seats"][0]["name"] == "Camille"
    assert again["seats"][1]["level"] in {"beginner", "novice", "casual", "club", "regular"}  # by how far it was lost
    assert again["options"]["level"] == "all"
    page.goto(f"{base_url}/new?game=multiplipotion&with=robot")
    expect(page.get_by_role("radio", name=name)).to_be_checked()  # the form offers whom one might beat


def test_who_won_may_have_a_stronger_robot(visit: Visit, base_url: str) -> None:
    page = visit()
    page.goto(f"{base_url}/new?game=multiplipotion&with=robot")
    expect(page.get_by_role("radio", name="Nino, tout débutant")).to_be_checked()  # the first one for who is new
    with Caller.as_in(page, base_url) as me:
        table = won(me)
    page.goto(f"{base_url}/t/{table}")
    page.get_by_role("button", name=re.compile("^Et contre (Zoé|Gaston)")).click()  # by how far it was won
    expect(Board(page).draw).to_be_visible()
