"""What an ask would bring, from nothing but what its seat sees; nothing is decided, written or told."""

from __future__ import annotations

from typing import Any

from tablee.core.actions import Action
from tablee.core.game import Game, View
from tablee.core.loop import view_for
from tablee.core.refusal import Refusal, Refused
from tablee.match import codec
from tablee.match.play.play import Play
from tablee.match.refusals.tables import NotStarted, NotYourSeat
from tablee.match.tables.table import HouseTable


def foreseen(game: Game, table: HouseTable, play: Play | None, browser: str, seat: int, ask: dict[str, Any]) -> Any:
    """What the game says of the ask: its preview, the rule it breaks, or neither if the game previews nothing.

    The game is asked with the view of the seat, so a preview can tell nothing that the seat does not know.
    """
    if seat not in table.seats_of(browser):
        raise Refused(NotYourSeat())
    if play is None:
        raise Refused(NotStarted())
    return told_ahead(game, view_for(game, play.position, seat), codec.action_from(game, seat, ask))


def told_ahead(game: Game, view: View, ask: Action) -> dict[str, Any]:
    """The same of an ask in any view."""
    preview = game.engine.preview
    brings = preview(view, ask) if preview else None
    if isinstance(brings, Refusal):
        return {"preview": None, "refused": codec.on_wire(brings)}
    return {"preview": codec.plain(brings), "refused": None}
