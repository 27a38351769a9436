"""A match in your own process: for scripts, notebooks and tournaments; no server, no file, no waiting."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from random import Random
from time import time
from typing import Any, Literal

from tablee.core.actions import Action, Deal
from tablee.core.events import Event, standing
from tablee.core.extras import extras_named
from tablee.core.game import Game, View
from tablee.core.game.shelf import games, package
from tablee.core.loop import Applied, apply, may_ask, view_for
from tablee.core.options import chosen
from tablee.core.position import AnyPosition
from tablee.core.refusal import MatchOver, Refused
from tablee.core.seats import Person, Result, Sitter
from tablee.core.text.sentences import LANGUAGES, Say
from tablee.match.luck import Use, luck_from, seed_of
from tablee.match.play.marks import NO_MARK
from tablee.match.play.play import Batch, Play
from tablee.match.records import records
from tablee.match.records.exporting import json_of
from tablee.match.records.replay import steps
from tablee.match.refusals.records import NoAnalysis, NotFinished
from tablee.match.refusals.tables import NoSuchSeat
from tablee.match.tables.lobby import Wish, game_named, level_named, opened
from tablee.match.tables.table import HouseTable
from tablee.match.voice import names_of, voice


def deal(game: str, *, seats: int | Sequence[Sitter] | None = None, seed: int | None = None, **options: Any) -> Match:
    """A new match, dealt; the same seed deals the same match. Refused names a wrong game, option or seat."""
    here = game_named(games(), game)
    if seats is None:
        seats = here.rules.seat_counts[0]
    if isinstance(seats, int):
        seats = [Person(str(number + 1)) for number in range(seats)]
    table = opened(games(), Wish(game, tuple(seats), options), "local", time())
    match = Match(here, table, secrets.randbits(32) if seed is None else seed)
    match.ask(Deal(robots=table.robots))
    return match


def from_record(text: str) -> Match:
    """A finished match out of a text record, or Refused with the line that is wrong."""
    table, game, happened = records.read(text, games())
    match = Match(game, table, seed=0)
    for batch, position in steps(game, table, happened):
        match.advance(Batch(batch, position))
    return match


def svg(view: View) -> str:
    """A view of any game as a picture."""
    for game in games().values():
        if type(view).__module__.startswith(f"{package(game)}."):
            return game.text.svg(view)
    raise TypeError(f"{type(view).__name__} is no view of a game: match.view(seat) gives one.")


class Match:
    """A match at a table of one's own; play moves, as one types them, until it has a result (docs/library.md)."""

    def __init__(self, game: Game, table: HouseTable, seed: int) -> None:
        self.game, self.table, self.seed = game, table, seed
        self.so_far = Play(game, table)
        self._batches: list[Batch] = []

    @property
    def position(self) -> AnyPosition:
        """All three drawers, secrets included; show players their `view` instead."""
        return self.so_far.position

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened."""
        return tuple(one.event for one in self.so_far.happened)

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
        if seat is not None and seat not in range(len(self.table.chairs)):
            raise Refused(NoSuchSeat(seat))
        return view_for(self.game, self.position, seat)

    def legal_moves(self, seat: int | None = None) -> Iterator[Action]:
        """The moves of a seat (None: of the one that is to play), found as they are asked for.

        `game.engine.lists_all` says whether that is every move; where it is not, the game's `engine/legal.py` says
        what is left out.
        """
        moves = self.game.engine.legal(self.view(self._to_move(seat)))
        return (ask for ask in moves if may_ask(ask, self.to_play, len(self.table.chairs)))

    def write(self, action: Action) -> str:
        """A move as one types it; `play` understands it."""
        return self.game.text.write(action)

    def play(self, move: str, seat: int | None = None) -> tuple[Event, ...]:
        """Make a move as one types it, from a seat (None: the one that is to play): what happened, or Refused."""
        return self.ask(self.game.text.read(move, self.view(self._to_move(seat))))

    def ask(self, action: Action) -> tuple[Event, ...]:
        """Put an ask to the rules: what happened, or Refused with the reason."""
        at = self.so_far.later(time())
        applied = apply(self.game, self.position, action, Random(f"{self.seed} {self.so_far.seq}"), at)
        if not isinstance(applied, Applied):
            raise Refused(applied)
        if applied.events:
            self.advance(self.so_far.batch(applied, at, NO_MARK))
        return applied.events

    def bot(self, seat: int, level: str) -> Action:
        """What a bot of that level would ask from this seat; it sees no more than the seat's view."""
        today = level_named(self.game, level)
        with extras_named():
            return self.game.engine.choose(self.view(seat), today, self.luck(seat, today))

    def luck(self, seat: int, level: str, use: Use = "choice") -> Random:
        """A bot's luck at this moment; here the seed is the secret."""
        return luck_from(seed_of(str(self.seed), "local", seat, self.so_far.seq, level, use))

    def undo(self) -> None:
        """Take the last ask back with all that came of it; the deal stays."""
        if len(self._batches) < 2:
            raise IndexError("Nothing has been asked since the deal.")
        kept = self._batches[:-1]
        self.so_far, self._batches = Play(self.game, self.table), []
        for batch in kept:
            self.advance(batch)

    def record(self, form: Literal["text", "json"] = "text") -> str:
        """The finished match as a record: the text that `from_record` reads, or JSON for other programs."""
        return {"text": records.written, "json": json_of}[form](self.table, self.so_far)

    def analysis(self) -> object:
        """How well a finished match was played, as the game sees it; may take its time."""
        if self.result is None:
            raise Refused(NotFinished())
        if self.game.engine.analyse is None:
            raise Refused(NoAnalysis(self.game.name))
        with extras_named():
            return self.game.engine.analyse(self._options, len(self.table.chairs), tuple(standing(self.events)))

    def retold(self, analysis: object, language: str = "en") -> str:
        """An analysis in words."""
        if self.game.engine.retell is None:
            raise Refused(NoAnalysis(self.game.name))
        return self.game.engine.retell(analysis, self._say(language))

    def draw(self, seat: int | None = None, language: str = "en") -> str:
        """The table in letters, as a seat (None: a spectator) sees it."""
        return self.game.text.draw(self.view(seat), self._say(language))

    def __repr__(self) -> str:
        """Which match this is, and how far it has got."""
        stands = f"ended, {self.result.reason}" if self.result else f"to play: {self.to_play}"
        return f"<Match {self.game.name}, seats={len(self.table.chairs)}, seed={self.seed}, {stands}>"

    def __str__(self) -> str:
        """The table as the player to move sees it; as everybody does if there are several, or none."""
        return self.draw(self._eyes)

    def _repr_svg_(self) -> str:
        """The same as a picture: what a notebook shows."""
        return self.game.text.svg(self.view(self._eyes))

    def _say(self, language: str) -> Say:
        if language not in LANGUAGES:
            raise ValueError(f"Tablée speaks {' and '.join(LANGUAGES)}, not {language!r}.")
        sitters = [chair.sitter for chair in self.table.chairs]
        return voice(language, self.game, names_of(sitters, voice(language, self.game)))

    @property
    def _options(self) -> object:
        return chosen(self.game.rules.options, self.table.options)

    @property
    def _eyes(self) -> int | None:
        return self.to_play[0] if len(self.to_play) == 1 else None

    def advance(self, batch: Batch) -> None:
        """Move on to what has happened."""
        self.so_far.advance(batch)
        self._batches.append(batch)

    def _to_move(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        if self.result is not None:
            raise Refused(MatchOver())
        if len(self.to_play) > 1:
            raise ValueError(f"Several seats are to play, {self.to_play}: say which, with seat=…")
        return self.to_play[0]
