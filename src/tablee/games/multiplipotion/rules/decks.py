"""Cards of one's own as text: how they are checked, and how a table's options carry them (R2)."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from tablee.core.refusal import Refused
from tablee.games.multiplipotion.rules import deck_refusals as no
from tablee.games.multiplipotion.rules.cards import Card, Cards, Colour

NAMES = ("house", "reconstructed")
"""Decks that need no list: the house's own, which is put in when a table is opened, and the reconstructed one."""
FIRST = 101
"""Cards of one's own are numbered from here on, so that none is taken for one of the reconstructed deck."""
HEADING = ("id", "potion", "monster", "colour")
COLOURS: dict[str, Colour] = {
    "green": "green", "vert": "green", "verte": "green", "violet": "violet", "violette": "violet"
}  # fmt: skip
POTIONS: dict[Colour, range] = {"green": range(2, 6), "violet": range(2, 10)}
MONSTERS: dict[Colour, frozenset[int]] = {
    "green": frozenset(a * b for a in range(2, 6) for b in range(2, 6)),
    "violet": frozenset(a * b for a in range(2, 10) for b in range(6, 10)),
}
"""The products of the tables of 2 to 5, and of those of 6 to 9."""
GREEN, VIOLET = 24, (36, 40)
"""The box has so many; of the violet ones the leaflet counts 36 first and 40 later."""
SHOWN = 40

Numbered = tuple[int, Card]
"""A card and the line it stands on."""


def read_deck(text: str) -> Cards:
    """The cards of a file, or Refused with the line that is wrong: `7 28 violet`, one on each line.

    Commas, semicolons and slashes will do for spaces, `vert` and `verte` for green; a number before the card, a heading
    as in our own file, empty lines and what follows a # are passed over.
    """
    numbered = list(_cards(text))
    cards = tuple(card for _, card in numbered)
    green = sum(card.colour == "green" for card in cards)
    violet = len(cards) - green
    if green != GREEN:
        raise Refused(no.WrongGreen(green, GREEN))
    if violet not in VIOLET:
        raise Refused(no.WrongViolet(violet, *VIOLET))
    for colour in POTIONS:
        _require_prey([one for one in numbered if one[1].colour == colour])
    return cards


@lru_cache(maxsize=16)
def deck_of(option: str) -> Cards:
    """The cards of its own that a table's option stands for; none for a name. Or Refused."""
    return () if option in NAMES else read_deck(option.replace("|", "\n"))


def on_one_line(cards: Cards) -> str:
    """Cards as an option's value: `7 28 violet`, with bars between them."""
    return "|".join(f"{card.potion} {card.monster} {card.colour}" for card in cards)


def written(cards: Cards) -> str:
    """The cards as a file."""
    rows = (f"{card.potion},{card.monster},{card.colour}" for card in cards)
    return "\n".join((",".join(HEADING[1:]), *rows)) + "\n"


def _cards(text: str) -> Iterator[Numbered]:
    count = 0
    for number, line in enumerate(text.splitlines(), 1):
        parts = tuple(part for part in re.split(r"[\s,;/]+", line.split("#")[0].lower()) if part)
        if parts and parts not in (HEADING, HEADING[1:]):
            yield number, _card(FIRST + count, parts[-3:] if len(parts) <= len(HEADING) else (), number, line)
            count += 1


def _card(own: int, parts: tuple[str, ...], number: int, line: str) -> Card:
    if len(parts) != 3 or not (parts[0].isdecimal() and parts[1].isdecimal()) or parts[2] not in COLOURS:
        raise Refused(no.UnclearCard(number, line.strip()[:SHOWN]))
    potion, monster, colour = int(parts[0][:4]), int(parts[1][:4]), COLOURS[parts[2]]
    if potion not in POTIONS[colour]:
        raise Refused(no.StrangePotion(number, potion, POTIONS[colour][0], POTIONS[colour][-1]))
    if monster not in MONSTERS[colour]:
        raise Refused(no.StrangeMonster(number, monster))
    return Card(own, potion, monster, colour)


def _require_prey(numbered: list[Numbered]) -> None:
    """Each colour is played alone as well: two of its potions must reach every monster of it."""
    reached = {first.potion * second.potion for (_, first), (_, second) in combinations(numbered, 2)}
    for line, card in numbered:
        if card.monster not in reached:
            raise Refused(no.OutOfReach(line, card.monster))
