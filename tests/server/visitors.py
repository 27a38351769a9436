"""A server for tests, in this process: the toy on its shelf, and browsers with cookies of their own."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketTestSession

from tablee.core.actions import Action
from tablee.match.thinking.robots import Robots
from tablee.server.app import create_app
from tablee.server.settings import Limits, Settings
from tests.exam.toy import GAME

PERSON, OPEN, BOT = {"kind": "person", "name": "Ana"}, {"kind": "open"}, {"kind": "bot", "level": "pupil"}


def app_in(folder: Path, patience: float = 120.0, push: tuple[str, ...] = (), **limits: Any) -> FastAPI:
    """The whole server on a fresh folder."""
    here = Settings(data=folder, hosts=("testserver",), robot_pause=0.0, patience=patience, limits=Limits(**limits))
    settings = replace(here, push_services=push)
    return create_app(settings, {GAME.name: GAME}, Robots(lambda: ThreadPoolExecutor(1), _think))


def _think(name: str, view: Any, level: str, seed: str) -> Action:
    return GAME.engine.choose(view, level, Random(seed))


class Browser:
    """A visitor with a cookie jar of its own, at a server that runs."""

    def __init__(self, client: TestClient) -> None:
        self._client = client
        self.cookie = ""

    def call(self, method: str, path: str, **more: Any) -> Any:
        """An HTTP call; keeps the cookie that comes back."""
        headers = {**more.pop("headers", {}), **({"cookie": self.cookie} if self.cookie else {})}
        self._client.cookies.clear()
        answer = self._client.request(method, path, headers=headers, **more)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        return answer

    def get(self, path: str, **more: Any) -> Any:
        return self.call("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return self.call("POST", path, json=body, **more) if body is not None else self.call("POST", path, **more)

    def table(self, *seats: dict[str, Any], **wish: Any) -> str:
        """Open a table and say its id."""
        answer = self.post("/api/tables", {"game": "toy", "seats": list(seats), **wish})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @contextmanager
    def window(self, table: str, **headers: str) -> Iterator[Window]:
        """A socket at a table."""
        self._client.cookies.clear()
        sent = {**headers, **({"cookie": self.cookie} if self.cookie else {})}
        with self._client.websocket_connect(f"/ws/{table}", headers=sent) as socket:
            yield Window(socket)


class Window:
    """A socket that one can wait on for a certain message."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket

    def hears(self, kind: str, **fields: Any) -> Any:
        """The next message of this type with these fields; others are passed over."""
        while True:
            message = self.socket.receive_json()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def refused(self, sent: Any) -> Any:
        """What is refused of something sent as it is."""
        self.socket.send_text(sent) if isinstance(sent, str) else self.socket.send_json(sent)
        return self.hears("refused")


@contextmanager
def house(folder: Path, base_url: str = "http://testserver", **limits: Any) -> Iterator[TestClient]:
    """A server that runs."""
    with TestClient(app_in(folder, **limits), base_url=base_url) as client:
        yield client
