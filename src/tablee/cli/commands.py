"""`tablee solve GAME …` and `tablee GAME NAME …`: what the games themselves can do in the terminal."""

from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

import typer

from tablee.cli.choices import GameName, game_of, politely
from tablee.cli.speech import Language, voice
from tablee.core.game import Game
from tablee.core.game.command import Command
from tablee.core.game.shelf import games
from tablee.core.refusal import Refusal, Refused

AS_TYPED = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}
"""The game reads its own arguments, its --help included."""

Words = Annotated[list[str] | None, typer.Argument(metavar="…", help="What the game asks for; try --help behind it.")]


@dataclass(frozen=True, slots=True)
class NothingToSolve(Refusal):
    """A game without a solver, and those that have one."""

    game: str
    known: str
    refused: Literal["nothing_to_solve"] = "nothing_to_solve"


def register(app: typer.Typer) -> None:
    """Add `solve`."""
    app.command(context_settings=AS_TYPED)(solve)


def of_games(app: typer.Typer) -> None:
    """Add a group of commands for every game that has some of its own."""
    for game in games().values():
        if game.text.commands:
            app.add_typer(_group(game), name=game.name, help=voice(Language.en, game)("name.title"))


def solve(here: typer.Context, game: GameName, words: Words = None) -> None:
    """Find the best moves of a position; each game has its own way to write one down: tablee solve GAME --help."""
    if game in ("--help", "-h"):  # typer leaves it to the games, but no game is named yet
        typer.echo(here.get_help())
        return
    with politely(None):
        solved = game_of(game)
        command = solved.engine.solve
        if command is None:
            raise Refused(NothingToSolve(game, ", ".join(one.name for one in games().values() if one.engine.solve)))
    _run(solved, command, f"tablee solve {game}", words or ())


def _group(game: Game) -> typer.Typer:
    group = typer.Typer(no_args_is_help=True)
    group.callback()(lambda: None)  # so that a single command, too, is called by its name
    for command in game.text.commands:
        group.command(command.name, help=command.about, context_settings=AS_TYPED)(_runner(game, command))
    return group


def _runner(game: Game, command: Command) -> Callable[..., None]:
    def run(words: Words = None) -> None:
        _run(game, command, f"tablee {game.name} {command.name}", words or ())

    return run


def _run(game: Game, command: Command, called: str, words: Sequence[str]) -> None:
    parser = ArgumentParser(prog=called, description=command.about)
    parser.add_argument("--lang", type=Language, choices=list(Language), help="The language spoken.")
    command.arguments(parser)
    typed = parser.parse_args(list(words))
    with politely(typed.lang, game) as language:
        typer.echo(command.run(typed, voice(language, game)))
