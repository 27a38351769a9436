"""`tablee problems check GAME`: a sample of the problems is proven again, with other luck."""

from random import Random
from typing import Annotated

import typer

from tablee.arena.crew import crew
from tablee.arena.finding import proven
from tablee.cli.choices import GameName, Lang, politely
from tablee.cli.measuring.arena import Cluster, Workers, processes
from tablee.cli.measuring.progress import progress
from tablee.cli.problems.make import Table, own_table, rows_in, with_problems
from tablee.cli.speech import voice

Sample = Annotated[int, typer.Option("--sample", min=1, help="How many problems are proven; all if there are fewer.")]
Seed = Annotated[int, typer.Option("--seed", help="Draws the sample, and the luck of the proofs.")]


def check(  # noqa: PLR0913 - a command has as many options as its users need
    game: GameName,
    *,
    sample: Sample = 20,
    seed: Seed = 1,
    file: Table = None,
    workers: Workers = None,
    cluster: Cluster = None,
    lang: Lang = None,
) -> None:
    """Prove some problems once more, with other luck. Exit code 0: all hold; 1: some do not; 2: it cannot be done."""
    with politely(lang) as language:
        played = with_problems(game)
        rows, say = rows_in(file or own_table(played)), voice(language)
        some = Random(seed).sample(rows, min(sample, len(rows)))
        failed, seconds = list[str](), 0.0
        with (
            politely(language, played),
            crew(processes(workers, cluster, len(some)), cluster) as hands,
            progress(len(some), say, "problems.progress") as watch,
        ):
            for done, one in enumerate(proven(played, some, seed, hands), 1):
                failed += [] if one.holds else [one.id]
                seconds += one.seconds
                watch(done)
        for name in sorted(failed):
            typer.echo(say("problems.fails", id=name))
        typer.echo(say("problems.checked", held=len(some) - len(failed), count=len(some), all=len(rows)))
        raise typer.Exit(1 if failed else 0)
