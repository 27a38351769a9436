"""Motus through a page, as somebody plays it who reads the slate, knows every word and types fast."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from tablee.games.motus.rules.words.clues import Clues
from tablee.games.motus.rules.words.lists import hidden_words
from tests.browser.caller import OPEN, Caller, Json, person

NO_BREAK = "\N{NO-BREAK SPACE}"
WRITTEN = re.compile(rf"Ligne \d+, .+, (?P<word>[A-Z ]+){NO_BREAK}: (?P<marks>.+)\.")
CURRENT = re.compile(rf"Ligne \d+, à écrire{NO_BREAK}: (?P<letters>.+)\.")
MARKS = {"bien placé": "X", "mal placé": "O", "absent": "-"}
SECRETS = ("KNOUT", "WHIST", "ZLOTY", "FJORD", "YACHT", "GYPSE", "MYRTE", "OXYDE", "RUGBY", "TWEED", "KAYAK", "NYLON")
"""Words to hide, one after the other; beginners do not think of them."""


class MotusPage:
    """One player's page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.slate = page.get_by_role("list", name=re.compile("^Ardoise d"))
        self.keys = page.get_by_role("group", name="Clavier")
        self.open = self.keys.locator("button:not([aria-disabled])").first
        self.closed = self.keys.locator("button[aria-disabled]:not(.enter)").first
        self.to_write = self.slate.get_by_role("listitem").filter(has_text="à écrire")
        self.go_on = page.get_by_role("button", name="Continuer", exact=True)
        self.draw = page.get_by_role("button", name="Tirer une boule", exact=True)
        self.secret = page.get_by_role("list", name="Votre mot secret")
        self.note = page.get_by_role("alert")
        self.result = page.get_by_role(
            "heading", level=1, name=re.compile("gagn|nul|terminée|Bravo|C’était|trouvé|partie remise")
        )
        self._hidden = 0

    def row(self, number: int) -> Locator:
        return self.slate.get_by_role("listitem").filter(has_text=re.compile(f"^Ligne {number},"))

    def clues(self) -> Clues | None:
        """What the large slate tells; None if nothing is to be written on it."""
        rows = self.slate.locator("li > .unseen").all_inner_texts()
        written = [found for found in map(WRITTEN.match, rows) if found]
        current = next((found for found in map(CURRENT.match, rows) if found), None)
        if not current:
            return None
        letters = current["letters"].split(", ")
        known = "".join("." if letter == "vide" else letter for letter in letters)
        return Clues(known, tuple((one["word"].replace(" ", ""), _marks(one["marks"])) for one in written))

    def fitting(self) -> str:
        """A word that may be the hidden one, or nothing if none is sought; what is typed is wiped away first."""
        self.page.keyboard.press("Escape")
        clues = self.clues()
        return clues.fitting(hidden_words("common", clues.first, clues.letters))[0] if clues else ""

    def odd_letter(self) -> str:
        """A letter that makes no words, and is not the one that is given."""
        clues = self.clues()
        return "W" if clues and clues.first == "Z" else "Z"

    def write(self, word: str) -> None:
        """Type it anew and propose it, or hide it."""
        self.page.keyboard.press("Escape")
        self.page.keyboard.type(word)
        self.page.keyboard.press("Enter")

    def step(self) -> None:
        """Whatever is asked next, done by keys alone."""
        expect(self.go_on.or_(self.draw).or_(self.open).or_(self.result).first).to_be_visible()
        if self.go_on.is_visible() or self.draw.is_visible():
            self.page.keyboard.press("Enter")
        elif self.secret.is_visible() and self.open.is_visible():
            self.write(SECRETS[self._hidden % len(SECRETS)])
            self._hidden += 1
            # Robots may have played until it is our turn, and may have hidden this very word before.
            expect(self.closed.or_(self.to_write).or_(self.note).first).to_be_visible()
        elif self.open.is_visible():
            self.propose()

    def propose(self) -> None:
        """A word that fits; in a race another may have been quicker meanwhile."""
        rows = self.slate.locator("li.written").count()
        word = self.fitting()
        if word:
            self.write(word)
            moved_on = self.go_on.or_(self.draw).or_(self.result).or_(self.secret)
            taken = self.to_write.filter(
                has_not_text=", ".join(word)
            )  # by this word, or the next one is sought already
            expect(moved_on.or_(self.slate.locator("li.written").nth(rows)).or_(taken).first).to_be_visible()

    def play_on(self, steps: int = 120) -> None:
        """Until the match is over."""
        for _ in range(steps):
            if self.result.is_visible():
                return
            self.step()
        raise AssertionError("this match does not end")


def _marks(told: str) -> str:
    return "".join(MARKS[one.split(" ", 1)[1]] for one in told.split(", "))


def table_for(me: Caller, *seats: Json, **options: str | int | bool) -> str:
    """A running table of short words."""
    wish = {"game": "motus", "options": {"letters": 5, "series": 1, **options}, "seats": list(seats)}
    table = str(me.post("/api/tables", wish)["id"])
    me.start(table)
    return table


@contextmanager
def alone(page: Page, url: str, **options: str | int | bool) -> Iterator[MotusPage]:
    """One player, the house's words, and the page at the table."""
    with Caller.as_in(page, url) as me:
        page.goto(f"{url}/t/{table_for(me, person('Camille'), **options)}")
    desk = MotusPage(page)
    expect(desk.open).to_be_visible()
    yield desk


def two_windows(page: Page, friend: Page, url: str) -> tuple[MotusPage, MotusPage]:
    """Two people, each before a page of their own, about to hide their words."""
    with Caller.as_in(page, url) as host, Caller.as_in(friend, url) as guest:
        wish = {"game": "motus", "options": {"letters": 5, "series": 1}, "seats": [person("Camille"), OPEN]}
        table = str(host.post("/api/tables", wish)["id"])
        guest.sit(table, "Lou")
        host.start(table)
    page.goto(f"{url}/t/{table}")
    friend.goto(f"{url}/t/{table}")
    return MotusPage(page), MotusPage(friend)
