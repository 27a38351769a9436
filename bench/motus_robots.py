"""Motus measured: how quickly the solver and the robots answer, and how many lines each level needs."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from random import Random

from tablee.games.motus import GAME
from tablee.games.motus.engine.bot import LEVELS
from tablee.games.motus.engine.finding import proposal
from tablee.games.motus.engine.skills import SKILLS
from tablee.games.motus.engine.solver import best_word
from tablee.games.motus.rules.words.clues import Clues
from tablee.games.motus.rules.words.lists import HOUSE_SETS, PEOPLE_SET, ROBOTS_SET, Origin, decent_words, hidden_words
from tablee.games.motus.rules.words.marks import learnt, marks
from tablee.games.motus.rules.words.slate import LINES
from tablee.lexicon import ALPHABET
from tablee.lexicon.secrets import LONGEST, SHORTEST
from tablee.search import warm

LENGTHS = range(SHORTEST, LONGEST + 1)


def main() -> None:
    """Print Markdown; times are of the processor, so that neighbours on the machine do not count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--words", type=int, default=200, help="hidden words for each figure")
    parser.add_argument("--plain", action="store_true", help="without kernels")
    asked = parser.parse_args()
    if not asked.plain:
        warm.now(*GAME.engine.kernels)
    print("| letters | a guess after any first word: mean | p99 | slowest |\n|---|---|---|---|")
    for letters in LENGTHS:
        print(f"| {letters} | {times(thinking(letters, asked.words))} |", flush=True)
    print("\n| level | words of | letters | mean lines | found within six | mean time | p99 | slowest |")
    print("|---|---|---|---|---|---|---|---|")
    for level in LEVELS:
        for name, origin in (("the house", HOUSE_SETS), ("robots", ROBOTS_SET), ("people", PEOPLE_SET)):
            for letters in LENGTHS:
                print(f"| {level} | {name} | {letters} | {played(level, origin, letters, asked.words)} |", flush=True)


def some_words(origin: Origin, letters: int, many: int) -> list[str]:
    """Words drawn from a list, the same every time; the words of all first letters are equally likely."""
    words = [word for first in ALPHABET for word in hidden_words(origin, first, letters)]
    return Random(f"{origin}{letters}").choices(words, k=many)


def thinking(letters: int, many: int) -> list[float]:
    """Seconds for the second word, if any common word is hidden and any other was tried first."""
    spent = []
    for secret in some_words("common", letters, many):
        tried = Random(secret).choice(decent_words(secret[0], letters))  # looked up before, as in any match
        clues = Clues(secret[0] + "." * (letters - 1)).and_tried(tried, marks(secret, tried))
        began = time.process_time()
        best_word(clues, "common")
        spent.append(time.process_time() - began)
    return spent


def played(level: str, origin: Origin, letters: int, many: int) -> str:
    """How a level does with words of a list: lines needed (seven if it is not found), and time to think."""
    spent: list[float] = []
    lines = [found(secret, level, origin, spent) for secret in some_words(origin, letters, many)]
    within = sum(line <= LINES for line in lines) / many
    return f"{sum(lines) / many:.2f} | {within:.0%} | {times(spent)}"


def found(secret: str, level: str, origin: Origin, spent: list[float]) -> int:
    """On which line a robot finds a word."""
    clues, rng = Clues(secret[0] + "." * (len(secret) - 1)), Random(secret)
    for number in range(1, LINES + 1):
        began = time.process_time()
        word = proposal(clues, SKILLS[level], origin, rng)
        spent.append(time.process_time() - began)
        if word == secret:
            return number
        row = marks(secret, word)
        clues = Clues(learnt(clues.known, word, row), (*clues.tried, (word, row)))
    return LINES + 1


def times(spent: Sequence[float]) -> str:
    """Mean, p99 and slowest, in milliseconds."""
    ordered = sorted(spent)
    late = ordered[len(ordered) * 99 // 100]
    return f"{1e3 * sum(ordered) / len(ordered):.1f} ms | {1e3 * late:.0f} ms | {1e3 * ordered[-1]:.0f} ms"


if __name__ == "__main__":
    main()
