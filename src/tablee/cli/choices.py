"""What is chosen on the command line: a game, its options, who sits down; and a clear word when it cannot be."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from tablee.cli.speech import Language, sentence, usual_language, voice
from tablee.core.game import Game, with_sparring
from tablee.core.game.shelf import games
from tablee.core.options import Spec, chosen, describe
from tablee.core.refusal import OptionOutside, Refusal, Refused
from tablee.core.seats import Bot, Person, Sitter
from tablee.match.tables.lobby import Wish, opened
from tablee.match.tables.table import HouseTable

GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="The name of a game; a name nobody knows is answered with those there are."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of sentences.")]
Lang = Annotated[Language | None, typer.Option("--lang", help="The language spoken; this machine's if none is given.")]
Data = Annotated[Path | None, typer.Option(help="The folder in which matches are kept.")]
Store = Annotated[
    str | None,
    typer.Option("--store", metavar="ADDRESS", help="Keep matches in a database instead: postgresql://host/database."),
]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.")]

YES, NO = ("true", "yes", "on", "oui", "1"), ("false", "no", "off", "non", "0")


@dataclass(frozen=True, slots=True)
class UnknownGame(Refusal):
    """A game that is not on the shelf, and those that are."""

    game: str
    known: str
    refused: Literal["unknown_game"] = "unknown_game"


@dataclass(frozen=True, slots=True)
class CannotWrite(Refusal):
    """A file that cannot be written where it should be."""

    file: str
    refused: Literal["cannot_write"] = "cannot_write"


@contextmanager
def politely(lang: Language | None, game: Game | None = None) -> Iterator[Language]:
    """Run a command, of a game or of the house; a refusal becomes a sentence on standard error and exit code 2."""
    language = lang or usual_language()
    try:
        yield language
    except Refused as refused:
        typer.echo(sentence(voice(language, game), refused.refusal), err=True)
        raise typer.Exit(2) from None


def game_of(name: str) -> Game:
    """A game of the shelf, or Refused with those there are."""
    shelf = games()
    if name not in shelf:
        raise Refused(UnknownGame(name[:40], ", ".join(shelf)))
    return shelf[name]


def table_of(game: Game, options: dict[str, Any], sitters: tuple[Sitter, ...], now: float) -> HouseTable:
    """A table of one's own, where sparring partners of the arena may sit down as well."""
    return opened({game.name: with_sparring(game)}, Wish(game.name, sitters, options), "terminal", now)


def options_of(game: Game, words: Sequence[str] | None) -> dict[str, Any]:
    """The options typed as NAME=VALUE, checked."""
    specs = {spec.name: spec for spec in describe(game.rules.options)}
    values = {}
    for word in words or ():
        name, _, text = word.partition("=")
        if name not in specs:
            raise Refused(OptionOutside(name[:40], text[:40], " | ".join(specs) or "-"))
        values[name] = _value(specs[name], text)
    chosen(game.rules.options, values)
    return values


def sitters_of(game: Game, words: Sequence[str] | None, you: str) -> tuple[Sitter, ...]:
    """Those listed; if nobody listed is a person you sit down first, and bots of middle strength fill the table."""
    listed = [_sitter(word) for word in words or ()]
    count = next((count for count in sorted(game.rules.seat_counts) if count >= len(listed)), len(listed))
    if len(listed) < count and not any(isinstance(sitter, Person) for sitter in listed):
        listed.insert(0, Person(you))
    middle = Bot(game.engine.levels[len(game.engine.levels) // 2])
    return (*listed, *(middle for _ in range(count - len(listed))))


def require_place(file: Path | None) -> None:
    """Say before the work is done that its fruit could not be kept."""
    if file and (file.is_dir() or not file.absolute().parent.is_dir()):
        raise Refused(CannotWrite(str(file)))


def keep(file: Path, text: str) -> None:
    """Write a file, or Refused."""
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise Refused(CannotWrite(str(file))) from error


def _sitter(word: str) -> Sitter:
    return Bot(word.removeprefix("bot:")) if word.startswith("bot:") else Person(word.removeprefix("person:"))


def _value(spec: Spec, text: str) -> Any:
    """The value meant by a text; what means nothing stays a text, and the options will refuse it."""
    for choice in spec.choices:
        spoken = (YES if choice else NO) if isinstance(choice, bool) else (str(choice),)
        if text.lower() in spoken:
            return choice
    whole = text.removeprefix("-")
    return int(text) if not spec.choices and whole.isascii() and whole.isdigit() and len(whole) < 10 else text
