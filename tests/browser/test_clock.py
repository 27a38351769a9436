"""A table that asks for a clock: time is shown, runs out, and then the house acts."""

from playwright.sync_api import Page, expect

from tests.browser.caller import Caller, bot, person
from tests.browser.conftest import Visit
from tests.browser.gestures import Board
from tests.browser.rooms import choose, log_of, more_settings
from tests.browser.situations import seated

CUT_OFF = """one => Math.max(0, one.getBoundingClientRect().right - one.parentElement.getBoundingClientRect().right)"""


def test_R13_when_the_time_of_a_turn_runs_out_the_house_plays(visit: Visit, base_url: str) -> None:
    page = visit()
    with seated(page, base_url, clock=2) as (table, _):
        page.goto(f"{base_url}/t/{table}")
        expect(page.get_by_role("timer").first).to_be_visible()
        expect(log_of(page).filter(has_text="Votre temps est écoulé")).to_have_count(1)
        expect(log_of(page).filter(has_text="Vous posez la potion")).to_have_count(1)
        expect(page.get_by_text("Lou va piocher.").or_(log_of(page).filter(has_text="Le temps de Lou"))).to_be_visible()


def test_a_player_in_time_keeps_the_turn(visit: Visit, base_url: str) -> None:
    page = visit(f"{base_url}/new?game=multiplipotion&with=robot")
    more_settings(page)
    choose(page, "Par tour")
    page.get_by_role("spinbutton", name="Secondes par tour").fill("60")
    page.get_by_role("button", name="Commencer la partie").click()
    board = Board(page)
    timer = page.get_by_role("timer", name="Temps restant").first
    expect(timer).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 640})
    board.draw_and_lay()  # and may be taken back: one more sign beside the names
    assert timer.evaluate(CUT_OFF) == 0, "all of the time is in sight"
    page.set_viewport_size({"width": 1280, "height": 800})
    board.finish()
    expect(board.draw).to_be_visible()
    expect(log_of(page).filter(has_text="temps")).to_have_count(0)


def test_without_a_clock_no_time_is_shown(visit: Visit, base_url: str) -> None:
    page = visit()
    with Caller.as_in(page, base_url) as me:
        table = me.set_table(person("Camille"), bot())
        me.start(table)
        page.goto(f"{base_url}/t/{table}")
        expect(Board(page).draw).to_be_visible()
        expect(page.get_by_role("timer")).to_have_count(0)


def test_on_a_phone_the_time_is_not_cut_off(visit: Visit, base_url: str) -> None:
    page = visit(viewport={"width": 360, "height": 640})
    with seated(page, base_url, clock=1200) as (table, _):
        page.goto(f"{base_url}/t/{table}")
        all_of_their_time_is_seen(page, 2)
    with Caller.as_in(page, base_url) as me:
        four = [person("Camille"), *[bot("novice")] * 3]
        time = {"per_turn": 60, "per_match": 0}
        table = me.post("/api/tables", {"game": "topword", "options": {}, "clock": time, "seats": four})["id"]
        me.start(table)
        page.goto(f"{base_url}/t/{table}")
        expect(page.locator("[aria-current]").filter(has_text="Vous")).to_be_visible()
        all_of_their_time_is_seen(page, 4)


def all_of_their_time_is_seen(page: Page, count: int) -> None:
    timers = page.get_by_role("timer")
    expect(timers).to_have_count(count)
    for timer in timers.all():
        assert timer.evaluate("one => one.parentElement.scrollWidth <= one.parentElement.clientWidth")
