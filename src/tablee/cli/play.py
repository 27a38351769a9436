"""`tablee play GAME`: a whole match in the terminal, for people at a keyboard and for pipes."""

import secrets
import time
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from tablee.cli.choices import (
    GameName,
    Lang,
    Options,
    game_of,
    keep,
    options_of,
    politely,
    require_place,
    sitters_of,
    table_of,
)
from tablee.cli.person import Left, Terminal
from tablee.cli.speech import Language, ending, names_of, sentence, telling, voice
from tablee.core.actions import Action, Deal
from tablee.core.engine import Applied, apply, view_for
from tablee.core.events import told_to
from tablee.core.game import Game
from tablee.core.refusal import Refusal
from tablee.core.seats import Bot, Person
from tablee.match import records
from tablee.match.play import Play
from tablee.match.robots import seed_of
from tablee.match.table import Table

STOPPED = 1

Seats = Annotated[
    list[str] | None, typer.Option("--seat", metavar="WHO", help="bot:LEVEL or a name, once for each seat.")
]
Seed = Annotated[int | None, typer.Option("--seed", help="Deals the same match again.")]
Record = Annotated[
    Path | None, typer.Option("--record", metavar="FILE", help="Where the finished match is written down.")
]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(play)


def play(
    game: GameName,
    seat: Seats = None,
    option: Options = None,
    lang: Lang = None,
    seed: Seed = None,
    record: Record = None,
) -> None:
    """Play a match in the terminal. Type ? for help; moves may also come from a pipe, one on each line."""
    with politely(lang) as language:
        played = game_of(game)
        sitters = sitters_of(played, seat, voice(language)("cli.you"))
        table = table_of(played, options_of(played, option), sitters, time.time())
        require_place(record)
        match = Match(played, table, secrets.randbelow(10**9) if seed is None else seed, language)
        try:
            match.run()
        except (Left, KeyboardInterrupt):
            match.stop(record)
            raise typer.Exit(STOPPED) from None
        match.finish(record)


class Match:
    """A match between people at this terminal and bots."""

    def __init__(self, game: Game, table: Table, seed: int, language: Language) -> None:
        self._game, self._table, self._seed = game, table, seed
        self._sitters = [chair.sitter for chair in table.chairs]
        self._names = names_of(self._sitters, voice(language, game))
        self._say = voice(language, game, self._names)
        people = [seat for seat, sitter in enumerate(self._sitters) if isinstance(sitter, Person)]
        self._listener = people[0] if len(people) == 1 else None
        self._terminal = Terminal(game, self._say, language, people)
        self._play = Play(game, table)

    def run(self) -> None:
        """From the deal to the result."""
        self._put(Deal())
        while self._game.result(self._play.position.table) is None:
            ask = self._next()
            refusal = self._put(ask)
            if refusal is not None:
                self._refuse(ask, refusal)

    def stop(self, record: Path | None) -> None:
        """Say good-bye before the end."""
        typer.echo(f"\n{self._say('cli.stopped')}")
        if record:
            typer.echo(self._say("cli.not_recorded", file=record))

    def finish(self, record: Path | None) -> None:
        """Show the end, say who won, write the record."""
        typer.echo(f"\n{self._game.draw(view_for(self._game, self._play.position, self._listener), self._say)}\n")
        typer.echo(ending(self._say, self._game.result(self._play.position.table), self._names, self._listener))
        typer.echo(self._say("cli.seed", seed=self._seed))
        if record:
            keep(record, records.written(self._table, self._play))
            typer.echo(self._say("cli.recorded", file=record))

    def _next(self) -> Action:
        """What is asked next: by the house if the game says so, else by the seat that is to play."""
        position = self._play.position
        due, waiting = self._game.deadline(position), self._game.to_play(position.table)
        if due is not None and (not waiting or due.at <= time.time()):
            return due.action
        seat = waiting[0]
        view, sitter = view_for(self._game, position, seat), self._sitters[seat]
        if isinstance(sitter, Bot):
            luck = Random(seed_of(str(self._seed), self._play.seq, sitter.level))
            return self._game.choose(view, sitter.level, luck)
        return self._terminal.ask(seat, view)

    def _refuse(self, ask: Action, refusal: Refusal) -> None:
        """A person hears why and asks again; that the house or a bot is refused is our own mistake."""
        if ask.by_house or isinstance(self._sitters[ask.seat], Bot):
            raise RuntimeError(f"{ask} was refused: {refusal}")
        typer.echo(sentence(self._say, refusal))

    def _put(self, ask: Action) -> Refusal | None:
        """Put an ask to the rules and tell what happened."""
        at, luck = self._play.later(time.time()), Random(f"{self._seed} {self._play.seq}")
        applied = apply(self._game, self._play.position, ask, luck, at)
        if not isinstance(applied, Applied):
            return applied
        self._play.follow(applied.events, self._play.written(applied.events, at, ""), applied.position)
        for event in applied.events:
            told = told_to(event, self._listener)
            if told is not None:
                self._terminal.tell(telling(self._say, told, self._listener))
        return None
