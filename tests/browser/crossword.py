"""What every board of squares and letters keeps to in a hand, whatever the game."""

from playwright.sync_api import Page

from tests.browser.test_phone import SMALLEST


def is_legible(page: Page) -> None:
    """No letter is below 18 pixels, nothing on the rail below a finger's size."""
    sizes = page.locator(".letter .face").evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 18
    small = page.locator(".rail button").evaluate_all(
        "(all, least) => all.filter(one => Math.min(one.offsetWidth, one.offsetHeight) < least).length", SMALLEST
    )
    assert small == 0
