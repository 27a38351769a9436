"""The table of a problem as a line of text, and back: the level of the cards, then a scene drawn in one line.

    low capture 1 | 1: zone 3/12 4/20; hand 2/6 | 2: zone 5/12 4/15; hand 3/8; trophies 2/4
    rush high 17

Of a rush only the order of the cards is told, by a number. Whoever is to play is the one who answers.
"""

from random import Random

from tablee.core.position import Position
from tablee.games.multiplipotion.exam.scene import scene
from tablee.games.multiplipotion.problems.rush import restocked
from tablee.games.multiplipotion.rules.cards import Cards, Level, deck
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.rules.state import Box, Moment

LEVELS: dict[str, Level] = {"low": "low", "all": "all", "high": "high"}
BREAK = " | "
RUSH = "rush"


def read(text: str) -> Moment:
    """The table of a line."""
    first, rest = text.split(" ", 1)
    if first == RUSH:
        level, number = rest.split()
        return _rush(LEVELS[level], number)
    return scene(rest.replace(BREAK, "\n"), _options(LEVELS[first]))


def written(position: Moment) -> str:
    """The line of a table."""
    table = position.table
    said = " said" if table.said_end else ""
    lines = [f"{table.level} {table.phase} {table.turn + 1}{said}"]
    for seat, hand in enumerate(position.hands):
        parts = {"zone": table.zones[seat], "hand": hand, "trophies": table.trophies[seat]}
        told = "; ".join(f"{name} {_cards(cards)}" for name, cards in parts.items() if cards)
        lines.append(f"{seat + 1}: {told}")
    return BREAK.join(lines)


def _rush(level: Level, number: str) -> Moment:
    """A shuffled deck, and the first table of it."""
    cards = list(deck(level))
    Random(f"{RUSH} {level} {number}").shuffle(cards)
    bare = scene("capture 1\n1:\n2:", _options(level))
    return restocked(Position(bare.table, bare.hands, Box(tuple(cards), bare.box.missed)), 0, 0)


def _options(level: Level) -> Options:
    return Options(level=level, deck="reconstructed")


def _cards(cards: Cards) -> str:
    return " ".join(f"{card.potion}/{card.monster}" for card in cards)
