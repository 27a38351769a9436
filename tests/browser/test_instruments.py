"""The browser tests' own instruments: they see what they are there to see."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route, expect

HEAD = "<!doctype html><html lang='fr'><head><title>Banc d’essai</title></head><body><main>"
STRICT = {"content-security-policy": "default-src 'self'"}


@pytest.fixture
def show(browser: Browser) -> Callable[[str], Page]:
    """Show a page made for the test, under the same strict policy as ours."""

    def page_with(body: str) -> Page:
        page = browser.new_page()

        def answer(route: Route) -> None:
            route.fulfill(body=HEAD + body, headers=STRICT, content_type="text/html; charset=utf-8")

        page.route("**/*", answer)
        page.goto("http://bench.test/")
        return page

    return page_with


def test_the_browser_lays_out_text(show: Callable[[str], Page]) -> None:
    page = show("<h1>Œuf d’été</h1>")
    expect(page.get_by_role("heading")).to_have_text("Œuf d’été")
    box = page.get_by_role("heading").bounding_box()
    assert box is not None
    assert box["height"] > 10


def test_axe_passes_a_plain_page(show: Callable[[str], Page], axe: Callable[[Page], list[str]]) -> None:
    assert axe(show("<h1>Bonjour</h1><button>Jouer</button>")) == []


def test_axe_sees_a_button_without_a_name(show: Callable[[str], Page], axe: Callable[[Page], list[str]]) -> None:
    assert [line.split()[0] for line in axe(show("<h1>Bonjour</h1><button></button>"))] == ["button-name"]
