"""How well a finished match was played: word by word, line by line, and in sum by each seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tablee.games.motus.engine.looking_back.judging import JudgedWord, average, judged
from tablee.games.motus.rules.events import WordFound, WordMissed, WordVoid
from tablee.games.motus.rules.evolve import evolve
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.state import start


@dataclass(frozen=True, slots=True)
class Chapter:
    """A word of the match."""

    round: int
    series: int
    """0 in the super partie."""
    word: JudgedWord


@dataclass(frozen=True, slots=True)
class Player:
    """What a seat proposed in the whole match."""

    lines: int
    found: int
    best: int
    """How often it was what the solver would have tried."""
    skill: int | None
    luck: int | None


@dataclass(frozen=True, slots=True)
class Analysis:
    """A match: its words in the order in which they came to their end, and the seats."""

    words: tuple[Chapter, ...]
    seats: tuple[Player, ...]


def analyse(options: Options, seats: int, events: Sequence[Any]) -> Analysis:
    """Judge every line by what was known when it was written."""
    position, words = start(options, seats), []
    for event in events:
        position = evolve(position, event)
        if isinstance(event, WordFound | WordMissed | WordVoid):
            table = position.table
            series = 0 if table.race else table.series
            words.append(Chapter(table.round, series, judged(table.slates[event.slate])))
    return Analysis(tuple(words), tuple(_player(words, seat) for seat in range(seats)))


def _player(words: Sequence[Chapter], seat: int) -> Player:
    lines = [line for chapter in words for line in chapter.word.lines if line.seat == seat]
    return Player(
        lines=len(lines),
        found=sum(line.after == 0 for line in lines),
        best=sum(line.word == line.best for line in lines),
        skill=average([line.skill for line in lines]),
        luck=average([line.luck for line in lines]),
    )
