"""Which card of a hand promises most, by how much: all are tried in the same imagined worlds, as the master does."""

from random import Random

from tablee.games.multiplipotion.engine.master import imagined
from tablee.games.multiplipotion.engine.plans import plans, promise
from tablee.games.multiplipotion.engine.skills import SKILLS
from tablee.games.multiplipotion.rules.state import Moment
from tablee.games.multiplipotion.rules.view import view

DEALS = 4
"""So many times the worlds of one thought of the master."""


def promises(position: Moment, rng: Random) -> dict[int, float]:
    """For each card of the seat to play the trophies that its best plan gains on the other, on average."""
    table = position.table
    seat = table.turn
    seen = view(table, position.hands[seat], seat)
    worlds = [world for _ in range(DEALS) for world in imagined(seen, SKILLS["champion"].worlds, rng)]
    best: dict[int, float] = {}
    for plan in plans(worlds[0], seat, laying=True):
        mean = sum(promise(world, seat, plan) for world in worlds) / len(worlds)
        if plan.card is not None:
            best[plan.card] = max(mean, best.get(plan.card, mean))
    return best


def lead(position: Moment, card: int, rng: Random) -> float:
    """By how many trophies a card leads the best of the others; less than 0 if it does not lead."""
    mean = promises(position, rng)
    return mean[card] - max(worth for other, worth in mean.items() if other != card)
