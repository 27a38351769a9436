"""What a game's `text/` gives to the house: the table in letters, moves as they are typed, what it has in files."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from tablee.core.game.command import Command
from tablee.core.game.rules import AskT, OptionsT, ViewT
from tablee.core.text.paint import Paint, no_paint
from tablee.core.text.sentences import Say

T = TypeVar("T")


def as_chosen(options: T) -> T:
    """For games of which a house has nothing of its own."""
    return options


def no_drawings() -> Mapping[str, Mapping[str, str]]:
    """For games in which nothing is drawn up beforehand."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Generic[OptionsT, AskT, ViewT]):
    """How a game is read and written; its leaflets and sentences lie in the same folder."""

    draw: Callable[[ViewT, Say], str]
    """(view, say) → the table as text for the terminal; say(key, **fields) speaks the player's language."""
    paint: Paint = no_paint
    """(drawing) → what of it is to stand out, in terminals with colours; core/text/paint.py helps."""
    svg: Callable[[ViewT], str]
    """(view) → the table as a picture, for notebooks and pages; core/text/svg.py has its pieces."""
    read: Callable[[str, ViewT], AskT]
    """(typed move, view) → the ask, or raises Refused(Unreadable)."""
    write: Callable[[AskT], str]
    """(ask) → the move as it is typed and noted; `read` understands it."""

    furnish: Callable[[OptionsT], OptionsT] = as_chosen
    """(options) → the same with what this house has of its own, such as a board kept in a file, in the place of its
    name, or raises Refused; asked once, when a table is opened, so that the rules need not look outside."""
    drawings: Callable[[], Mapping[str, Mapping[str, str]]] = no_drawings
    """() → for options that can be drawn: what each named value looks like in this house, to begin from."""
    commands: tuple[Command, ...] = ()
    """What the game can do in the terminal besides being played: `tablee GAME NAME …`."""
