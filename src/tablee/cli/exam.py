"""`tablee exam GAME`: which laws of the exam a game breaks, for those who write one."""

from dataclasses import dataclass
from importlib.resources import files
from typing import Literal

import typer

from tablee.cli.bars import Bar
from tablee.cli.choices import GameName, Lang, game_of, politely
from tablee.cli.speech import voice
from tablee.core.game.shelf import package
from tablee.core.refusal import Refusal, Refused


@dataclass(frozen=True, slots=True)
class NoTests(Refusal):
    """A game as it is installed, without the tests and golden records that the exam asks for."""

    game: str
    refused: Literal["no_tests"] = "no_tests"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(exam)


def exam(game: GameName, lang: Lang = None) -> None:
    """Hold a game to every law of the exam, one line a failure; for authors, in a clone. Exit code 1: one is broken."""
    from tablee.testing.exam import broken_laws  # not above: only authors need it
    from tablee.testing.laws import LAWS

    with politely(lang) as language:
        sitting, say, broken = game_of(game), voice(language), 0
        if not (files(package(sitting)) / "tests").is_dir():
            raise Refused(NoTests(game))
        with Bar(say("exam.sitting", game=game)) as bar:
            for number, law in enumerate(LAWS):
                bar.at(number, len(LAWS))
                for name, sentence in broken_laws(sitting, [law]).items():
                    broken += 1
                    bar.say(f"  {name}: {sentence}")
        typer.echo(say("exam.broken" if broken else "exam.passed", game=game, count=broken, laws=len(LAWS)))
    raise typer.Exit(1 if broken else 0)
