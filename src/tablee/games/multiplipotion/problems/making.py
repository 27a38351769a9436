"""Problems from a match of robots that overlook things, one of each kind at most, and a rush; and their proofs."""

from collections.abc import Iterator
from random import Random

from tablee.core.actions import Deal
from tablee.core.game import Problem
from tablee.games.multiplipotion.engine.bot import choose
from tablee.games.multiplipotion.problems.answers import one_after_the_other
from tablee.games.multiplipotion.problems.finding import found_in
from tablee.games.multiplipotion.problems.going_on import after, possible, steps
from tablee.games.multiplipotion.problems.hardness import product_hardness, rated
from tablee.games.multiplipotion.problems.rush import CAPTURES
from tablee.games.multiplipotion.problems.tables import LEVELS, RUSH, read
from tablee.games.multiplipotion.problems.trials import lead
from tablee.games.multiplipotion.rules.actions import EndTurn
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.rules.state import Moment, start, to_play
from tablee.games.multiplipotion.rules.view import view

PLAYERS = ("pupil", "student")
"""Weak ones: a master leaves nothing on the table."""
ASLEEP = 0.4
"""How often a capture is overlooked on top of that, so that the table fills."""


def make(seed: int) -> Iterator[Problem]:
    """The problems of one match, and a rush with the same cards."""
    rng = Random(f"multiplipotion {seed}")
    level = tuple(LEVELS.values())[seed % len(LEVELS)]
    shown: set[str] = set()
    moments = list(_moments(level, rng))
    rng.shuffle(moments)
    for number, position in moments:
        for problem in found_in(position, f"{seed}.{number}", rng):
            if problem.theme not in shown and prove(problem, seed):
                shown.add(problem.theme)
                yield problem
    yield _rush(f"{RUSH} {level} {seed}", f"{seed}-{RUSH}")


def prove(problem: Problem, seed: int) -> bool:
    """Whether as much can be captured as was said, or whether the card still leads in other worlds."""
    position = read(problem.position)
    seat = position.table.turn
    match problem.theme:
        case "lay" | "wise":
            card = next(one for one in position.hands[seat] if f"{one.potion}/{one.monster}" == problem.answer)
            return lead(position, card.id, Random(f"prove {seed}")) > 0
        case "rush":
            return len(one_after_the_other(problem, position)) == CAPTURES
        case theme:
            there = possible(position, 1 - seat if theme == "vigilance" else seat)
            return problem.proof == f"captures {len({monster for _, _, monster in there})}"


def _moments(level: str, rng: Random) -> Iterator[tuple[int, Moment]]:
    """A match of robots, moment by moment."""
    position = after(start(Options(level=LEVELS[level], deck="reconstructed"), 2), Deal(), rng)
    number = 0
    while seats := to_play(position.table):
        yield number, position
        seen = view(position.table, position.hands[seats[0]], seats[0])
        asleep = position.table.phase == "capture" and rng.random() < ASLEEP
        ask = EndTurn(seats[0]) if asleep else choose(seen, rng.choice(PLAYERS), rng)
        position = after(position, ask)
        number += 1


def _rush(line: str, ident: str) -> Problem:
    """A rush as hard as its captures are on average."""
    bare = Problem(ident, "rush", 0, line, f"{CAPTURES}", f"captures {CAPTURES}")
    levels = []
    for position, _ in steps(bare, one_after_the_other(bare, read(line))):
        one = min(possible(position, 0), key=product_hardness)
        levels.append(rated("rush", position, [one]))
    return Problem(ident, "rush", sum(levels) // len(levels), line, bare.answer, bare.proof)
