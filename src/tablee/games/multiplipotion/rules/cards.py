"""The cards: a potion to multiply with on one side, a monster to be captured on the other; the deck is a data file."""

import csv
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal

Colour = Literal["green", "violet"]
Level = Literal["all", "low", "high"]
Product = tuple[int, int]
"""Two potions multiplied, the smaller one first."""


@dataclass(frozen=True)  # without slots: every message is full of cards, and their JSON is made in 3/5 of the time
class Card:
    """One card; laid down, its potion points to its owner and its monster to the opponent."""

    id: int
    potion: int
    monster: int
    colour: Colour


Cards = tuple[Card, ...]

NAMED: dict[str, Colour] = {"green": "green", "violet": "violet"}
COLOURS: dict[Level, tuple[Colour, ...]] = {"all": ("green", "violet"), "low": ("green",), "high": ("violet",)}


@cache
def deck(level: Level) -> Cards:
    """The cards of a level, in the order of the data file (R2)."""
    text = (files("tablee.games.multiplipotion") / "data" / "deck.csv").read_text("utf-8")
    rows = csv.DictReader(text.splitlines())
    cards = (Card(int(row["id"]), int(row["potion"]), int(row["monster"]), NAMED[row["colour"]]) for row in rows)
    return of_level(tuple(cards), level)


def of_level(cards: Cards, level: Level) -> Cards:
    """Those of some cards that a level is played with."""
    return tuple(card for card in cards if card.colour in COLOURS[level])


@cache
def cards_by_id() -> dict[int, Card]:
    """Every card under its number."""
    return {card.id: card for card in deck("all")}


def product_of(first: Card, second: Card) -> Product:
    """The two potions as the table of multiplication names them."""
    a, b = first.potion, second.potion
    return (a, b) if a <= b else (b, a)
