"""Looking ahead and back over HTTP: what an ask would bring its own seat, and how well a match was played."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tablee.core.actions import Action
from tablee.core.events import Event
from tablee.core.refusal import Refusal
from tablee.match.thinking.analyses import Analyses
from tablee.match.thinking.robots import Robots
from tablee.server.app import create_app
from tablee.server.settings import Settings
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME
from tests.exam.toy.rules.actions import Lay
from tests.exam.toy.rules.events import Laid
from tests.exam.toy.rules.options import Options
from tests.exam.toy.rules.refusals import CardMissing
from tests.exam.toy.rules.view import View
from tests.server.calls.test_http import finished
from tests.server.visitors import OPEN, PERSON, Browser


@dataclass(frozen=True, slots=True)
class Left:
    """The toy's preview: the cards that would be left in the hand."""

    hand: tuple[int, ...]


def left(view: View, action: Action) -> Left | Refusal | None:
    if not isinstance(action, Lay):
        return None
    if action.card not in view.hand:
        return CardMissing(action.card)
    return Left(tuple(card for card in view.hand if card != action.card))


THOUGHTS: list[int] = []


@dataclass(frozen=True, slots=True)
class Tally:
    """The toy's analysis: how many seats there were, and how many cards were laid."""

    seats: int
    laid: int


def tallied(options: Options, seats: int, events: Sequence[Event]) -> Tally:
    THOUGHTS.append(seats)
    return Tally(seats, sum(isinstance(event, Laid) for event in events))


@pytest.fixture(params=[left])
def client(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TestClient]:
    game = otherwise(GAME, engine={"preview": request.param, "analyse": request.param and tallied})
    threads = partial(ThreadPoolExecutor, 1)
    app = create_app(Settings(data=tmp_path, hosts=("testserver",)), {game.name: game}, Robots(threads))
    with TestClient(app) as running:
        app.state.house.desk.analyses = Analyses(threads)
        yield running


@pytest.fixture
def players(client: TestClient) -> tuple[Browser, Browser, str]:
    """Ana in seat 0, Bob in seat 1, and their table."""
    ana, bob = Browser(client), Browser(client)
    table = ana.table(PERSON, OPEN)
    bob.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bob"})
    ana.post(f"/api/tables/{table}/start")
    return ana, bob, table


def hand_of(browser: Browser, table: str, seat: int) -> list[int]:
    with browser.window(table) as window:
        hand: list[int] = window.hears("told")["views"][str(seat)]["hand"]
        return hand


def look(browser: Browser, table: str, seat: int, **ask: Any) -> Any:
    return browser.post(f"/api/tables/{table}/preview", {"seat": seat, "ask": ask})


def test_a_preview_says_what_the_ask_would_bring_and_nothing_happens(players: tuple[Browser, Browser, str]) -> None:
    ana, _, table = players
    first, *others = hand_of(ana, table, 0)
    answer = look(ana, table, 0, kind="lay", card=first)
    assert (answer.status_code, answer.json()) == (200, {"preview": {"hand": others}, "refused": None})
    assert hand_of(ana, table, 0) == [first, *others]


def test_a_preview_needs_no_turn(players: tuple[Browser, Browser, str]) -> None:
    _, bob, table = players
    first, *others = hand_of(bob, table, 1)
    assert look(bob, table, 1, kind="lay", card=first).json()["preview"] == {"hand": others}


def test_a_preview_may_be_the_rule_that_would_be_broken(players: tuple[Browser, Browser, str]) -> None:
    ana, bob, table = players
    theirs = hand_of(bob, table, 1)[0]
    answer = look(ana, table, 0, kind="lay", card=theirs).json()
    assert (answer["preview"], answer["refused"]["refused"], answer["refused"]["card"]) == (
        None,
        "card_missing",
        theirs,
    )


def test_an_ask_with_nothing_to_show(players: tuple[Browser, Browser, str]) -> None:
    ana, _, table = players
    ask = {"kind": "swap", "card": hand_of(ana, table, 0)[0]}
    assert look(ana, table, 0, **ask).json() == {"preview": None, "refused": None}


@pytest.mark.parametrize("client", [None], indirect=True)
def test_a_game_without_previews_shows_none(players: tuple[Browser, Browser, str]) -> None:
    ana, _, table = players
    assert look(ana, table, 0, kind="lay", card=1).json() == {"preview": None, "refused": None}


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_nobody_looks_ahead_from_another_seat(players: tuple[Browser, Browser, str], seat: int) -> None:
    ana, _, table = players
    assert look(ana, table, seat, kind="lay", card=1).json()["refused"] == "not_your_seat"


def test_a_spectator_looks_ahead_from_no_seat(client: TestClient, players: tuple[Browser, Browser, str]) -> None:
    table = players[2]
    assert look(Browser(client), table, 0, kind="lay", card=1).json()["refused"] == "not_your_seat"


@pytest.mark.parametrize(
    ("ask", "refused"),
    [
        ({"kind": "castle"}, "unknown_kind"),
        ({}, "unknown_kind"),
        ({"kind": "lay"}, "malformed"),
        ({"kind": "lay", "card": "7"}, "malformed"),
        ({"kind": "time_up"}, "house_only"),
    ],
)
def test_a_strange_ask_is_refused(players: tuple[Browser, Browser, str], ask: dict[str, Any], refused: str) -> None:
    ana, _, table = players
    answer = look(ana, table, 0, **ask)
    assert (400 <= answer.status_code < 500, answer.json()["refused"]) == (True, refused)


def test_there_is_nothing_to_look_at_before_the_start(client: TestClient) -> None:
    ana = Browser(client)
    assert look(ana, ana.table(PERSON, OPEN), 0, kind="lay", card=1).json()["refused"] == "not_started"


def test_a_finished_match_is_analysed(client: TestClient) -> None:
    ana = Browser(client)
    table = finished(ana)
    replay = ana.get(f"/api/tables/{table}/replay").json()
    laid = sum(one["event"]["kind"] == "laid" for frame in replay["frames"] for one in frame["events"])
    THOUGHTS.clear()
    for _ in range(2):
        assert ana.get(f"/api/tables/{table}/analysis").json() == {
            "analysis": {"seats": 2, "laid": laid},
            "waiting": None,
        }
    assert THOUGHTS == [2], "thought over once, however often it is asked for"


@pytest.mark.parametrize("client", [None], indirect=True)
def test_a_game_may_have_no_analysis(client: TestClient) -> None:
    ana = Browser(client)
    assert ana.get(f"/api/tables/{finished(ana)}/analysis").json() == {"analysis": None, "waiting": None}


def test_a_match_under_way_is_not_analysed(players: tuple[Browser, Browser, str]) -> None:
    ana, _, table = players
    answer = ana.get(f"/api/tables/{table}/analysis")
    assert (answer.status_code, answer.json()["refused"]) == (409, "not_finished")
