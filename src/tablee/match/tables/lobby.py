"""Who sits where: opening a table, sitting down, bots on chairs, starting, leaving, vanishing, playing again; pure."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import ceil

from tablee.core.clock import Clock
from tablee.core.game import Game
from tablee.core.options import Spec, Value, chosen
from tablee.core.refusal import MatchOver, OptionOutside, Refused
from tablee.core.seats import Bot, Open, Person, Program, Sitter
from tablee.lexicon import lexicon
from tablee.match import codec
from tablee.match.refusals.records import NotFinished
from tablee.match.refusals.tables import (
    AlreadyStarted,
    ChairsOpen,
    NoSuchGame,
    NoSuchLevel,
    NoSuchSeat,
    NotAPerson,
    NotAtTable,
    NotHost,
    NotStarted,
    NotYourSeat,
    OnceADay,
    SeatTaken,
    StillHere,
    TableFull,
    TooEarly,
    WrongSeatCount,
)
from tablee.match.tables.names import name_from
from tablee.match.tables.table import Absent, Chair, HouseTable

LONGEST_CLOCK = 7 * 24 * 3600
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letters that are mistaken for one another when a link is read aloud."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a browser wants to play."""

    game: str
    seats: tuple[Sitter, ...]
    options: dict[str, Value] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock)
    takeback: bool = True


def new_id() -> str:
    """A table's name that nobody can guess (99 bits), since it is its invitation."""
    return id_of(secrets.randbits(128))


def id_of(number: int) -> str:
    """The table's name that a number stands for."""
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(20))


def program_browser(name: str) -> str:
    """What stands for a bot from outside where a browser has its fingerprint: no cookie has this one."""
    return hashlib.sha256(f"bot {name}".encode()).hexdigest()[:40]


def game_named(games: Mapping[str, Game], name: str) -> Game:
    """A game of the shelf, or Refused."""
    if name not in games:
        raise Refused(NoSuchGame(name[:40]))
    return games[name]


def level_named(game: Game, name: str) -> str:
    """A bot that the game has, sparring partners included, by its name of today; or Refused."""
    level = game.engine.level(name)
    if level is None:
        raise Refused(NoSuchLevel(name[:40], ", ".join((*game.engine.levels, *game.engine.sparring))))
    return level


def opened(games: Mapping[str, Game], wish: Wish, browser: str, now: float) -> HouseTable:
    """A new table; the persons on it are the browser's own."""
    game = game_named(games, wish.game)
    if len(wish.seats) not in game.rules.seat_counts:
        raise Refused(WrongSeatCount(len(wish.seats), ", ".join(map(str, game.rules.seat_counts))))
    for limit in ("per_turn", "per_match"):
        spec = Spec(limit, 0, low=0, high=LONGEST_CLOCK)
        if not spec.admits(getattr(wish.clock, limit)):
            raise Refused(OptionOutside(limit, str(getattr(wish.clock, limit))[:40], spec.allowed))
    return HouseTable(
        id=new_id(),
        game=game.name,
        rules_version=game.rules.version,
        lexicon=lexicon.sha256 if game.rules.uses_lexicon else "-",
        options=codec.plain(game.text.furnish(chosen(game.rules.options, wish.options))),
        clock=wish.clock,
        chairs=tuple(_chair(game, sitter, browser) for sitter in wish.seats),
        host=browser,
        created=now,
        takeback=wish.takeback,
    )


def seated(table: HouseTable, browser: str, seat: int, name: str) -> HouseTable:
    """Somebody takes an open chair, or a new name on their own."""
    if table.seats_of(browser) == () and table.full:
        raise Refused(TableFull())
    chair = _at(table, seat)
    if table.status != "waiting":
        raise Refused(AlreadyStarted())
    if not isinstance(chair.sitter, Open) and chair.browser != browser:
        raise Refused(SeatTaken())
    host = browser if table.host in table.forgotten else table.host  # who put the table away starts nothing more
    return replace(_with_chair(table, seat, Chair(Person(name_from(name)), browser)), host=host)


def left(table: HouseTable, game: Game, browser: str, seat: int) -> HouseTable:
    """Somebody gives up a seat: before the start it is open again, in play a bot of middle strength takes over."""
    if _at(table, seat).browser != browser or not browser:
        raise Refused(NotYourSeat())
    if table.status == "finished":
        raise Refused(MatchOver())
    heir = Open() if table.status == "waiting" else _middling(game)
    return _with_chair(table, seat, Chair(heir))


def relieved(table: HouseTable, game: Game, browser: str, seat: int, wait: float | None) -> HouseTable:
    """A player hands the seat of somebody who has vanished to a bot, which keeps it for them.

    `wait` says for how many more seconds the others must be patient; None: that person is here.
    """
    chair = _at(table, seat)
    if not table.seats_of(browser):
        raise Refused(NotAtTable())
    _require_play(table)
    if not isinstance(chair.sitter, Person | Program):
        raise Refused(NotAPerson())
    if wait is None or chair.browser == browser:
        raise Refused(StillHere(chair.sitter.name))
    if wait > 0:
        raise Refused(TooEarly(chair.sitter.name, ceil(wait)))
    kept = Absent(chair.sitter.name, chair.browser) if isinstance(chair.sitter, Person) else None
    return _with_chair(table, seat, Chair(_middling(game), absent=kept))


def resumed(table: HouseTable, browser: str, seat: int) -> HouseTable:
    """Somebody who had vanished takes the seat back from the bot that kept it."""
    absent = _at(table, seat).absent
    if absent is None or not browser or absent.browser != browser:
        raise Refused(NotYourSeat())
    _require_play(table)
    return _with_chair(table, seat, Chair(Person(absent.name), browser))


def chaired(table: HouseTable, game: Game, browser: str, seat: int, sitter: Sitter) -> HouseTable:
    """The host puts a bot on a chair that nobody else has taken, or opens it."""
    _require_host(table, browser)
    chair = _at(table, seat)
    if table.status != "waiting":
        raise Refused(AlreadyStarted())
    if chair.browser not in ("", browser) and not isinstance(chair.sitter, Program):
        raise Refused(SeatTaken())
    return _with_chair(table, seat, _chair(game, sitter, browser))


def started(table: HouseTable, browser: str) -> HouseTable:
    """The host starts; every chair must be taken."""
    _require_host(table, browser)
    if table.status != "waiting":
        raise Refused(AlreadyStarted())
    if not table.full:
        raise Refused(ChairsOpen())
    return table.changed(status="playing")


def rematched(table: HouseTable, game: Game, browser: str, now: float) -> tuple[HouseTable, HouseTable]:
    """The finished table, which now points to the next, and that next table, already playing with the same sitters."""
    if not (table.seats_of(browser) or (browser and table.host == browser)):
        raise Refused(NotAtTable())
    if table.status != "finished":
        raise Refused(NotFinished())
    if table.day:
        raise Refused(OnceADay())
    sitters = tuple(replace(chair, absent=None) for chair in table.chairs)  # who vanished was promised one match
    again = replace(
        table,
        id=new_id(),
        rules_version=game.rules.version,
        chairs=sitters,
        created=now,
        status="playing",
        version=1,
        winners=None,
        forgotten=(),
    )
    return table.changed(rematch=again.id), again


def _chair(game: Game, sitter: Sitter, browser: str) -> Chair:
    match sitter:
        case Person(name):
            return Chair(Person(name_from(name)), browser)
        case Bot(level):
            today = game.engine.level(level)
            if today not in game.engine.levels:
                raise Refused(NoSuchLevel(level[:40], ", ".join(game.engine.levels)))
            return Chair(Bot(today))
        case Program(name):
            return Chair(sitter, program_browser(name))
        case Open():
            return Chair(sitter)


def _middling(game: Game) -> Bot:
    return Bot(game.engine.levels[len(game.engine.levels) // 2])


def _at(table: HouseTable, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Refused(NoSuchSeat(seat))
    return table.chairs[seat]


def _with_chair(table: HouseTable, seat: int, chair: Chair) -> HouseTable:
    return table.changed(chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def _require_play(table: HouseTable) -> None:
    if table.status != "playing":
        raise Refused(NotStarted() if table.status == "waiting" else MatchOver())


def _require_host(table: HouseTable, browser: str) -> None:
    if not browser or table.host != browser:
        raise Refused(NotHost())
