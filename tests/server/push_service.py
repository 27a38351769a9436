"""A push service on this machine, and a device with real keys that can open what it gets."""

from __future__ import annotations

import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import urandom
from queue import Queue
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tablee.match import codec


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


class Device:
    """Somebody's telephone."""

    def __init__(self, service: str, name: str = "phone") -> None:
        self.endpoint = f"{service}/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        """What its browser tells the house."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": _text(point), "auth": _text(self._secret), "language": "fr"}

    def opened(self, sealed: bytes) -> Any:
        """What a message for it says."""
        return codec.parse(http_ece.decrypt(sealed, private_key=self._key, auth_secret=self._secret))


class Service:
    """Takes what houses bring, checks that they are who they say, and answers as it was told to."""

    def __init__(self) -> None:
        self.got: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.answers: list[int] = []
        service = self

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                signed = Vapid02.verify(headers["authorization"])
                status = (service.answers.pop(0) if service.answers else 201) if signed else 403
                service.got.put((self.path, headers, body))  # before it is answered: whoever has the answer finds it
                self.send_response(status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name that it has there
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Door)

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self._server.server_port}"

    @property
    def address(self) -> str:
        return f"http://{self.host}"


@contextmanager
def push_service() -> Iterator[Service]:
    """One that is open."""
    service = Service()
    thread = threading.Thread(target=service._server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield service
    finally:
        service._server.shutdown()
        thread.join()
        service._server.server_close()
