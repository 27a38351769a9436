"""The tables a game is examined at: every seat count and every choice of every option at least once."""

from dataclasses import dataclass
from random import Random
from typing import Any

from tablee.core.game import Game
from tablee.core.options import Spec, chosen, describe


@dataclass(frozen=True, slots=True)
class Sitting:
    """So many seats, playing with these options."""

    seats: int
    options: Any


def sittings(game: Game, seed: int) -> tuple[Sitting, ...]:
    """As few tables as show everything; the seed decides what meets what, and seed 0 begins with the defaults."""
    rng = Random(f"sittings/{seed}")
    columns = {spec.name: _shuffled(spec.default, _values(spec), rng, seed) for spec in describe(game.rules.options)}
    counts = _shuffled(game.rules.seat_counts[0], game.rules.seat_counts, rng, seed)
    rows = max(map(len, (counts, *columns.values())))
    return tuple(
        Sitting(
            counts[row % len(counts)],
            chosen(game.rules.options, {name: values[row % len(values)] for name, values in columns.items()}),
        )
        for row in range(rows)
    )


def _values(spec: Spec) -> tuple[Any, ...]:
    return spec.choices or tuple(dict.fromkeys((spec.default, spec.low, spec.high)))


def _shuffled(first: Any, values: tuple[Any, ...], rng: Random, seed: int) -> tuple[Any, ...]:
    """All values once, in the seed's order; seed 0 keeps the usual one in front."""
    mixed = rng.sample(values, len(values))
    return tuple(sorted(mixed, key=lambda value: value != first)) if seed == 0 else tuple(mixed)
