"""Whether an engine keeps to the protocol: what it must answer is asked of it, one thing after the other."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from tablee.core.actions import Action, Deal
from tablee.core.game import Game
from tablee.core.loop import Applied, apply, view_for
from tablee.core.options import chosen
from tablee.core.position import AnyPosition
from tablee.engines.partner import EngineFailed, Partner

MOMENTS = 4
"""Positions of a match between the engine and itself in which it is asked for a move."""


@dataclass(frozen=True, slots=True)
class Checked:
    """One thing that was asked, and what is wrong, if anything is."""

    asked: str
    wrong: str = ""


def checked(command: str, game: Game) -> Iterator[Checked]:
    """Everything the protocol asks of an engine; after one that ends it, no more."""
    try:
        engine = Partner(command, game, complains=True)
    except EngineFailed as failed:
        yield Checked("introduces itself and gets ready", str(failed))
        return
    yield Checked("introduces itself and gets ready")
    checks: dict[str, Callable[[Partner, Game], str]] = {
        "says which game it plays": _named,
        "answers rubbish with an error and lives on": _rubbish,
        "refuses a position that is none and lives on": _no_position,
        "makes legal moves": _moves,
        "stops when it is told to": _stops,
    }
    try:
        for asked, check in checks.items():
            try:
                yield Checked(asked, check(engine, game))
            except EngineFailed as failed:
                yield Checked(asked, str(failed))
                return
    finally:
        engine.close()


def _named(engine: Partner, game: Game) -> str:
    told = [line for line in engine.introduced if line.startswith("id game ")]
    return "" if told and told[0].split()[2] == game.name else f"no line “id game {game.name} …”"


def _rubbish(engine: Partner, _game: Game) -> str:
    engine.says("xyzzy plugh", "error")
    engine.says("isready", "readyok")
    return ""


def _no_position(engine: Partner, _game: Game) -> str:
    engine.says('position {"seat": "nowhere"', "error")
    engine.says("isready", "readyok")
    return ""


def _moves(engine: Partner, game: Game) -> str:
    """The engine plays a match against itself, as far as a few moves."""
    engine.newmatch()
    engine.seed(1)
    for number, position in enumerate(_played(engine, game)):
        if number == MOMENTS or game.rules.result(position.table) is not None:
            break
    return ""


def _stops(engine: Partner, game: Game) -> str:
    position = next(_played(engine, game))
    seat = game.rules.to_play(position.table)[0]
    engine.newmatch()
    engine.seed(2)
    engine.choose(view_for(game, position, seat))  # the position is there
    said = engine.says("go mode search\nstop", "bestmove")
    return "" if said[-1].partition(" ")[2] else "bestmove says no move"


def _played(engine: Partner, game: Game) -> Iterator[AnyPosition]:
    """The positions of a match, the deal first."""
    seats = game.rules.seat_counts[0]
    position = game.rules.start(chosen(game.rules.options, {}), seats)
    ask: Action = Deal(robots=tuple(range(seats)))
    for number in range(1_000):
        applied = apply(game, position, ask, Random(number), float(number))
        if not isinstance(applied, Applied):
            raise EngineFailed(f"illegal move {game.text.write(ask)!r}: {applied}")
        position = applied.position
        yield position
        waiting = game.rules.to_play(position.table)
        due = None if waiting else game.rules.deadline(position)
        ask = due.action if due else engine.choose(view_for(game, position, waiting[0]))
