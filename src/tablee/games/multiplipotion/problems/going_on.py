"""How the asks of an answer lead from table to table: by the rules, but where a turn would pass it stays."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce
from random import Random

from tablee.core.game import Problem
from tablee.core.position import AnyPosition, Position
from tablee.games.multiplipotion.problems.rush import passed_over, restocked
from tablee.games.multiplipotion.problems.tables import read
from tablee.games.multiplipotion.rules.actions import Ask, EndTurn
from tablee.games.multiplipotion.rules.captures import Possible, captures
from tablee.games.multiplipotion.rules.cards import Card, Cards
from tablee.games.multiplipotion.rules.decide import decide
from tablee.games.multiplipotion.rules.evolve import evolve
from tablee.games.multiplipotion.rules.state import Moment

Step = tuple[Moment, Ask]
"""A table, and what was asked on it."""


def onward(problem: Problem, asks: Sequence[Ask], position: AnyPosition) -> Moment:
    """After a capture all potions lie there again (`every`), or new cards come (`rush`); else as the rules say."""
    start = read(problem.position)
    seat = start.table.turn
    if position.table.turn == seat or problem.theme not in ("every", "rush"):
        return position
    if problem.theme == "every":
        return _laid_again(start, position, seat)
    ended = sum(isinstance(ask, EndTurn) for ask in asks)
    found = len(position.table.found[seat])
    return restocked(passed_over(position, seat) if isinstance(asks[-1], EndTurn) else position, seat, found + ended)


def steps(problem: Problem, asks: Sequence[Ask]) -> Iterator[Step]:
    """Every ask with the table on which it was granted."""
    position = read(problem.position)
    for number, ask in enumerate(asks, 1):
        yield position, ask
        position = onward(problem, asks[:number], after(position, ask))


def after(position: Moment, ask: Ask, rng: Random | None = None) -> Moment:
    """The table after an ask, by the rules; only a deal needs luck."""
    return reduce(evolve, decide(position, ask, rng or Random(0), 0.0), position)


def zones(position: Moment, seat: int) -> tuple[Cards, Cards]:
    """What lies before a seat, and before the other."""
    return position.table.zones[seat], position.table.zones[1 - seat]


def possible(position: Moment, seat: int) -> list[Possible]:
    """The captures of a seat."""
    return captures(*zones(position, seat))


def prepared(own: Cards, theirs: Cards, hand: Cards, laid: Card) -> list[Possible]:
    """What a card would capture next time together with another one of the hand."""
    return [one for card in hand if card != laid for one in captures((*own, laid, card), theirs) if laid in one[:2]]


def _laid_again(start: Moment, position: Moment, seat: int) -> Moment:
    """The first table without the monsters that are captured by now."""
    taken = position.table.trophies
    first, second = (tuple(card for card in zone if card not in taken[seat]) for zone in start.table.zones)
    table = replace(start.table, zones=(first, second), trophies=taken, found=position.table.found)
    return Position(table, start.hands, start.box)
