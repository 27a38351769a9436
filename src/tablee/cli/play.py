"""`tablee play GAME`: a whole match in the terminal, for people at a keyboard and for pipes."""

import secrets
import time
from pathlib import Path
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
from tablee.cli.colours import show
from tablee.cli.person import Left, Terminal
from tablee.cli.speech import Language, ending, introductions, sentence, telling, voice
from tablee.cli.turns import TurnTaking
from tablee.core.actions import Action, Deal
from tablee.core.events import told_to
from tablee.core.refusal import Refused
from tablee.core.seats import Bot, Person
from tablee.match.local import Match
from tablee.match.voice import names_of
from tablee.search import warm

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
        with politely(language, played):  # an option may be refused in the game's own words
            table = table_of(played, options_of(played, option), sitters, time.time())
        require_place(record)
        if played.engine.kernels and len({type(one) for one in sitters}) > 1:  # robots alone would be done sooner
            warm.start(*played.engine.kernels)
        host = Host(Match(played, table, secrets.randbelow(10**9) if seed is None else seed), language)
        try:
            with politely(language, played):
                host.run()
        except (Left, KeyboardInterrupt):
            host.stop(record)
            raise typer.Exit(STOPPED) from None
        host.finish(record)


class Host:
    """Leads a match between people at this terminal and bots, and says what happens."""

    def __init__(self, match: Match, language: Language) -> None:
        self._match, self._game = match, match.game
        self._sitters = [chair.sitter for chair in match.table.chairs]
        self._names = names_of(self._sitters, voice(language, self._game))
        self._introduced = introductions(self._sitters, voice(language, self._game))
        self._say = voice(language, self._game, self._names)
        people = [seat for seat, sitter in enumerate(self._sitters) if isinstance(sitter, Person)]
        self._listener = people[0] if len(people) == 1 else None
        self._terminal = Terminal(self._game, self._say, language, people)
        self._turns = TurnTaking(match, self._sitters, self._terminal.ask)

    def run(self) -> None:
        """From the deal to the result."""
        self._terminal.tell(self._say("cli.seated", seated=" · ".join(self._introduced)))
        ask: Action = Deal(robots=self._match.table.robots)
        while True:
            try:
                self._put(ask)
            except Refused as refused:
                if isinstance(ask, Deal):
                    raise  # what was chosen does not suit those who sit here
                if ask.by_house or isinstance(self._sitters[ask.seat], Bot):
                    raise RuntimeError(f"{ask} was refused: {refused.refusal}") from refused  # our own mistake
                typer.echo(sentence(self._say, refused.refusal))
            if self._match.result is not None:
                return
            ask = self._turns.next()

    def stop(self, record: Path | None) -> None:
        """Say good-bye before the end."""
        typer.echo(f"\n{self._say('cli.stopped')}")
        if record:
            typer.echo(self._say("cli.not_recorded", file=record))

    def finish(self, record: Path | None) -> None:
        """Show the end, say who won, write the record."""
        show(f"\n{self._game.text.draw(self._match.view(self._listener), self._say)}\n", self._game)
        typer.echo(ending(self._say, self._match.result, self._names, self._listener))
        typer.echo(self._say("cli.seed", seed=self._match.seed))
        if record:
            keep(record, self._match.record())
            typer.echo(self._say("cli.recorded", file=record))

    def _put(self, ask: Action) -> None:
        """Put an ask to the rules and tell what happened."""
        for event in self._match.ask(ask):
            told = told_to(event, self._listener)
            if told is not None:
                self._terminal.tell(telling(self._say, told, self._listener))
