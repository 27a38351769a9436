"""Situations that a deal gives only sometimes: both seats are played over the protocol until one arises."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any

from playwright.sync_api import Page

from tests.browser.caller import OPEN, Caller, Json, SeatSocket, person

Move = tuple[Json, Json, Json]
Wanted = Callable[[Json], bool]
TABLES = 20
"""How many tables are tried; the rarest situation below comes up at more than every second one."""


def captures(view: Json, seat: int) -> list[Move]:
    """Two potions before a seat and the monster opposite that they make."""
    own, theirs = view["zones"][seat], view["zones"][1 - seat]
    return [
        (one, other, target)
        for one, other in combinations(own, 2)
        for target in theirs
        if one["potion"] * other["potion"] == target["monster"]
    ]


def slips(view: Json, seat: int) -> list[Move]:
    """Two potions and a monster that they do not make."""
    own, theirs = view["zones"][seat], view["zones"][1 - seat]
    right = captures(view, seat)
    return [
        (one, other, target)
        for one, other in combinations(own, 2)
        for target in theirs
        if (one, other, target) not in right
    ]


def may_capture(view: Json) -> bool:
    """Seat 0 is to look for captures, and there is one, and also a wrong one to fall for."""
    return view["turn"] == 0 and view["phase"] == "capture" and bool(captures(view, 0)) and bool(slips(view, 0))


def was_overlooked(view: Json) -> bool:
    """Seat 1 has just ended a turn in which it could have captured."""
    return view["turn"] == 0 and view["phase"] == "draw" and view["may_denounce"] and bool(captures(view, 1))


def step(line: SeatSocket) -> None:
    """The plainest next thing: draw, lay the first card, end the turn without looking."""
    match line.view["phase"]:
        case "draw":
            line.ask("draw")
        case "lay":
            line.ask("lay", card=line.view["hand"][0]["id"])
        case _:
            line.ask("end_turn")


def step_well(line: SeatSocket) -> None:
    """As above, but take what can be taken, so that the match comes to an end."""
    found = captures(line.view, line.seat) if line.view["phase"] in ("capture", "amend") else []
    if found:
        one, other, target = found[0]
        line.ask("capture", potions=[one["id"], other["id"]], monster=target["id"])
    else:
        step(line)


def play_on(lines: tuple[SeatSocket, SeatSocket], until: Wanted, how: Callable[[SeatSocket], None] = step) -> bool:
    """Play both seats; says whether the situation came up before the end."""
    while not lines[0].over:
        if until(lines[0].view):
            return True
        mover, other = lines[lines[0].view["turn"]], lines[1 - lines[0].view["turn"]]
        how(mover)
        other.catch_up(mover.seq)
    return False


@contextmanager
def seated(
    page: Page, url: str, friend: Page | None = None, **options: Any
) -> Iterator[tuple[str, tuple[SeatSocket, SeatSocket]]]:
    """A running table where the page's browser has seat 0 and a friend, with a page or without, seat 1."""
    with Caller.as_in(page, url) as host, Caller.as_in(friend, url) if friend else Caller(url) as guest:
        table = host.set_table(person("Camille"), OPEN, **options)
        guest.sit(table, "Lou")
        host.start(table)
        with host.line(table, 0) as mine, guest.line(table, 1) as theirs:
            yield table, (mine, theirs)


@contextmanager
def situation(
    page: Page, url: str, wanted: Wanted, **options: Any
) -> Iterator[tuple[str, tuple[SeatSocket, SeatSocket]]]:
    """A table at which that situation stands now."""
    for _ in range(TABLES):
        with seated(page, url, **options) as (table, lines):
            if play_on(lines, wanted):
                yield table, lines
                return
    raise AssertionError(f"{wanted.__name__} did not come up at {TABLES} tables")


def finished(page: Page, url: str, friend: Page | None = None) -> str:
    """A table whose match has been played to its end."""
    with seated(page, url, friend) as (table, lines):
        play_on(lines, lambda view: False, step_well)
    return table
