"""Miramis through a page, as somebody plays it who reads the board, knows every word and types fast."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import permutations

from playwright.sync_api import Locator, Page, expect

from tablee.crossword.squares import Square
from tablee.games.miramis.rules.box.board import ROWS, Tiles
from tablee.games.miramis.rules.box.letters import PAWN, Letter
from tablee.games.miramis.rules.lays.colouring import Coloured
from tablee.games.miramis.rules.lays.moves import moves
from tablee.games.miramis.rules.view import View
from tablee.lexicon import lexicon
from tablee.match import codec
from tests.browser.caller import OPEN, Caller, Json, SeatSocket, person

TABLES = 60
"""How many deals are looked at; every sixth rack has a pawn."""
USED = 6
"""Of so many letters of a rack all moves are found in a moment, even with a pawn among them."""
SPOKEN = {"red": "rouge", "blue": "bleu", "both": "bicolore"}


class MiramisPage:
    """One player's page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.grid = page.get_by_role("grid", name="Plateau")
        self.stand = page.get_by_role("group", name="Votre chevalet")
        self.rack = self.stand.get_by_role("button")
        self.lay = page.get_by_role("button", name=re.compile("^Poser"))
        self.note = page.get_by_role("alert")
        self.loose = self.grid.locator("[role=gridcell][aria-label*='pas encore joué']")
        self.dialog = page.get_by_role("dialog")

    def square(self, row: int, col: int) -> Locator:
        return self.grid.locator(f"[role=gridcell][aria-label^='{ROWS[row]}{col + 1},']")

    def reads(self, square: Square, what: str) -> None:
        expect(self.square(*square)).to_have_attribute("aria-label", re.compile(what))

    def earns(self, points: int) -> Locator:
        return self.page.get_by_role("button", name=f"Poser · {points} point{'s' if points > 1 else ''}", exact=True)

    def piece(self, letter: Letter) -> Locator:
        return self.stand.get_by_role("button", name=spoken(letter), exact=True).first

    def tap_tap(self, letter: Letter, row: int, col: int) -> None:
        self.piece(letter).click()
        self.square(row, col).click()

    def type(self, tiles: Tiles) -> None:
        """The letters of the rack only, each in the colour that the move wants; what lies there is passed over."""
        tiles = tuple(sorted(tiles, key=lambda tile: tile.square))
        across = tiles[0].row == tiles[-1].row
        self.square(*tiles[0].square).focus()
        if self.page.get_by_role("button", name="Sens d’écriture : horizontal").is_visible() != across:
            self.page.keyboard.press("/")
        for tile in tiles:
            self.page.keyboard.press(tile.stone.reads)
            self._recolour(tile.square, named(tile.letter, tile.reads, tile.colour))
        expect(self.loose).to_have_count(len(tiles))

    def _recolour(self, square: Square, wanted: str) -> None:
        """Press * until the letter is the one that is meant; there are never more than seven ways."""
        label = f"{ROWS[square[0]]}{square[1] + 1}, {wanted}, pas encore joué"
        here = self.square(*square)
        expect(here).to_have_attribute("aria-label", re.compile("pas encore joué"))
        for _ in range(7):
            if here.get_attribute("aria-label") == label:
                return
            self.page.keyboard.press("*")
        expect(here).to_have_attribute("aria-label", label)

    def pass_turn(self) -> None:
        self.page.get_by_role("button", name="Passer", exact=True).click()
        self.page.get_by_role("button", name="Passer ce tour").click()


def spoken(letter: Letter) -> str:
    """A letter of the rack as its name says it."""
    return f"{'pion' if letter.is_pawn else letter.face} {SPOKEN[letter.colour]}"


def named(letter: Letter, reads: str | None, colour: str | None) -> str:
    """A letter on the board: what a pawn reads, the letter itself, the colour that it has declared."""
    return ", ".join(filter(None, [reads, spoken(letter), SPOKEN[colour] if colour else None]))


def legal(view: Json) -> list[Coloured]:
    """The moves that the view allows with some letters of the rack, or with all if need be, the dearest first."""
    seen, words = codec.convert(view, View), lexicon.common.graph
    found = moves(seen.ground, seen.stones, seen.rack[:USED], words) or moves(
        seen.ground, seen.stones, seen.rack, words
    )
    return sorted(found, key=lambda move: -move.points)


def gibberish(view: Json) -> str:
    """Three letters of the rack that spell no word."""
    faces = [one["face"] for one in view["rack"] if one["face"] != PAWN]
    return next(word for three in permutations(faces, 3) if (word := "".join(three)) not in lexicon.common)


@contextmanager
def seated(
    page: Page, url: str, friend: Page | None = None, helped: str = "words"
) -> Iterator[tuple[str, list[SeatSocket]]]:
    """A running table where the page's browser has seat 0 and a friend, with a page or without, seat 1."""
    with Caller.as_in(page, url) as host, Caller.as_in(friend, url) if friend else Caller(url) as guest:
        wish = {"game": "miramis", "options": {"help": helped}, "seats": [person("Camille"), OPEN]}
        table = str(host.post("/api/tables", wish)["id"])
        guest.sit(table, "Lou")
        host.start(table)
        with host.line(table, 0) as mine, guest.line(table, 1) as theirs:
            yield table, [mine, theirs]


@contextmanager
def holding(page: Page, url: str, wanted: Callable[[Letter], bool]) -> Iterator[tuple[str, list[SeatSocket], Letter]]:
    """A table where seat 0 is to play and has a letter of that kind."""
    for _ in range(TABLES):
        with seated(page, url) as (table, lines):
            rack = codec.convert(lines[0].view, View).rack
            found = next(filter(wanted, rack), None)
            if found:
                my_turn(lines)
                yield table, lines, found
                return
    raise AssertionError(f"no such letter was dealt at {TABLES} tables")


@contextmanager
def able(
    page: Page, url: str, friend: Page | None = None, helped: str = "words"
) -> Iterator[tuple[str, list[SeatSocket], Coloured]]:
    """A table where seat 0 is to play and may lay letters that need no declaring; the move with the fewest of them."""
    for _ in range(TABLES):
        with seated(page, url, friend, helped) as (table, lines):
            view = my_turn(lines).view
            plain = [one for one in view["rack"] if one["colour"] != "both" and one["face"] != PAWN]
            found = min(legal({**view, "rack": plain}), key=lambda move: len(move.tiles), default=None)
            if found:
                yield table, lines, found
                return
    raise AssertionError(f"nothing could be laid at {TABLES} tables")


def my_turn(lines: list[SeatSocket]) -> SeatSocket:
    """Seat 0 is to play: if the draw gave the start to the other, it passes."""
    mine, theirs = lines
    if mine.view["turn"] != 0:
        theirs.ask("pass")
        mine.catch_up(theirs.seq)
    return mine


def lay_by_line(line: SeatSocket, other: SeatSocket, tiles: Tiles) -> None:
    """A move over the protocol, which the other hears of."""
    line.ask("lay", tiles=codec.plain(tiles))
    other.catch_up(line.seq)
