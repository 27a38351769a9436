"""Multimo through a page: the grid, what waits beside it, the store, and tables with people at them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product

from playwright.sync_api import Locator, Page, expect

from tablee.games.multimo.rules.grid import ROWS
from tests.browser.caller import OPEN, Caller, Json, SeatSocket, person

Grid = tuple[str, ...]
UNHURRIED = {"letter_seconds": 0, "finish_seconds": 0}
SMALL = {"width": 3, "height": 3, **UNHURRIED}
"""Nine squares, three of them neutral at three stars, so six letters are named."""
LES: Grid = ("LES", "A#U", "##D")
"""LES, LA, SUD: eleven points."""
BROKEN: Grid = ("LE#", "A#S", "#UD")
"""The same tiles, in two pieces."""
WITH_VOID_WORDS: Grid = ("LUD", "E#S", "##A")
"""LE counts; LUD and DSA do not."""


class MultimoPage:
    """One player's page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.grid = page.get_by_role("grid", name="Votre grille")
        self.waiting = page.get_by_role("group", name="En attente")
        self.store = page.get_by_role("group", name="Magasin")
        self.named = page.get_by_role("list", name="Lettres choisies").get_by_role("listitem")
        self.note = page.get_by_role("alert")
        self.finish = page.get_by_role("button", name=re.compile("^J’ai fini"))
        self.clock = page.get_by_role("timer", name=re.compile("^Temps restant"))

    def square(self, row: int, col: int) -> Locator:
        return self.grid.locator(f"[data-square='{row},{col}']")

    def pile(self, face: str) -> Locator:
        name = re.compile("ases? neutres?" if face == "#" else f"^{face},", re.IGNORECASE)
        return self.waiting.get_by_role("button", name=name)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def tap_tap(self, face: str, row: int, col: int) -> None:
        self.pile(face).click()
        self.square(row, col).click()

    def type(self, grid: Grid) -> None:
        """A whole grid, row by row, by keys."""
        for row, line in enumerate(grid):
            self.square(row, 0).focus()
            self.page.keyboard.press("Home")
            self.page.keyboard.type(line.replace("#", " "))
        self.shows(grid)

    def shows(self, grid: Grid) -> None:
        """Every square holds what it should."""
        for row, col in product(range(len(grid)), range(len(grid[0]))):
            expect(self.square(row, col)).to_have_attribute("aria-label", re.compile(f"^{spoken(grid, row, col)}(,|$)"))


def spoken(grid: Grid, row: int, col: int) -> str:
    """A square as a screen reader hears it begin."""
    tile = grid[row][col]
    return f"{ROWS[row]}{col + 1}, {({'.': 'vide', '#': 'case neutre'}).get(tile, tile)}"


def letters_of(grid: Grid) -> str:
    return "".join(sorted("".join(grid).replace("#", "")))


@contextmanager
def alone(page: Page, url: str, **options: int | str) -> Iterator[tuple[str, SeatSocket]]:
    """A running table with nobody else at it, not yet on the page."""
    with Caller.as_in(page, url) as me:
        table = str(me.post("/api/tables", {"game": "multimo", "options": options, "seats": [person("Camille")]})["id"])
        me.start(table)
        with me.line(table, 0) as line:
            yield table, line


@contextmanager
def together(page: Page, friend: Page, url: str, **options: int | str) -> Iterator[tuple[str, list[SeatSocket]]]:
    """A running table for two people with a page each."""
    with Caller.as_in(page, url) as host, Caller.as_in(friend, url) as guest:
        wish = {"game": "multimo", "options": options, "seats": [person("Camille"), OPEN]}
        table = str(host.post("/api/tables", wish)["id"])
        guest.sit(table, "Lou")
        host.start(table)
        with host.line(table, 0) as mine, guest.line(table, 1) as theirs:
            yield table, [mine, theirs]


def whose_turn(lines: list[SeatSocket]) -> int:
    """The seat that names or places, once all have heard the same."""
    latest = max(line.seq for line in lines)
    for line in lines:
        line.catch_up(latest)
    return int(lines[0].view["turn"])


def name_all(lines: list[SeatSocket], letters: str) -> None:
    """The letters, one after the other, by whoever is to name one."""
    for letter in letters:
        lines[whose_turn(lines)].ask("name", letter=letter)
    whose_turn(lines)


def lies(view: Json) -> Grid:
    return tuple(view["grid"])
