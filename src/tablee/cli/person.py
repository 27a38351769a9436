"""A person at the terminal: sees the table, types a move, asks for help; a curtain falls between two hands."""

import io
import sys
from collections.abc import Sequence
from importlib.resources import files

import typer

from tablee.cli.colours import show
from tablee.cli.speech import Language, sentence
from tablee.core.actions import Action
from tablee.core.game import Game, View
from tablee.core.game.shelf import text_room
from tablee.core.refusal import Refused
from tablee.core.text.sentences import Say

CLEAN = "\x1b[H\x1b[2J\x1b[3J"
"""Home, erase the screen, erase what could be scrolled back to: the last hand is gone."""


class Left(Exception):
    """The person has gone: the input has ended, or they said so."""


class Terminal:
    """The one screen and keyboard, passed round when several people share it."""

    def __init__(self, game: Game, say: Say, language: Language, people: Sequence[int]) -> None:
        self._game, self._say, self._language = game, say, language
        self._person: int | None = None
        self._shown: View | None = None
        self._missed: dict[int, list[str]] = {seat: [] for seat in people}
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self._curtain = len(people) > 1 and self.live
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def tell(self, line: str) -> None:
        """Say what happened, now and to those who are behind the curtain later."""
        typer.echo(line)
        for seat, lines in self._missed.items():
            if seat != self._person:
                lines.append(line)

    def ask(self, seat: int, view: View) -> Action:
        """Show the table to a person and take a move that can be read."""
        self._take_over(seat)
        if view != self._shown:  # a refused move changes nothing, so there is nothing new to show
            show(f"\n{self._game.text.draw(view, self._say)}", self._game)
        self._shown = view
        while True:
            typed = self._line(self._say("cli.prompt", seat=seat))
            if not typed or typed.startswith("#"):
                continue
            if typed == "?" or typed.startswith(":"):
                self._command(typed, view)
                continue
            try:
                ask: Action = self._game.text.read(typed, view)
                return ask
            except Refused as refused:
                typer.echo(sentence(self._say, refused.refusal))

    def _take_over(self, seat: int) -> None:
        """Let the curtain fall when another person sits down, and tell what happened meanwhile."""
        if self._curtain and self._person != seat:
            typer.echo(CLEAN, nl=False)
            self._line(self._say("cli.curtain", seat=seat))
            typer.echo(CLEAN, nl=False)
            typer.echo("\n".join(self._missed[seat]))
        self._person = seat
        self._missed[seat] = []

    def _command(self, typed: str, view: View) -> None:
        match typed.strip(":").lower():
            case "quit" | "q":
                raise Left
            case "table" | "t":
                show(self._game.text.draw(view, self._say), self._game)
            case "rules" | "r":
                typer.echo((files(text_room(self._game)) / f"leaflet.{self._language}.md").read_text("utf-8"))
            case _:
                typer.echo(self._say("cli.help", moves="   ".join(notation(self._game))))

    def _line(self, prompt: str) -> str:
        typer.echo(prompt, nl=False)
        line = sys.stdin.readline()
        if not self.live:
            typer.echo(line.rstrip("\r\n"))
        if not line:
            raise Left
        return line.strip()


def notation(game: Game) -> list[str]:
    """One move of each kind, from the leaflet's examples: enough to see how moves are typed, and no hint."""
    kinds: dict[type[Action], str] = {}
    for example in game.exam.examples():
        for ask in example.asks:
            kinds.setdefault(type(ask), game.text.write(ask))
    return list(kinds.values())
