"""Everybody tests with the same browser, unless one is named."""

import platform
import sys

import pytest

from tools import browser


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was looked at, on a Linux machine that has a Chromium of its own."""
    seen: list[str] = []

    def looked_at(name: str) -> bool:
        seen.append(name)
        return True

    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(browser, "starts", looked_at)
    monkeypatch.setattr(browser, "locked", lambda: browser.Chromium("locked"))
    return seen


def test_on_linux_it_is_the_locked_one_even_where_the_system_has_its_own(told: list[str]) -> None:
    assert browser.chromium().executable == "locked"
    assert told == []


def test_a_named_one_goes_first(told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/somewhere/else")
    assert browser.chromium().executable == "/somewhere/else"
    assert told == ["/somewhere/else"]
