"""A folder of files offered by the plainest of servers, which can be ended; and a word with the house behind a page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page

CALL = """([method, path, body]) => new Promise((yes) => {
  const channel = new BroadcastChannel(`tablee.house ${location.pathname.replace(/[^/]*$/, '')}`);
  const tab = `test${Math.random()}`;
  channel.onmessage = ({ data }) => {
    if (data.to !== tab) return;
    channel.close();
    yes([data.answer.status, data.answer.body]);
  };
  channel.postMessage({ tab, call: { id: 1, method, path, body } });
})"""


class CalmServer(ThreadingHTTPServer):
    """Does not mind pages that leave before they have everything."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Nothing."""


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing of what it hands out."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - its name in the standard library
        """Nothing."""


@contextmanager
def offered(folder: Path) -> Iterator[tuple[str, ThreadingHTTPServer]]:
    """The folder at an address of this machine; the server may be ended before."""
    server = CalmServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}/", server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def asked(page: Page, method: str, path: str, body: str = "") -> tuple[int, str]:
    """What the house behind a page answers to a call."""
    status, text = page.evaluate(CALL, [method, path, body])
    return int(status), str(text)
