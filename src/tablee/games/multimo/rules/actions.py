"""What a player may ask for in Multimo; all of it means the same whatever the others did meanwhile."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.actions import Action, Deal, TimeUp
from tablee.games.multimo.rules.grid import Grid, Square


@dataclass(frozen=True, slots=True)
class PlaceNeutral(Action):
    """Say where the next neutral square goes, on everybody's grid (R20)."""

    square: Square
    kind: Literal["place_neutral"] = "place_neutral"

    stays_fresh: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Name(Action):
    """Name a letter, which everybody takes from the store (R6)."""

    letter: str
    kind: Literal["name"] = "name"

    stays_fresh: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Alone at the table: have the next letters drawn by lot (R17)."""

    count: int = 1
    kind: Literal["draw"] = "draw"

    stays_fresh: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PlaceTile(Action):
    """Put a letter or a neutral square (`#`) from the waiting area on a square; what lay there goes back (R8)."""

    tile: str
    square: Square
    kind: Literal["place"] = "place"

    any_time: ClassVar[bool] = True
    stays_fresh: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move what lies on a square to an empty one (R8)."""

    start: Square
    end: Square
    kind: Literal["move"] = "move"

    any_time: ClassVar[bool] = True
    stays_fresh: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Exchange what lies on two squares (R8)."""

    start: Square
    end: Square
    kind: Literal["swap"] = "swap"

    any_time: ClassVar[bool] = True
    stays_fresh: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Lift(Action):
    """Take what lies on a square back into the waiting area (R8)."""

    square: Square
    kind: Literal["lift"] = "lift"

    any_time: ClassVar[bool] = True
    stays_fresh: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Arrange(Action):
    """Lay the whole grid out as given; what is not on it lies in the waiting area (R8)."""

    grid: Grid
    kind: Literal["arrange"] = "arrange"

    any_time: ClassVar[bool] = True
    stays_fresh: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Finish(Action):
    """Declare one's grid finished (R11)."""

    kind: Literal["finish"] = "finish"

    any_time: ClassVar[bool] = True
    stays_fresh: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Resume(Action):
    """Take that back and go on building, as long as somebody else does (R11)."""

    kind: Literal["resume"] = "resume"

    any_time: ClassVar[bool] = True
    stays_fresh: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """At the reveal: propose that a void word count, or agree that it does (R16)."""

    word: str
    kind: Literal["accept"] = "accept"

    any_time: ClassVar[bool] = True
    stays_fresh: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Object(Action):
    """At the reveal: a void word that was proposed stays void (R16)."""

    word: str
    kind: Literal["object"] = "object"

    any_time: ClassVar[bool] = True
    stays_fresh: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Content(Action):
    """At the reveal: have nothing to add, and leave words that are proposed to the others (R16)."""

    kind: Literal["content"] = "content"

    stays_fresh: ClassVar[bool] = True


ACTIONS: tuple[type[Action], ...] = (
    PlaceNeutral, Name, Draw, PlaceTile, Move, Swap, Lift, Arrange, Finish, Resume, Accept, Object, Content,
)  # fmt: skip

Ask = (
    PlaceNeutral
    | Name
    | Draw
    | PlaceTile
    | Move
    | Swap
    | Lift
    | Arrange
    | Finish
    | Resume
    | Accept
    | Object
    | Content
    | Deal
    | TimeUp
)
