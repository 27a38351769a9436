"""Motus solved: how many lines the best strategy needs from the first letter on, for every secret of a list.

python -m bench.motus                                 the house's lists, 4 to 10 letters: seconds
python -m bench.motus --secrets common --length 8     every common word may be the secret: minutes
python -m bench.motus --width 10                      a narrow search instead of a proof
python -m bench.motus --json lines.json --openings openings.csv
"""

from __future__ import annotations

import argparse
import json
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

import numpy as np
from rich.progress import track

from tablee.games.motus import GAME
from tablee.games.motus.engine.kernels.deduction import EASY, Deduction
from tablee.games.motus.engine.kernels.guesswork import MarkSheet, Rows
from tablee.games.motus.rules.words.admitted import words_with
from tablee.games.motus.rules.words.lists import FREQUENT, ORIGINS, hidden_words
from tablee.lexicon import lexicon
from tablee.lexicon.secrets import LONGEST, SHORTEST
from tablee.search import warm

LENGTHS = range(SHORTEST, LONGEST + 1)

Policy = Callable[[Rows], int]
"""(secrets left) → the guess."""
Lines = Counter[int]
"""How many secrets are found on each line."""


@dataclass(frozen=True, slots=True)
class Solved:
    """All secrets of one length and first letter."""

    secrets: str
    length: int
    letter: str
    words: int
    guesses: int
    opening: str
    best: dict[int, int]
    entropy: dict[int, int]
    at_least: int
    """No strategy needs fewer lines in all; if this is what the best needs, it is proven."""
    seconds: float


def main() -> None:
    """Solve what is asked for and print Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--length", type=int, nargs="+", default=list(LENGTHS), choices=LENGTHS)
    parser.add_argument(
        "--secrets", nargs="+", default=list(ORIGINS[:-1]), type=a_list, help="lists, or numbers of words"
    )
    parser.add_argument("--letters", default="ABCDEFGHIJKLMNOPQRSTUVWXYZ", help="first letters")
    parser.add_argument(
        "--width", type=int, help="try only so many guesses each time; without it, the optimum is proven"
    )
    parser.add_argument("--json", type=Path, help="also write every figure of every letter here")
    parser.add_argument("--openings", type=Path, help="also write the best first words here")
    asked = parser.parse_args()
    warm.now(*GAME.engine.kernels)
    cases = [(name, letter, length) for name in asked.secrets for length in asked.length for letter in asked.letters]
    cases = [case for case in cases if secrets(*case)]
    solved = [solve(*case, asked.width) for case in track(cases, "solving")]
    print("\n".join(table(solved)))
    if asked.json:
        asked.json.write_text(json.dumps([asdict(one) for one in solved], indent=1) + "\n")
    if asked.openings:
        rows = (
            f"{one.secrets},{one.length},{one.opening},{total(one.best)}"
            for one in solved
            if not lexicon.is_crude(one.opening)
        )
        asked.openings.write_text("\n".join(("secrets,length,opening,lines", *rows)) + "\n")


def a_list(name: str) -> str:
    """A list of hidden words by its name, or so many of the most frequent words."""
    if name not in ORIGINS and not name.isdigit():
        raise argparse.ArgumentTypeError(f"{name} is neither a number nor one of {', '.join(ORIGINS)}")
    return name


@cache
def secrets(name: str, letter: str, length: int) -> tuple[str, ...]:
    """The hidden words of a list with a first letter; equally frequent words are drawn by lot, the same every time."""
    origin = next((one for one in ORIGINS if one == name), None)
    if origin:
        return hidden_words(origin, letter, length)
    return tuple(word for word in most_frequent(int(name), length) if word[0] == letter)


@cache
def most_frequent(many: int, length: int) -> tuple[str, ...]:
    """So many words of a length, by the frequency that the lexicon knows."""
    words = lexicon.sub_vocabulary(FREQUENT).pattern("." * length)
    by_lot = sorted(words, key=lambda word: (lexicon.rank(word), zlib.crc32(word.encode())))
    return tuple(sorted(by_lot[:many]))


def solve(origin: str, letter: str, length: int, width: int | None) -> Solved:
    """The best strategy for one first letter, and beside it the one that always takes the guess of highest entropy."""
    began = time.process_time()
    sheet = MarkSheet(words_with(letter, length), secrets(origin, letter, length))
    deduction = Deduction(sheet, width)
    plan = deduction.plan(sheet.everything)
    spent = time.process_time() - began
    followed = lines(sheet, lambda left: deduction.plan(left).guess, sheet.everything)
    if total(followed) != plan.lines:
        raise SystemExit(f"{origin} {letter} {length}: {plan.lines} lines promised, {total(followed)} needed")
    return Solved(
        secrets=origin,
        length=length,
        letter=letter,
        words=len(sheet.secrets),
        guesses=len(sheet.guesses),
        opening=sheet.guesses[plan.guess],
        best=dict(sorted(followed.items())),
        entropy=dict(sorted(lines(sheet, highest_entropy(sheet), sheet.everything).items())),
        at_least=plan.lines if width is None else int(deduction.bounds(sheet.everything)[0].min()),
        seconds=round(spent, 2),
    )


def highest_entropy(sheet: MarkSheet) -> Policy:
    """The plain choice: what leaves least to be learnt; if several do, one that may be the secret; then the first."""

    def policy(left: Rows) -> int:
        weights = sheet.weigh(left)
        return int(np.lexsort((-weights.found, weights.spread))[0])

    return policy


def lines(sheet: MarkSheet, policy: Policy, left: Rows) -> Lines:
    """On which line each secret is found by following a policy; two that are left are simply tried in turn."""
    if len(left) <= EASY:
        return Counter(range(1, len(left) + 1))
    guess = policy(left)
    parts = sheet.divide(left, guess)
    found: Lines = Counter({1: len(left) - sum(map(len, parts))})
    for part in parts:
        found.update({line + 1: times for line, times in lines(sheet, policy, part).items()})
    return found


def table(solved: Iterable[Solved]) -> Iterator[str]:
    """A row for each list and length."""
    yield "| secrets | letters | words | best mean | at least | entropy | worst | its worst | within 6 | time |"
    yield "|---|---|---|---|---|---|---|---|---|---|"
    groups: dict[tuple[str, int], list[Solved]] = {}
    for one in solved:
        groups.setdefault((one.secrets, one.length), []).append(one)
    for (name, length), row in groups.items():
        words = sum(one.words for one in row)
        best, entropy = together(one.best for one in row), together(one.entropy for one in row)
        bound = sum(one.at_least for one in row) / words
        within = sum(times for line, times in best.items() if line <= 6)
        yield (
            f"| {name} | {length} | {words:,} | {mean(best):.4f} | {bound:.4f} | {mean(entropy):.4f} | {max(best)} | "
            f"{max(entropy)} | {within:,} | {sum(one.seconds for one in row):.0f} s |"
        )


def together(many: Iterable[dict[int, int]]) -> Lines:
    """The sum of several counts."""
    total: Lines = Counter()
    for one in many:
        total.update({line: times for line, times in one.items() if times})
    return total


def total(found: dict[int, int]) -> int:
    """The lines of all words together."""
    return sum(line * times for line, times in found.items())


def mean(found: Lines) -> float:
    """Lines a word on average."""
    return total(found) / found.total()


if __name__ == "__main__":
    main()
