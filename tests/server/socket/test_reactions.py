"""Reactions over the socket: told to every window, from seats one holds, not too many, and kept nowhere."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.socket.test_ws import asking, playing
from tests.server.visitors import Browser, house


def reacting(reaction: str = "clap", seat: int = 0, letter_id: str = "r") -> dict[str, object]:
    return {"react": reaction, "seat": seat, "id": letter_id}


def test_everybody_at_the_table_is_told_and_the_log_is_not(ana: Browser, bob: Browser, client: TestClient) -> None:
    table = playing(ana, bob)
    with ana.window(table) as hers, bob.window(table) as his, Browser(client).window(table) as onlooker:
        told = hers.hears("told")
        hers.socket.send_json(reacting("well_played"))
        for window in (hers, his, onlooker):
            heard = window.hears("reacted")
            assert heard == {"type": "reacted", "seat": 0, "reaction": "well_played"}
        hers.socket.send_json(asking(told, 0, "x"))
        assert hers.hears("told")["done"] == "x", "nothing has happened that an ask would have to know of"


def test_nobody_reacts_for_another_seat_or_without_one(ana: Browser, bob: Browser, client: TestClient) -> None:
    table = playing(ana, bob)
    with bob.window(table) as his, Browser(client).window(table) as onlooker:
        for window in (his, onlooker):
            said = window.refused(reacting(seat=0, letter_id="mine"))
            assert (said["refused"], said["id"]) == ("not_your_seat", "mine")


@pytest.mark.parametrize(
    "letter",
    [
        reacting("rude"),
        {**reacting(), "text": "…"},
        {"react": "clap"},
        {**reacting(), "id": ""},
        {**reacting(), "seat": "0"},
    ],
)
def test_there_are_six_reactions_and_no_words(letter: dict[str, object], ana: Browser, bob: Browser) -> None:
    with ana.window(playing(ana, bob)) as window:
        assert window.refused(letter)["refused"] == "malformed"


def test_a_browser_that_reacts_too_often_is_told_so_in_all_its_windows(tmp_path: Path) -> None:
    with house(tmp_path, reactions_at_once=2, reactions_per_second=0.001) as client:
        ana, bob = Browser(client), Browser(client)
        table = playing(ana, bob)
        with ana.window(table) as one, ana.window(table) as other, bob.window(table) as his:
            for window in (one, other):
                window.socket.send_json(reacting())
                his.hears("reacted")
            assert other.refused(reacting(letter_id="third"))["refused"] == "too_many_reactions"
            his.socket.send_json(reacting("heart", 1))
            assert his.hears("reacted", seat=1)["reaction"] == "heart", "everybody has a bucket of their own"
