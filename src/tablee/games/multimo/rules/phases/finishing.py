"""The last minutes: finishing, going on after all, and time running out (R10, R11, R13)."""

from collections.abc import Sequence

from tablee.core.refusal import Refused
from tablee.games.multimo.rules import grid_refusals as not_so
from tablee.games.multimo.rules import refusals as no
from tablee.games.multimo.rules.events import Finished, Happening, Resumed, Stopped
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, holding, letter_regions, names_of
from tablee.games.multimo.rules.phases.arranging import require_building
from tablee.games.multimo.rules.state import Hand, Moment, Table, ends_at, to_name, to_play


def finish(position: Moment, seat: int) -> Sequence[Happening]:
    """R11: a full grid in which everything hangs together."""
    table = position.table
    if table.phase in ("neutrals", "letters"):
        raise Refused(no.NotAllNamed(to_name(table)))
    require_building(table, seat)
    require_complete(position.hands[seat])
    return (Finished(seat),)


def resume(table: Table, seat: int) -> Sequence[Happening]:
    """R11: as long as somebody else builds."""
    if table.phase != "finish":
        raise Refused(no.NotBuilding())
    match table.progress[seat]:
        case "building":
            raise Refused(no.NeverFinished())
        case "stopped":
            raise Refused(no.TimeIsUp())
        case "finished":
            return (Resumed(seat),)


def stop(table: Table, seat: int, now: float) -> Sequence[Happening]:
    """R13: the seat's grid counts as it stands; when the minutes are over, so does everybody's."""
    end = ends_at(table)
    over = end is not None and now >= end
    return tuple(Stopped(one) for one in to_play(table) if over or one == seat)


def require_complete(hand: Hand) -> None:
    """R11, R13, R19: no empty square, no neutral square left over, no letters cut off."""
    if empty := holding(hand.grid, EMPTY):
        raise Refused(not_so.NotFull(names_of(empty), len(empty)))
    if NEUTRAL in hand.waiting:
        raise Refused(not_so.NeutralsWaiting(hand.waiting.count(NEUTRAL)))
    parts = sorted(letter_regions(hand.grid), key=len)
    if len(parts) > 1:
        raise Refused(not_so.Isolated(names_of(square for part in parts[:-1] for square in part)))
