"""What a person does at the table, by the names that are written and spoken there: look, draw, lay, capture, end."""

import re
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from playwright.sync_api import Locator, Page, expect

NO_BREAK = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True, slots=True)
class Card:
    """A card as its name tells it; `name` finds it again on the page."""

    potion: int
    monster: int
    name: str


Three = tuple[Card, Card, Card]


class Board:
    """The board of MultipliPotion on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.mine = page.get_by_role("group", name="Votre zone", exact=True)
        self.theirs = page.get_by_role("group", name=re.compile("^Zone d"))
        self.hand = page.get_by_role("group", name="Votre main", exact=True)
        self.draw = self.button("Piocher")
        self.choose = self.button("Choisissez une carte à poser")
        self.end = self.button("Fin du tour")
        self.accuse = self.button(f"Capture oubliée{NO_BREAK}!")
        self.result = page.get_by_role("heading", level=1, name=re.compile(r"gagn|nul"))

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def cards(self, place: Locator) -> list[Card]:
        """The cards lying there, all seen in one moment."""
        names: list[str] = place.get_by_role("button").evaluate_all(
            "all => all.map(one => one.getAttribute('aria-label')).filter(Boolean)"
        )
        return [card_named(name) for name in names]

    def seen(self, *cards: dict[str, Any], accusing: bool = False) -> Three:
        """Two potions and a monster of the house's view, as they are named on the page."""
        expect(self.mine).to_be_visible()
        potions, monsters = (self.theirs, self.mine) if accusing else (self.mine, self.theirs)
        places = (self.cards(potions), self.cards(potions), self.cards(monsters))
        first, second, monster = (
            next(one for one in place if (one.potion, one.monster) == (card["potion"], card["monster"]))
            for card, place in zip(cards, places, strict=True)
        )
        return first, second, monster

    def possible(self) -> list[Three]:
        """The captures a good eye sees."""
        mine, theirs = self.cards(self.mine), self.cards(self.theirs)
        return [
            (one, other, target)
            for one, other in combinations(mine, 2)
            for target in theirs
            if one.potion * other.potion == target.monster
        ]

    def pick(self, place: Locator, card: Card, nth: int = 0) -> None:
        place.get_by_role("button", name=card.name, exact=True).nth(nth).click()

    def choose_potions(self, first: Card, second: Card, place: Locator | None = None) -> None:
        """Two cards alike are two cards."""
        self.pick(place or self.mine, first)
        self.pick(place or self.mine, second, nth=int(first.name == second.name))

    def let_go(self) -> None:
        """Take back what was chosen and not yet asked for."""
        self.mine.get_by_role("button").first.press("Escape")

    def lay(self, card: Card) -> None:
        self.pick(self.hand, card)
        self.button(f"Poser la potion {card.potion}").click()

    def capture(self, first: Card, second: Card, monster: Card) -> None:
        self.choose_potions(first, second)
        self.pick(self.theirs, monster)
        self.button(f"Capturer {monster.monster} avec {first.potion} × {second.potion}").click()

    def show_forgotten(self, first: Card, second: Card, monster: Card) -> None:
        """What the other has overlooked; names are read while accusing, since each card then shows its other side."""
        self.choose_potions(first, second, self.theirs)
        self.pick(self.mine, monster)
        self.button(f"Montrer {first.potion} × {second.potion} pour {monster.monster}").click()

    def draw_and_lay(self) -> None:
        self.draw.click()
        expect(self.choose.or_(self.end)).to_be_visible()
        if self.choose.is_visible():
            self.lay(self.cards(self.hand)[0])
        expect(self.end).to_be_visible()

    def finish(self) -> tuple[int, int] | None:
        """Capture if two potions make a monster, else end the turn; gives the product that was found."""
        possible = self.possible()
        if not possible:
            self.end.click()
            return None
        self.capture(*possible[0])
        return possible[0][0].potion, possible[0][1].potion

    def good_turn(self) -> tuple[int, int] | None:
        """Draw, lay, and overlook nothing, so that no robot has anything to show."""
        self.draw_and_lay()
        found = self.finish()
        expect(self.end).to_be_hidden()
        return found

    def plain_turn(self) -> None:
        """Draw, lay, and end without looking."""
        self.draw_and_lay()
        self.end.click()
        expect(self.end).to_be_hidden()


def card_named(name: str) -> Card:
    """What a card's name says, whichever side it names first."""
    sides = {side.lower(): int(number) for side, number in re.findall(r"(?i)(potion|monstre) (\d+)", name)}
    return Card(sides["potion"], sides["monstre"], name)
