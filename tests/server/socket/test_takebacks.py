"""Takebacks over the socket: one asks, the other grants, and what is no such letter is refused."""

import pytest

from tests.server.socket.test_ws import asking, playing
from tests.server.visitors import Browser


def test_one_asks_the_other_grants_and_both_are_told(ana: Browser, bob: Browser) -> None:
    table = playing(ana, bob)
    with ana.window(table) as hers, bob.window(table) as his:
        told = hers.hears("told")
        hers.socket.send_json(asking(told, 0))
        laid = hers.hears("told")
        hers.socket.send_json({"takeback": True, "seat": 0, "seq": laid["seq"], "id": "t"})
        assert hers.hears("done")["id"] == "t"
        request = his.hears("takeback")["number"]
        his.socket.send_json({"grant": True, "request": request, "id": "yes"})
        for window in (hers, his):
            assert window.hears("told", seq=laid["seq"] + 1)["events"][0]["event"]["kind"] == "went_back"
        assert his.hears("done")["id"] == "yes"


@pytest.mark.parametrize(
    "letter",
    [
        {"takeback": False, "seat": 0, "seq": 3, "id": "t"},
        {"takeback": True, "seat": 0, "id": "t"},
        {"takeback": True, "seat": 0, "seq": 3, "id": ""},
        {"grant": "yes", "request": 1, "id": "t"},
        {"grant": True, "request": 1, "id": "t", "seat": 1},
    ],
)
def test_what_is_no_such_letter_is_malformed(letter: dict[str, object], ana: Browser, bob: Browser) -> None:
    with ana.window(playing(ana, bob)) as window:
        assert window.refused(letter)["refused"] == "malformed"
