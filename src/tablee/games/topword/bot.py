"""The robots: which words each level knows, and how it chooses among the moves it sees."""

from random import Random

from tablee.core.actions import Action
from tablee.games.topword.actions import Challenge, Lay, Pass
from tablee.games.topword.moves import Found, moves
from tablee.games.topword.view import View
from tablee.games.topword.words import bad_words
from tablee.lexicon import Graph, lexicon

LEVELS = ("novice", "club")
SPARRING = ("greedy",)
VOCABULARY = {"novice": 5_000, "club": 20_000}
"""So many of the most frequent words; a level that is not listed knows all."""


def choose(view: View, level: str, rng: Random) -> Action:
    """What a robot of that level asks; the same view and seed give the same ask."""
    assert view.seat is not None, "a spectator has nothing to ask"
    if view.may_challenge and view.last and bad_words(view.last.words):
        return Challenge(view.seat)
    if view.phase == "verdict":
        return Pass(view.seat)
    found = moves(view.stacks, view.rack, known_words(level), view.options)
    if not found:
        return Pass(view.seat, rng.choice(view.rack) if view.bag else None)
    return Lay(view.seat, best(found if level != "novice" else some(found, rng)).tiles)


def known_words(level: str) -> Graph:
    """The graph of the words that a level knows."""
    rank = VOCABULARY.get(level)
    return (lexicon.sub_vocabulary(rank) if rank else lexicon.common).graph


def best(found: list[Found]) -> Found:
    """The move with the most points, the first one found if there are several."""
    return max(found, key=lambda move: move.points)


def some(found: list[Found], rng: Random) -> list[Found]:
    """The few moves that a child happens to see."""
    return rng.sample(found, 1 + len(found) // 20)
