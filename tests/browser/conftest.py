"""What every browser test stands on: a real house in a process of its own, a real Chromium, visitors, and axe."""

import os
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tools.browser import chromium
from tools.node import npm_ci

HERE = Path(__file__).parent
# The sandbox needs rights a container lacks; the rest keeps Chromium from calling home.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Visit = Callable[..., Page]
Axe = Callable[[Page], list[str]]


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def answers(url: str) -> bool:
    """Whether the house opens its door."""
    try:
        with urllib.request.urlopen(url, timeout=5):
            return True
    except OSError:
        return False


@pytest.fixture(scope="package")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house with a data directory of its own."""
    folder, url = tmp_path_factory.mktemp("house"), f"http://127.0.0.1:{(port := free_port())}"
    command = [sys.executable, "-m", "tablee", "serve", "--port", str(port), "--data", str(folder / "data")]
    with (folder / "output").open("w") as output:
        house = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
    try:
        for _ in range(600):
            if answers(f"{url}/health"):
                break
            try:  # waiting for it to end is our pause, and notices a house that falls over at once
                house.wait(0.05)
            except subprocess.TimeoutExpired:
                continue
            break
        assert house.poll() is None, f"the house did not open:\n{(folder / 'output').read_text()}"
        yield url
    finally:
        house.terminate()
        house.wait(10)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests; without one this fails, it never skips."""
    found = chromium()
    with sync_playwright() as playwright:
        env: dict[str, str | float | bool] = {**os.environ, **found.environment}
        running = playwright.chromium.launch(executable_path=found.executable, args=FLAGS, env=env)
        yield running
        running.close()


def is_our_fault(line: ConsoleMessage) -> bool:
    """Whether a console line tells of a fault in the page, such as a breach of its CSP."""
    return line.type == "error" and not line.text.startswith("Failed to load resource")


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Let a person in: `visit(url, **context)` opens a page in a fresh browser profile; no error there goes unnoticed.

    Answers that say no are logged by the browser as errors too; those are for the page to show, so they do not count.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(url: str, **context: Any) -> Page:
        contexts.append(browser.new_context(**context))
        page = contexts[-1].new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if is_our_fault(line) else None)
        page.goto(url)
        return page

    yield open_page
    for opened in contexts:
        opened.close()
    assert errors == []


@pytest.fixture(scope="package")
def axe() -> Axe:
    """Look a page over for barriers; gives one line per violation.

    The script is evaluated, not added as a tag, because the page's CSP rightly refuses foreign tags.
    """
    npm_ci(HERE, dev=False)
    source = (HERE / "node_modules" / "axe-core" / "axe.min.js").read_text()

    def look(page: Page) -> list[str]:
        page.evaluate(source)
        found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']} ({one['impact']}): {', '.join(str(node['target']) for node in one['nodes'])}"
            for one in found["violations"]
        ]

    return look
