"""`tablee problems make GAME --seeds A-B`: problems from matches of robots, merged into the table of the game."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import Annotated, Literal

import typer

from tablee.arena.crew import crew
from tablee.arena.finding import Finds, found
from tablee.cli.choices import GameName, Lang, game_of, keep, politely, require_place
from tablee.cli.measuring.arena import Cluster, Workers, processes
from tablee.cli.measuring.progress import Onlooker, progress
from tablee.cli.speech import Language, decimal, voice
from tablee.core.game import Game, Problem
from tablee.core.game.shelf import package
from tablee.core.refusal import Refusal, Refused
from tablee.match.problems.rows import FILE, parsed, written
from tablee.match.refusals.problems import NoProblems

NOW_AND_THEN = 60.0
"""Seconds after which what was found so far is written."""
HOUR = 3600.0

Seeds = Annotated[str, typer.Option("--seeds", metavar="A-B", help="The seeds of the matches: one match for each.")]
Table = Annotated[
    Path | None,
    typer.Option("--file", metavar="FILE", help="The table they are merged into; the game's own if not given."),
]


@dataclass(frozen=True, slots=True)
class BadSeeds(Refusal):
    """Seeds are two numbers, the smaller one first."""

    seeds: str
    refused: Literal["bad_seeds"] = "bad_seeds"


@dataclass(frozen=True, slots=True)
class NoTable(Refusal):
    """A file that holds no problems."""

    file: str
    refused: Literal["no_table"] = "no_table"


def make(
    game: GameName,
    *,
    seeds: Seeds,
    file: Table = None,
    workers: Workers = None,
    cluster: Cluster = None,
    lang: Lang = None,
) -> None:
    """Find problems in matches of robots, each proven; the same seeds find the same. Interrupted, it keeps some."""
    with politely(lang) as language:
        played, span = with_problems(game), span_of(seeds)
        table = Gathered(file or own_table(played))
        say = voice(language)
        with (
            politely(language, played),
            crew(processes(workers, cluster, len(span)), cluster) as hands,
            progress(len(span), say) as watch,
        ):
            try:
                _gather(table, watch, found(played, span, hands))
            finally:
                table.write()
        typer.echo(say("problems.made", new=table.new, matches=table.matches, all=len(table.rows), file=table.file))
        typer.echo(say("problems.speed", speed=table.speed(language)))


@dataclass(slots=True)
class Gathered:
    """A table of problems that grows."""

    file: Path
    rows: dict[str, Problem] = field(default_factory=dict)
    matches: int = 0
    new: int = 0
    found: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        require_place(self.file)
        if self.file.is_file():
            self.rows = {one.id: one for one in rows_in(self.file)}

    def add(self, one: Finds) -> None:
        """Take in what was found in a match; what was there already is made anew."""
        self.matches += 1
        self.seconds += one.seconds
        self.new += sum(problem.id not in self.rows for problem in one.problems)
        self.found += len(one.problems)
        self.rows |= {problem.id: problem for problem in one.problems}

    def write(self) -> None:
        """Put the whole table in the place of the old one."""
        making = self.file.with_name(f".{self.file.name}.new")
        keep(making, written(self.rows.values()))
        making.replace(self.file)

    def speed(self, language: Language) -> str:
        """Problems per core-hour."""
        return decimal(self.found / max(self.seconds, 1e-9) * HOUR, language, 0)


def rows_in(file: Path) -> list[Problem]:
    """The problems of a file, or Refused."""
    try:
        return parsed(file.read_text("utf-8"))
    except (OSError, ValueError):
        raise Refused(NoTable(str(file))) from None


def with_problems(name: str) -> Game:
    """A game that knows of problems, or Refused."""
    game = game_of(name)
    if game.problems is None:
        raise Refused(NoProblems(name))
    return game


def own_table(game: Game) -> Path:
    """Where the problems of a game are kept; in a wheel that was installed it may only be read."""
    return Path(str(files(package(game)) / "data" / FILE))


def span_of(seeds: str) -> range:
    """The seeds that are meant: `7`, or `0-99`."""
    first, _, last = seeds.partition("-")
    try:
        span = range(int(first), int(last or first) + 1)
    except ValueError:
        span = range(0)
    if not span:
        raise Refused(BadSeeds(seeds[:40]))
    return span


def _gather(table: Gathered, watch: Onlooker, matches: Iterable[Finds]) -> None:
    kept = monotonic()
    for one in matches:
        table.add(one)
        watch(table.matches)
        if monotonic() - kept > NOW_AND_THEN:
            table.write()
            kept = monotonic()
