"""What every browser test stands on: a real house in a process of its own, a real Chromium, visitors, and axe."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.house import RealHouse
from tools.browser import chromium
from tools.node import packages

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
# A French visitor; pieces need not travel in a test, only the tests of motion let them.
VISITOR = {"locale": "fr-FR", "reduced_motion": "reduce"}
# What a browser logs as an error though the page is blameless: an answer that says no, and a line that broke.
BLAMELESS = ("Failed to load resource", "WebSocket connection to")

expect.set_options(timeout=20_000)  # milliseconds; other tests keep the machine busy meanwhile

Visit = Callable[..., Page]
Axe = Callable[..., list[str]]


@pytest.fixture(scope="package")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house with a data directory of its own."""
    house = RealHouse(tmp_path_factory.mktemp("house"))
    try:
        house.open()
        yield house.url
    finally:
        house.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[RealHouse]:
    """A house for one test alone, which may do what it likes to it."""
    house = RealHouse(tmp_path)
    try:
        house.open()
        yield house
    finally:
        house.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests; without one this fails, it never skips."""
    found = chromium()
    with sync_playwright() as playwright:
        env: dict[str, str | float | bool] = {**os.environ, **found.environment}
        running = playwright.chromium.launch(executable_path=found.executable, args=FLAGS, env=env)
        yield running
        running.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Let a person in: `visit(url, **context)` opens a page in a fresh profile; no error there goes unnoticed.

    Who is only to sit at a table needs no url: the page stays blank until it goes there.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def noticed(line: ConsoleMessage) -> None:
        if line.type == "error" and not line.text.startswith(BLAMELESS):
            errors.append(line.text)

    def listen(page: Page) -> None:
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", noticed)

    def open_page(url: str = "about:blank", **context: Any) -> Page:
        contexts.append(browser.new_context(**{**VISITOR, **context}))
        contexts[-1].on("page", listen)
        page = contexts[-1].new_page()
        page.goto(url)
        return page

    yield open_page
    for opened in contexts:
        opened.close()
    assert errors == []


@pytest.fixture(scope="package")
def axe() -> Axe:
    """Look a page over for barriers, by all rules or by some; gives one line per violation.

    The script is evaluated, not added as a tag, because the page's CSP rightly refuses foreign tags.
    """
    with packages(HERE, dev=False):
        source = (HERE / "node_modules" / "axe-core" / "axe.min.js").read_text()

    def look(page: Page, *rules: str) -> list[str]:
        if not page.evaluate("'axe' in window"):
            page.evaluate(source)
        wish = {"resultTypes": ["violations"], **({"runOnly": {"type": "rule", "values": rules}} if rules else {})}
        found = page.evaluate("wish => axe.run(document, wish).then(found => found.violations)", wish)
        return [
            f"{one['id']} ({one['impact']}): {', '.join(str(node['target']) for node in one['nodes'])}" for one in found
        ]

    return look
