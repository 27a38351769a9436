"""How the robots of a ladder stand: figures first, then as a table for the terminal and as one for a page."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tablee.arena.ladder import Ladder, ratings
from tablee.arena.tally import Count, Tally
from tablee.cli.speech import Language, decimal, percent
from tablee.core.text.sentences import Say


@dataclass(frozen=True, slots=True)
class Standing:
    """One robot: its rating and margin, its score against all it met, and its matches with the one a rung below."""

    bot: str
    rating: float
    margin: float
    total: Count
    below: Count
    lead: float
    """Points more than the one below, on average."""


@dataclass(frozen=True, slots=True)
class Standings:
    """All robots, from the top to the bottom."""

    robots: tuple[Standing, ...]
    matches: int
    bounded: bool


def standings(ladder: Ladder, tallies: Mapping[tuple[str, str], Tally]) -> Standings:
    """What a ladder has come to."""
    counts = {pair: tally.total for pair, tally in tallies.items()}
    found = ratings(ladder, counts)
    below = {upper: (upper, lower) for lower, upper in pairwise(ladder.bots)}
    rows = [
        Standing(
            bot,
            round(found.values[at], 1),
            round(found.margins[at], 1),
            _against_all(bot, counts),
            counts.get(below.get(bot, ("", "")), Count()),
            round(tallies[below[bot]].mean_lead, 2) if bot in below else 0.0,
        )
        for at, bot in enumerate(ladder.bots)
    ]
    return Standings(tuple(reversed(rows)), sum(map(_matches, counts.values())), found.bounded)


def _against_all(bot: str, counts: Mapping[tuple[str, str], Count]) -> Count:
    own = [count for (a, _), count in counts.items() if a == bot]
    own += [Count(count.losses, count.wins, count.draws) for (_, b), count in counts.items() if b == bot]
    return Count(*(sum(getattr(count, name) for count in own) for name in ("wins", "losses", "draws")))


def _matches(count: Count) -> int:
    return count.decided + count.draws


def in_terminal(found: Standings, say: Say, language: Language) -> Iterator[str]:
    """Columns of equal width."""
    rows = list(_cells(found, say, language))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        first, *others = (
            cell.ljust(width) if at in (0, 4) else cell.rjust(width) for at, (cell, width) in _wide(row, widths)
        )
        yield "  ".join(("", first, *others)).rstrip()
    if not found.bounded:
        yield say("ladder.unbounded")


def _wide(row: Sequence[str], widths: Sequence[int]) -> Iterator[tuple[int, tuple[str, int]]]:
    yield from enumerate(zip(row, widths, strict=True))


def on_a_page(found: Standings, say: Say, language: Language) -> str:
    """A table of Markdown."""
    head, *rows = _cells(found, say, language)
    lines = [head, ("---", *("---:" for _ in head[1:4]), "---", "---:"), *rows]
    note = "" if found.bounded else f"\n{say('ladder.unbounded')}\n"
    return "".join(f"| {' | '.join(line)} |\n" for line in lines) + note


def _cells(found: Standings, say: Say, language: Language) -> Iterator[tuple[str, ...]]:
    """The head of the table, and a row for each robot."""
    yield tuple(say(f"ladder.{name}") for name in ("robot", "rating", "margin", "score", "below", "lead"))
    for one in found.robots:
        below = one.below.interval
        low, high = (percent(end, language) for end in below) if below else ("", "")
        yield (
            one.bot,
            decimal(one.rating, language, 0),
            f"± {decimal(one.margin, language, 0)}",
            percent(one.total.score, language),
            say(
                "ladder.share",
                share=percent(one.below.rate or 0, language),
                low=low,
                high=high,
                count=_matches(one.below),
            )
            if below
            else "–",
            decimal(one.lead, language) if below else "–",
        )
