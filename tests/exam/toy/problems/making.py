"""Problems of the toy from deals at random, and their proofs."""

from collections.abc import Iterator, Sequence
from random import Random

from tablee.core.game import Problem

from .setting import cards


def make(seed: int) -> Iterator[Problem]:
    """One of each theme, if there is something to find."""
    deal = Random(seed).sample(range(1, 14), 6)
    mine, laid, theirs = sorted(deal[:3]), deal[3], sorted(deal[4:])
    takes = [card for card in mine if card > laid]
    position = "|".join(",".join(map(str, some)) for some in (mine, [laid], theirs))
    if takes:
        level = 1300 + 100 * len(takes)
        yield Problem(f"{seed}.take", "take", level, position, str(takes[0]), "")
        yield Problem(f"{seed}.all", "all", level + 50, position, ",".join(map(str, takes)), str(len(takes)))


def prove(problem: Problem, seed: int) -> bool:
    """Look at every card again."""
    mine, (laid,), _ = map(cards, problem.position.split("|"))
    takes = [card for card in mine if card > laid]
    return cards(problem.answer) == tuple(takes if problem.theme == "all" else takes[:1])


def day(luck: Random, kept: Sequence[Problem]) -> tuple[Problem, ...]:
    """One of each theme."""
    return tuple(luck.choice([one for one in kept if one.theme == theme]) for theme in ("take", "all"))
