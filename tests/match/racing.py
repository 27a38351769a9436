"""A match that begins with the race of the super partie: the house's word is CARTON, seats 0 and 1 race."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tablee.core.actions import HOUSE, Deal
from tablee.core.events import Event
from tablee.games.motus import GAME
from tablee.games.motus.rules.events import RaceOpened, WordSet
from tablee.games.motus.rules.rounds.round_events import SuperBegan, SuperWordBegan
from tests.exam.otherwise import otherwise


def straight_to_the_race(position: Any, action: Any, rng: Random, now: float) -> Sequence[Event]:
    """The rules, but the deal is followed by the super partie at once."""
    events = GAME.rules.decide(position, action, rng, now)
    if not isinstance(action, Deal):
        return events
    hidden = WordSet(HOUSE, 0, "CARTON", from_stock=False), RaceOpened(0, "C", 6, now)
    return (*events, SuperBegan(0, (0, 1), (HOUSE,)), SuperWordBegan(1, HOUSE, now), *hidden)


RACE = otherwise(GAME, rules={"decide": straight_to_the_race})
