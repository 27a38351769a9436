"""What everybody sees in every game of crossing words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tablee.core.help import Help
from tablee.core.seats import Result

SHOWN = ("options", "help", "lots", "phase", "turn", "rack_counts", "scores", "bag", "history", "left", "result")


OptionsT = TypeVar("OptionsT")
LotT = TypeVar("LotT")
PhaseT = TypeVar("PhaseT", bound=str)
MoveT = TypeVar("MoveT")
LettersT = TypeVar("LettersT", bound=Sequence[Any])


@dataclass(frozen=True, slots=True)
class SharedTable(Generic[OptionsT, LotT, PhaseT, MoveT, LettersT]):
    """Scores, racks and the bag; a game says what its options, lots, moves and letters are, and adds its board."""

    options: OptionsT
    help: Help
    """What the house says of letters that are not yet laid; settled at the deal."""
    lots: tuple[LotT, ...]
    """The letters drawn for who starts."""
    phase: PhaseT
    turn: int
    rack_counts: tuple[int, ...]
    scores: tuple[int, ...]
    bag: int
    history: tuple[MoveT, ...]
    """The lines of the score sheet."""
    left: tuple[LettersT, ...]
    """The letters left on the racks, once the match is over."""
    result: Result | None

    @property
    def seats(self) -> int:
        return len(self.scores)


AnyTable = SharedTable[Any, Any, Any, Any, Any]


def nothing_yet(seats: int, letters: int) -> dict[str, Any]:
    """The fields of a table before the deal, with so many letters in the bag; the game adds its own."""
    zeros = (0,) * seats
    return {
        "lots": (), "phase": "deal", "turn": 0, "rack_counts": zeros, "scores": zeros, "bag": letters, "history": (),
        "left": (), "result": None,
    }  # fmt: skip


def as_it_is(table: AnyTable, *names: str) -> dict[str, Any]:
    """The fields of a table that a view shows unchanged: those of every such game, and these."""
    return {name: getattr(table, name) for name in (*SHOWN, *names)}


def closes_dictionary(table: AnyTable) -> bool:
    """Nobody looks words up where the table does not say which are good."""
    return table.help != "words"
