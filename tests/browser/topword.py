"""Topword through a page, as somebody plays it who reads the board, knows every word and types fast."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import permutations

from playwright.sync_api import Locator, Page, expect

from tablee.games.topword.rules.board import ROWS, Tile
from tablee.games.topword.rules.lays.moves import Found, moves
from tablee.games.topword.rules.letters import spelled
from tablee.lexicon import lexicon
from tests.browser.caller import OPEN, Caller, Json, SeatSocket, person


class TopwordPage:
    """One player's page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.grid = page.get_by_role("grid", name="Plateau")
        self.rack = page.get_by_role("group", name="Votre chevalet").get_by_role("button")
        self.lay = page.get_by_role("button", name=re.compile("^Poser"))
        self.note = page.get_by_role("alert")
        self.challenge = page.get_by_role("button", name="Contester")
        self.loose = self.grid.locator("[role=gridcell][aria-label*='pas encore joué']")

    def square(self, row: int, col: int) -> Locator:
        return self.grid.locator(f"[role=gridcell][aria-label^='{ROWS[row]}{col + 1},']")

    def earns(self, points: int) -> Locator:
        return self.page.get_by_role("button", name=f"Poser · {points} point{'s' if points > 1 else ''}", exact=True)

    def tap_tap(self, letter: str, row: int, col: int) -> None:
        self.page.get_by_role("group", name="Votre chevalet").get_by_role(
            "button", name=letter, exact=True
        ).first.click()
        self.square(row, col).click()

    def type(self, view: Json, tiles: tuple[Tile, ...]) -> None:
        """The squares from the first letter to the last, those that lie there included."""
        laid = {tile.square: tile.letter for tile in sorted(tiles, key=lambda tile: tile.square)}
        first, last = min(laid), max(laid)
        self.square(*first).focus()
        self.point(across=first[0] == last[0])
        step = (0, 1) if first[0] == last[0] else (1, 0)
        for n in range(1 + sum(last) - sum(first)):
            here = first[0] + n * step[0], first[1] + n * step[1]
            self.page.keyboard.press(laid.get(here) or view["stacks"][here[0]][here[1]][-1])
        expect(self.loose).to_have_count(len(tiles))

    def point(self, *, across: bool) -> None:
        if self.page.get_by_role("button", name="Sens d’écriture : horizontal").is_visible() != across:
            self.page.keyboard.press("/")

    def pass_turn(self) -> None:
        self.page.get_by_role("button", name="Passer", exact=True).click()
        self.page.get_by_role("button", name="Passer sans rien échanger").click()


def legal(view: Json) -> list[Found]:
    """Every move the view allows, the dearest first."""
    stacks = tuple(tuple(row) for row in view["stacks"])
    return sorted(moves(stacks, view["rack"], lexicon.common.graph), key=lambda move: -move.points)


def bluff(view: Json) -> tuple[str, ...]:
    """Three letters of the rack that spell no word, to be laid from the middle to the right."""
    for letters in permutations(view["rack"], 3):
        if "".join(map(spelled, letters)).upper() not in lexicon.common:
            return letters
    raise AssertionError(f"whatever {view['rack']} spells is a word")


@contextmanager
def seated(
    page: Page, url: str, friend: Page | None = None, **options: str | int
) -> Iterator[tuple[str, list[SeatSocket]]]:
    """A running table where the page's browser has seat 0 and a friend, with a page or without, seat 1."""
    with Caller.as_in(page, url) as host, Caller.as_in(friend, url) if friend else Caller(url) as guest:
        wish = {"game": "topword", "options": options, "seats": [person("Camille"), OPEN]}
        table = str(host.post("/api/tables", wish)["id"])
        guest.sit(table, "Lou")
        host.start(table)
        with host.line(table, 0) as mine, guest.line(table, 1) as theirs:
            yield table, [mine, theirs]


def lay_by_line(line: SeatSocket, other: SeatSocket, tiles: tuple[Tile, ...]) -> None:
    """A move over the protocol, which the other hears of."""
    lay(line, tiles)
    other.catch_up(line.seq)


def lay(line: SeatSocket, tiles: tuple[Tile, ...]) -> None:
    line.ask("lay", tiles=[{"row": tile.row, "col": tile.col, "letter": tile.letter} for tile in tiles])


def play_out(line: SeatSocket) -> None:
    """To the end over the protocol: the best word, or nothing."""
    while not line.over:
        found = legal(line.view)
        if found:
            lay(line, found[0].tiles)
        else:
            line.ask("pass", swap=None)
        line.wait_for_turn()


def my_turn(lines: list[SeatSocket]) -> SeatSocket:
    """Seat 0 is to play and can lay a word: if the draw gave the start to the other, it lays its best word."""
    mine, theirs = lines
    if mine.view["turn"] != 0:
        found = legal(theirs.view)
        if found:
            lay_by_line(theirs, mine, found[0].tiles)
        else:
            theirs.ask("pass", swap=None)
            mine.catch_up(theirs.seq)
    while not legal(mine.view):  # seven consonants: a letter is exchanged
        mine.ask("pass", swap=mine.view["rack"][0])
        theirs.catch_up(mine.seq)
        theirs.ask("pass", swap=None)
        mine.catch_up(theirs.seq)
    return mine
