"""`tablee arena GAME A B`: many matches between two bots, and how sure one can be who is better."""

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from tablee.arena.bout import Contest, Misplayed
from tablee.arena.crew import Crew, crew
from tablee.arena.field import scores
from tablee.arena.foreign import is_foreign
from tablee.arena.tally import Tally
from tablee.cli.choices import GameName, Lang, Options, game_of, keep, options_of, politely, require_place
from tablee.cli.measuring.progress import progress
from tablee.cli.speech import Language, decimal, percent, voice
from tablee.core.game import Game
from tablee.core.refusal import Refusal, Refused
from tablee.core.text.sentences import Say
from tablee.match import codec
from tablee.match.refusals.tables import WrongSeatCount
from tablee.match.tables.lobby import level_named

A = Annotated[
    str, typer.Argument(metavar="A", help="The bot whose win rate is measured; engine:COMMAND for a program of yours.")
]
B = Annotated[str, typer.Argument(metavar="B", help="The bot it plays against, or engine:COMMAND.")]
Matches = Annotated[int, typer.Option("--matches", min=1, help="How many deals are played.")]
Swap = Annotated[bool, typer.Option("--swap", help="Play every deal once for each seat A can have.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same figures.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many play; A has one seat, B the others.")]
Json = Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Where the figures are written as JSON.")]
Workers = Annotated[int | None, typer.Option("--workers", min=1, help="How many processes; all cores if not given.")]
Cluster = Annotated[
    str | None,
    typer.Option("--cluster", metavar="tcp://HOST:8786", help="Play on the machines of this Dask scheduler instead."),
]


@dataclass(frozen=True, slots=True)
class WorkersElsewhere(Refusal):
    """A number of processes here, and a cluster elsewhere."""

    refused: Literal["workers_elsewhere"] = "workers_elsewhere"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(arena)


def arena(  # noqa: PLR0913 - a command has as many options as its users need
    game: GameName,
    a: A,
    b: B,
    *,
    matches: Matches = 1000,
    swap: Swap = False,
    seed: Seed = 0,
    seats: Seats = None,
    option: Options = None,
    json: Json = None,
    workers: Workers = None,
    cluster: Cluster = None,
    lang: Lang = None,
) -> None:
    """Let two bots play many matches on the same deals; prints A's win rate with its 95 % interval."""
    with politely(lang) as language:
        played = game_of(game)
        a, b, count = bot_of(played, a), bot_of(played, b), _seats(played, seats)
        with politely(language, played):
            values = options_of(played, option)
        require_place(json)
        contest = Contest(game=played.name, options=values, seats=count, a=a, b=b, seed=seed, deals=matches, swap=swap)
        with politely(language, played), crew(processes(workers, cluster, contest.matches), cluster) as hands:
            _hold(contest, hands, json, language)


def _hold(contest: Contest, hands: Crew, json: Path | None, language: Language) -> None:
    """Let the bots play, then tell what came of it."""
    say, began = voice(language), time.perf_counter()
    try:
        tally = _run(contest, hands, say)
    except Misplayed as mistake:
        typer.echo(str(mistake), err=True)
        raise typer.Exit(1) from None
    seconds = time.perf_counter() - began
    for line in report(contest, tally, say, language):
        typer.echo(line)
    speed = decimal(tally.matches / seconds, language)
    typer.echo(say("arena.speed", speed=speed, seconds=decimal(seconds, language), workers=hands.size))
    if json:
        keep(json, codec.encode(figures(contest, tally, seconds, hands.size)).decode() + "\n")
        typer.echo(say("arena.written", file=json))


def report(contest: Contest, tally: Tally, say: Say, language: Language) -> Iterator[str]:
    """The figures in sentences."""
    names = {"a": contest.a, "b": contest.b}
    yield say("arena.title", game=contest.game, matches=tally.matches, seed=contest.seed, **names)
    if contest.options:
        yield say("arena.options", options=tuple(f"{name}={value}" for name, value in contest.options.items()))
    total = tally.total
    if total.rate is None or total.interval is None:
        yield say("arena.no_rate", score=percent(total.score, language))
    else:
        low, high = (percent(one, language) for one in total.interval)
        yield say("arena.rate", a=contest.a, rate=percent(total.rate, language), low=low, high=high)
    yield say("arena.counts", **codec.plain(total))
    for seat, count in enumerate(tally.seats[: contest.rounds], 1):
        yield say("arena.seat", **codec.plain(count), seat=str(seat))
    for fault, times in tally.faults:
        yield say("arena.fault", fault=fault, count=times)
    if contest.seats > 2:
        yield say("arena.even", count=contest.seats, share=percent(1 / contest.seats, language))
    yield say("arena.length", length=decimal(tally.mean_asks, language))


def figures(contest: Contest, tally: Tally, seconds: float, workers: int) -> dict[str, Any]:
    """The figures for a file."""
    return {
        **codec.plain(contest),
        "matches": tally.matches,
        **codec.plain(tally.total),
        "win_rate": tally.total.rate,
        "score": tally.total.score,
        "interval_95": tally.total.interval,
        "mean_asks": tally.mean_asks,
        "faults": dict(tally.faults),
        "by_seat": tally.seats[: contest.rounds],
        "seconds": round(seconds, 3),
        "matches_per_second": round(tally.matches / seconds, 1),
        "workers": workers,
    }


def _run(contest: Contest, hands: Crew, say: Say) -> Tally:
    tally = Tally.empty(contest.seats)
    with progress(contest.matches, say) as watch:
        for bunch in scores(contest, hands):
            for score in bunch:
                tally = tally.plus(score)
            watch(tally.matches)
    return tally


def processes(workers: int | None, cluster: str | None, matches: int) -> int:
    """How many play here, at most as many as there are matches; or Refused if a cluster plays."""
    if cluster and workers:
        raise Refused(WorkersElsewhere())
    return max(1, min(workers or os.cpu_count() or 1, matches))


def bot_of(game: Game, name: str) -> str:
    """A bot of the game, sparring partners included, or a program of somebody else; or Refused."""
    return name if is_foreign(name) else level_named(game, name)


def _seats(game: Game, count: int | None) -> int:
    if count is not None and count not in game.rules.seat_counts:
        raise Refused(WrongSeatCount(count, ", ".join(map(str, game.rules.seat_counts))))
    return count or game.rules.seat_counts[0]
