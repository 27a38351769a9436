"""`tablee analyse RECORD`: how well a recorded match was played."""

from dataclasses import dataclass
from typing import Annotated, Literal

import typer

from tablee.cli.choices import AsJson, Lang, politely
from tablee.cli.speech import voice
from tablee.core.events import standing
from tablee.core.game.command import text_of
from tablee.core.game.shelf import games
from tablee.core.options import chosen
from tablee.core.refusal import Refusal, Refused
from tablee.match import codec
from tablee.match.records import records
from tablee.match.records.replay import frames
from tablee.match.voice import names_of

File = Annotated[str, typer.Argument(metavar="RECORD", help="A record of a match; - reads it from a pipe.")]


@dataclass(frozen=True, slots=True)
class NoAnalysis(Refusal):
    """A game that has nothing to say about how it was played."""

    game: str
    refused: Literal["no_analysis"] = "no_analysis"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(analyse)


def analyse(file: File, json: AsJson = False, lang: Lang = None) -> None:
    """Say of every turn of a recorded match what was best, and what was given away."""
    with politely(lang) as language:
        table, game, happened = records.read(text_of(file), games())
        if game.engine.analyse is None or game.engine.retell is None:
            raise Refused(NoAnalysis(game.name))
        frames(game, table, happened, None)  # refuses a record that does not hold together
        options = chosen(game.rules.options, table.options)
        analysis = game.engine.analyse(options, len(table.chairs), tuple(standing(one.event for one in happened)))
        names = names_of([chair.sitter for chair in table.chairs], voice(language, game))
        typer.echo(codec.encode(analysis) if json else game.engine.retell(analysis, voice(language, game, names)))
