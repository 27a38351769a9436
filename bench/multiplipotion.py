"""MultipliPotion measured: the rules alone, the views, and how long each robot thinks."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from random import Random

from tablee.core.actions import Action, Deal
from tablee.core.loop import Applied, apply, view_for
from tablee.games.multiplipotion import GAME
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.rules.state import Moment

Player = Callable[[Moment, int, Random], Action]


def main() -> None:
    """Print the figures; times are of the processor, so that neighbours on the machine do not count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=500, help="matches for the speed of the rules")
    asked = parser.parse_args()
    rules(asked.matches)
    for level in (*GAME.engine.levels, *GAME.engine.sparring):
        thinking(level, min(20, asked.matches))


def rules(matches: int) -> None:
    """The rule engine alone: asks recorded first, then decided and folded without any bot."""
    recorded = [list(play(seed, (bot("greedy"), bot("greedy")))) for seed in range(matches)]
    asks = sum(map(len, recorded))
    began = time.process_time()
    for seed, steps in enumerate(recorded):
        position, rng = GAME.rules.start(Options(), 2), Random(seed)
        for _, ask in steps:
            position = granted(position, ask, rng)
    spent = time.process_time() - began
    print(f"rules alone: {matches / spent:,.0f} matches/s, {1e6 * spent / asks:.1f} µs an ask (decide and fold)")
    began = time.process_time()
    for steps in recorded:
        for position, _ in steps:
            view_for(GAME, position, 0)
            view_for(GAME, position, 1)
    print(f"views: {1e6 * (time.process_time() - began) / asks:.1f} µs an ask (both seats)")


def thinking(level: str, matches: int) -> None:
    """How long a bot thinks over an ask."""
    spent: list[float] = []

    def timed(position: Moment, seat: int, rng: Random) -> Action:
        began = time.process_time()
        ask = bot(level)(position, seat, rng)
        spent.append(time.process_time() - began)
        return ask

    for seed in range(matches):
        for _ in play(seed, (timed, timed)):
            pass
    spent.sort()
    mean, late = 1e3 * sum(spent) / len(spent), 1e3 * spent[len(spent) * 99 // 100]
    print(f"{level}: {mean:.2f} ms an ask, p99 {late:.1f} ms, slowest {1e3 * spent[-1]:.1f} ms")


def bot(level: str) -> Player:
    return lambda position, seat, rng: GAME.engine.choose(view_for(GAME, position, seat), level, rng)


def play(seed: int, players: tuple[Player, Player]) -> Iterator[tuple[Moment, Action]]:
    """Each ask of a match beside the position it led to; only the deal needs luck of its own."""
    position = granted(GAME.rules.start(Options(), 2), Deal(), Random(seed))
    yield position, Deal()
    rng = Random(f"players/{seed}")
    while GAME.rules.result(position.table) is None:
        seat = position.table.turn
        ask = players[seat](position, seat, rng)
        position = granted(position, ask, rng)
        yield position, ask


def granted(position: Moment, ask: Action, rng: Random) -> Moment:
    outcome = apply(GAME, position, ask, rng, 0.0)
    if not isinstance(outcome, Applied):
        raise SystemExit(f"{ask} was refused: {outcome}")
    place: Moment = outcome.position
    return place


if __name__ == "__main__":
    main()
