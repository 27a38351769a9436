"""Asks that nobody should make but somebody will: made-up ones, those of other moments, other people's."""

from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from random import Random
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from tablee.core.actions import Action, Deal, TimeUp
from tablee.core.game import Game
from tablee.core.loop import Applied, apply
from tablee.core.position import AnyPosition
from tablee.core.refusal import Refusal
from tablee.testing.playout import RandomMatch, playouts

NUMBERS = (-(2**63), -7, -1, 0, 0, 1, 1, 2, 3, 5, 9, 12, 63, 2**63)
WORDS = ("", "A", "a", "é", "Œ", "🧪", "\0", "-1", "COUCOU", "x" * 500)


@lru_cache(maxsize=2)  # several laws ask them of one game
def probes(game: Game, seed: int, most: int = 40) -> tuple[tuple[AnyPosition, Action], ...]:
    """Positions from before the deal to after the end, and strange asks in each of them."""
    found: list[tuple[AnyPosition, Action]] = []
    for playout in playouts(game, seed):
        rng = Random(f"probe/{seed}")
        for position in _moments(playout, rng):
            asks = [*_of_the_house(playout), *_strange(game, playout, rng)]
            found += ((position, ask) for ask in rng.sample(asks, min(most, len(asks))))
    return tuple(found)


def answer(game: Game, position: AnyPosition, ask: Action, seed: int) -> Applied | Refusal | Exception:
    """What came of a strange ask; an error is given back, since only law_every_ask_is_answered speaks of it."""
    try:
        return apply(game, position, ask, _Luck(seed), 0.0)
    except Exception as error:
        return error


class _Luck(Random):
    """The luck of a seed, sown when it is first needed: most strange asks are refused before."""

    def __init__(self, seed: int) -> None:
        self._unsown: int | None = seed

    def random(self) -> float:
        self._sow()
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        self._sow()
        return super().getrandbits(k)

    def _sow(self) -> None:
        if self._unsown is not None:
            self.seed(self._unsown)
            self._unsown = None


def _moments(playout: RandomMatch, rng: Random) -> list[AnyPosition]:
    positions = [playout.steps[0].before, *(step.after for step in playout.steps)]
    return [positions[0], positions[-1], *rng.sample(positions, min(12, len(positions)))]


def _of_the_house(playout: RandomMatch) -> list[Action]:
    return [Deal(), *(TimeUp(seat) for seat in range(playout.sitting.seats))]


def _strange(game: Game, playout: RandomMatch, rng: Random) -> list[Action]:
    """Made-up asks and asks of other moments, each by its own seat, by another, and by seats that do not exist."""
    made_up = [make_up(kind, rng) for kind in game.rules.actions for _ in range(6)]
    others = [step.ask for step in playout.steps if not step.ask.by_house]
    seats = [*range(playout.sitting.seats), -1, playout.sitting.seats]
    return [replace(ask, seat=seat) for ask in made_up + others for seat in rng.sample(seats, 2)]


def make_up(wanted: Any, rng: Random) -> Any:
    """Some value of a type that the codec could let in."""
    if is_dataclass(wanted) and isinstance(wanted, type):
        return wanted(**{name: make_up(kind, rng) for name, kind in _fields(wanted)})
    arguments = get_args(wanted)
    match get_origin(wanted):
        case origin if origin is Literal:
            return rng.choice(arguments)
        case origin if origin in (Union, UnionType):
            return make_up(rng.choice(arguments), rng)
        case origin if origin is tuple and arguments[1:] == (...,):
            return tuple(make_up(arguments[0], rng) for _ in range(rng.choice((0, 1, 1, 2, 2, 3, 40))))
        case origin if origin is tuple:
            return tuple(make_up(one, rng) for one in arguments)
        case _:
            return _plain(wanted, rng)


@lru_cache
def _fields(wanted: type) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(wanted)
    return tuple((one.name, hints[one.name]) for one in fields(wanted))


def _plain(wanted: Any, rng: Random) -> Any:
    if wanted is bool:
        return rng.choice((False, True))
    if wanted is int:
        return rng.choice(NUMBERS)
    if wanted is float:
        return rng.choice((-1.5, 0.0, 0.1, 1e300))
    if wanted is str:
        return rng.choice(WORDS)
    if wanted in (None, NoneType):
        return None
    raise TypeError(f"an ask may hold numbers, words, tuples and frozen classes of them, but not {wanted}")
