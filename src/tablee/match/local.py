"""A match in your own process: for scripts, notebooks and tournaments; no server, no file, no waiting."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random
from time import time
from typing import Any

from tablee.core.actions import Action, Deal
from tablee.core.events import Event
from tablee.core.game import Game, View
from tablee.core.game.shelf import games
from tablee.core.loop import Applied, apply, view_for
from tablee.core.position import AnyPosition
from tablee.core.refusal import Refused
from tablee.core.seats import Person, Result, Sitter
from tablee.match.luck import Use, seed_of
from tablee.match.play.play import NO_MARK, Batch, Play
from tablee.match.records import records
from tablee.match.records.replay import steps
from tablee.match.tables.lobby import Wish, game_named, opened
from tablee.match.tables.table import Table


def deal(game: str, *, seats: int | Sequence[Sitter] | None = None, seed: int | None = None, **options: Any) -> Match:
    """A new match, dealt; the same seed deals the same match. Refused names a wrong game, option or seat."""
    here = game_named(games(), game)
    if seats is None or isinstance(seats, int):
        seats = [Person(str(number + 1)) for number in range(seats or here.rules.seat_counts[0])]
    table = opened(games(), Wish(game, tuple(seats), options), "local", time())
    match = Match(here, table, secrets.randbits(32) if seed is None else seed)
    match.ask(Deal(robots=table.robots))
    return match


def from_record(text: str) -> Match:
    """A finished match out of a text record, or Refused with the line that is wrong."""
    table, game, happened = records.read(text, games())
    match = Match(game, table, seed=0)
    for batch, position in steps(game, table, happened):
        match.play.advance(Batch(batch, position))
    return match


class Match:
    """A match at a table of one's own; ask for moves until it has a result."""

    def __init__(self, game: Game, table: Table, seed: int) -> None:
        self.game, self.table, self.seed = game, table, seed
        self.play = Play(game, table)

    @property
    def position(self) -> AnyPosition:
        """All three drawers, secrets included; show players their `view` instead."""
        return self.play.position

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened."""
        return tuple(one.event for one in self.play.happened)

    @property
    def to_play(self) -> tuple[int, ...]:
        """The seats the table waits for."""
        return self.game.rules.to_play(self.position.table)

    @property
    def result(self) -> Result | None:
        """How it ended, or None."""
        return self.game.rules.result(self.position.table)

    def view(self, seat: int | None = None) -> View:
        """What a seat (None: a spectator) may know."""
        return view_for(self.game, self.position, seat)

    def ask(self, action: Action) -> tuple[Event, ...]:
        """Put an ask to the rules: what happened, or Refused with the reason."""
        at = self.play.later(time())
        applied = apply(self.game, self.position, action, Random(f"{self.seed} {self.play.seq}"), at)
        if not isinstance(applied, Applied):
            raise Refused(applied)
        if applied.events:
            self.play.advance(self.play.batch(applied, at, NO_MARK))
        return applied.events

    def bot(self, seat: int, level: str) -> Action:
        """What a bot of that level would ask from this seat; it sees no more than the seat's view."""
        return self.game.engine.choose(self.view(seat), level, self.luck(seat, level))

    def luck(self, seat: int, level: str, use: Use = "choice") -> Random:
        """A bot's luck at this moment; here the seed is the secret."""
        return Random(seed_of(str(self.seed), "local", seat, self.play.seq, level, use))

    def record(self) -> str:
        """The finished match as a text record."""
        return records.written(self.table, self.play)
