"""The problems that come with a game, as they stand in its `data/problems.tsv`: which are for days, which for all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, dataclass, fields
from functools import cache
from importlib.resources import files
from typing import Any
from zlib import crc32

from tablee.core.game import Game, Problem, Problems
from tablee.core.game.shelf import package
from tablee.core.refusal import Refused
from tablee.match.refusals.problems import NoProblems

FILE = "problems.tsv"
COLUMNS = tuple(field.name for field in fields(Problem))
DAYS_SHARE = 4
"""One problem in so many is kept for days."""


@dataclass(frozen=True, slots=True)
class Rows:
    """All problems of a game; what is kept for days is never given as a problem, so nobody knows its answer."""

    ladder: tuple[Problem, ...]
    kept: tuple[Problem, ...]
    by_id: dict[str, Problem]


def is_kept(problem: Problem) -> bool:
    """Whether it is kept for days: by its name, so that it stays so when others are added."""
    return crc32(problem.id.encode()) % DAYS_SHARE == DAYS_SHARE - 1


def problems_of(game: Game) -> Problems[Any]:
    """What a game knows of problems, or Refused."""
    if game.problems is None or not rows_of(game).by_id:
        raise Refused(NoProblems(game.name))
    return game.problems


def rows_of(game: Game) -> Rows:
    """The problems of a game, read once."""
    return _read(package(game))


@cache
def _read(package: str) -> Rows:
    file = files(package) / "data" / FILE
    found = parsed(file.read_text(encoding="utf-8")) if file.is_file() else []
    ladder = tuple(one for one in found if not is_kept(one))
    return Rows(ladder, tuple(filter(is_kept, found)), {one.id: one for one in found})


def parsed(text: str) -> list[Problem]:
    """The problems that a table holds; ValueError if it is none."""
    head, *lines = text.removesuffix("\n").split("\n")
    if head.split("\t") != list(COLUMNS):
        raise ValueError(f"the first line of {FILE} names other columns than {COLUMNS}")
    return [_problem(line.split("\t")) for line in lines]


def written(problems: Iterable[Problem]) -> str:
    """The table that holds problems, in the order of their ids."""
    rows = [list(COLUMNS), *(list(map(str, astuple(one))) for one in sorted(problems, key=lambda one: one.id))]
    for row in rows:
        if any(mark in cell for cell in row for mark in "\t\n\r"):
            raise ValueError(f"a problem cannot be written in one line: {row}")
    return "".join("\t".join(row) + "\n" for row in rows)


def _problem(cells: list[str]) -> Problem:
    name, theme, level, position, answer, proof = cells
    return Problem(name, theme, int(level), position, answer, proof)
