"""What a seat, or the house, may ask of a match."""

from dataclasses import dataclass
from typing import ClassVar, Literal

HOUSE = -1


@dataclass(frozen=True, slots=True)
class Action:
    """An ask by a seat; a game's own actions extend it and end with their `kind`."""

    seat: int

    any_time: ClassVar[bool] = False
    """True for asks that need not wait for the seat's turn (a challenge, arranging one's own grid)."""
    stays_fresh: ClassVar[bool] = False
    """True for asks that mean the same whatever happened meanwhile (a letter on one's own grid): never stale."""
    by_house: ClassVar[bool] = False
    """True for asks that only the house makes; a client that sends one is refused."""


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """The house opens the match: shuffles, deals, draws who starts."""

    seat: int = HOUSE
    robots: tuple[int, ...] = ()
    """The seats that robots have at the deal: a rule among persons may depend on it, and then an event must say so."""
    kind: Literal["deal"] = "deal"

    by_house: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TimeUp(Action):
    """The house acts for a seat whose time has run out; every game accepts it from every seat that is to play."""

    kind: Literal["time_up"] = "time_up"

    by_house: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Deadline:
    """When the house must act next, and with what."""

    at: float
    action: Action
