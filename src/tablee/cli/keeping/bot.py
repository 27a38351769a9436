"""`tablee bot create|list|revoke`: tokens by which programs of others come in through the bot door of a house."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Annotated, TypeVar

import typer

from tablee.cli.choices import Data, Lang, Store, politely
from tablee.cli.speech import Language, usual_language, voice
from tablee.server.bots.tokens import Tokens
from tablee.server.settings import from_environment
from tablee.storage.log import BadStore
from tablee.storage.stores import notes_aside

T = TypeVar("T")

CANNOT = 2

Name = Annotated[str, typer.Argument(metavar="NAME", help="The bot's name: 2 to 20 small letters, digits or hyphens.")]


def register(app: typer.Typer) -> None:
    """Add the group."""
    room = typer.Typer(help="Tokens for bots of others, which play in this house.", no_args_is_help=True)
    for command in (create, revoke):
        room.command()(command)
    room.command("list")(listed)
    app.add_typer(room, name="bot")


def create(name: Name, data: Data = None, store: Store = None, lang: Lang = None) -> None:
    """Make a token for a bot; it is shown once. The house may be open meanwhile."""
    with politely(lang) as language:
        token = _with(language, data, store, lambda tokens: tokens.create(name))
        typer.echo(token)
        typer.echo(voice(language)("bot.created", name=name), err=True)


def revoke(name: Name, data: Data = None, store: Store = None, lang: Lang = None) -> None:
    """Take a bot's token back: an open house hangs up on it within a second or two."""
    with politely(lang) as language:
        _with(language, data, store, lambda tokens: tokens.revoke(name))
        typer.echo(voice(language)("bot.revoked", name=name))


def listed(data: Data = None, store: Store = None, lang: Lang = None) -> None:
    """The bots that have a token, and since when."""
    language = lang or usual_language()
    bots = _with(language, data, store, lambda tokens: tokens.all())
    for name, at in bots.items():
        typer.echo(f"{name:20}  {datetime.fromtimestamp(at, UTC).date().isoformat()}")
    if not bots:
        typer.echo(voice(language)("bot.none"))


def _with(language: Language, data: object, store: str | None, work: Callable[[Tokens], Awaitable[T]]) -> T:
    async def done() -> T:
        notes = notes_aside(from_environment(os.environ, data=data, store=store).kept_in)
        try:
            return await work(Tokens(notes, time.time))
        finally:
            await notes.close()

    try:
        return asyncio.run(done())
    except BadStore as error:
        typer.echo(error.said(language), err=True)
        raise typer.Exit(CANNOT) from None
