"""A player without a window, who speaks the protocol directly: a friend far away, or the browser's own quick hand."""

from __future__ import annotations

import itertools
import json
from contextlib import ExitStack
from types import TracebackType
from typing import Any

import httpx
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

Json = dict[str, Any]
PATIENCE = 10
GAME = "multiplipotion"


def person(name: str) -> Json:
    return {"kind": "person", "name": name}


def bot(level: str = "pupil") -> Json:
    return {"kind": "bot", "level": level}


OPEN: Json = {"kind": "open"}


class Caller:
    """Somebody known by a cookie: a new browser, or the one that a page runs in."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self._url = url
        # The house is on this machine: to read the certificates of the whole world takes longer than most calls.
        self._http = httpx.Client(base_url=url, cookies={"tablee": cookie} if cookie else None, verify=False)
        if not cookie:
            self.get("/api/games")
        self.cookie = cookie or self._http.cookies["tablee"]

    @classmethod
    def as_in(cls, page: Page, url: str) -> Caller:
        """The very browser of that page."""
        page.request.get(f"{url}/api/games")
        kept = {str(one.get("name")): str(one.get("value")) for one in page.context.cookies(url)}
        return cls(url, kept["tablee"])

    def __enter__(self) -> Caller:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._http.close()

    def get(self, path: str) -> Any:
        return self._http.get(path).raise_for_status().json()

    def post(self, path: str, body: Json | None = None) -> Any:
        return self._http.post(path, json=body or {}).raise_for_status().json()

    def set_table(self, *seats: Json, clock: int = 0, **options: str | int) -> str:
        """Open a table, at the easiest level unless said otherwise; gives its id."""
        time = {"per_turn": clock, "per_match": 0}
        wish = {"game": GAME, "options": {"level": "low", **options}, "clock": time, "seats": list(seats)}
        return str(self.post("/api/tables", wish)["id"])

    def sit(self, table: str, name: str, seat: int = 1) -> None:
        self.post(f"/api/tables/{table}/sit", {"seat": seat, "name": name})

    def start(self, table: str) -> None:
        self.post(f"/api/tables/{table}/start")

    def line(self, table: str, seat: int) -> SeatSocket:
        """A seat's line to a table that is being played."""
        return SeatSocket(self._url, self.cookie, table, seat)


class SeatSocket:
    """One seat's socket, always knowing how the table looks now."""

    def __init__(self, url: str, cookie: str, table: str, seat: int) -> None:
        self.seat = seat
        self._told: Json = {}
        self._numbers = itertools.count()
        address = f"{url.replace('http', 'ws', 1)}/ws/{table}"
        self._connected = ExitStack()
        self._socket = self._connected.enter_context(
            connect(address, additional_headers={"Cookie": f"tablee={cookie}"})
        )
        while not self._told:
            self._hear()

    def __enter__(self) -> SeatSocket:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.hang_up()

    def hang_up(self) -> None:
        self._connected.close()

    @property
    def view(self) -> Json:
        view: Json = self._told["views"][str(self.seat)]
        return view

    @property
    def seq(self) -> int:
        return int(self._told["seq"])

    @property
    def over(self) -> bool:
        return self._told["result"] is not None

    def ask(self, kind: str, **fields: Any) -> None:
        """Ask and hear what came of it; a refusal fails the test."""
        number = f"{kind}-{next(self._numbers)}-{self.seat}"
        self._socket.send(
            json.dumps({"ask": {"kind": kind, **fields}, "seat": self.seat, "seq": self.seq, "id": number})
        )
        while (answer := self._hear()).get("done") != number:
            assert answer["type"] != "refused", answer

    def catch_up(self, seq: int) -> None:
        """Hear everything up to that event."""
        while self.seq < seq:
            self._hear()

    def wait_for_turn(self) -> None:
        """Until it is this seat's turn, or all is over."""
        while not self.over and self.view["turn"] != self.seat:
            self._hear()

    def _hear(self) -> Json:
        message: Json = json.loads(self._socket.recv(PATIENCE))
        if message["type"] == "told":
            self._told = message
        return message


def abreast(page: Page, line: SeatSocket) -> None:
    """Wait until the page shows what the line has heard: each hears the house for itself, and either may be late."""
    expect(page.locator("[data-seq]")).to_have_attribute("data-seq", str(line.seq))
