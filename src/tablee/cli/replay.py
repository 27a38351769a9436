"""`tablee replay FILE`: a recorded match again, step by step at a keyboard, as a plain listing in a pipe."""

import sys
from datetime import UTC, datetime
from typing import Annotated

import typer

from tablee.cli.choices import AsJson, Lang, politely
from tablee.cli.colours import show
from tablee.cli.speech import Language, ending, introductions, telling, voice
from tablee.core.events import told_to
from tablee.core.game import Game
from tablee.core.game.command import text_of
from tablee.core.game.shelf import games
from tablee.core.loop import view_for
from tablee.core.refusal import Refused
from tablee.match.local import from_record
from tablee.match.records import records
from tablee.match.records.replay import Step, frames, steps
from tablee.match.refusals.tables import NoSuchSeat
from tablee.match.tables.table import HouseTable
from tablee.match.voice import names_of

File = Annotated[str, typer.Argument(metavar="FILE", help="A record of a match; - reads it from a pipe.")]
Seat = Annotated[int | None, typer.Option("--seat", metavar="N", help="Look through the eyes of this player (1, 2…).")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(replay)


def replay(file: File, seat: Seat = None, json: AsJson = False, lang: Lang = None) -> None:
    """Look at a recorded match again; without --seat as a spectator saw it."""
    with politely(lang) as language:
        text = text_of(file)
        if json:
            typer.echo(from_record(text).record("json"))
            return
        table, game, happened = records.read(text, games())
        if seat is not None and not 1 <= seat <= len(table.chairs):
            raise Refused(NoSuchSeat(seat))
        eyes = None if seat is None else seat - 1
        frames(game, table, happened, eyes)  # refuses a record that does not hold together before anything is shown
        _show(game, table, list(steps(game, table, happened)), eyes, language)


def _show(game: Game, table: HouseTable, walk: list[Step], eyes: int | None, language: Language) -> None:
    names = names_of([chair.sitter for chair in table.chairs], voice(language, game))
    introduced = introductions([chair.sitter for chair in table.chairs], voice(language, game))
    say = voice(language, game, names)
    live = sys.stdin.isatty() and sys.stdout.isatty()
    day = datetime.fromtimestamp(table.created, UTC).date().isoformat()
    typer.echo(say("replay.title", game=say("name.title"), seated=" – ".join(introduced), played=day))
    for number, (batch, position) in enumerate(walk, 1):
        if live:
            typer.echo(f"\n{say('replay.step', number=number, total=len(walk))}")
        for one in batch:
            told = told_to(one.event, eyes)
            if told is not None:
                typer.echo(f"{number:4}  {telling(say, told, eyes)}")
        last = number == len(walk)
        if live or last:
            show(f"\n{game.text.draw(view_for(game, position, eyes), say)}", game)
        if live and not last and _leaves(say("replay.next")):
            return
    typer.echo(f"\n{ending(say, game.rules.result(walk[-1][1].table), names, eyes)}")


def _leaves(prompt: str) -> bool:
    typer.echo(prompt, nl=False)
    line = sys.stdin.readline()
    return not line or line.strip().lower() in ("q", ":q", ":quit")
