"""Refusals in a match that are no rule of a game: asks out of date or asked twice, and matches without an end."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Stale(Refusal):
    """The match had gone on before the ask arrived; the asker is shown the table as it is."""

    seq: int
    refused: Literal["stale"] = "stale"


@dataclass(frozen=True, slots=True)
class DictionaryClosed(Refusal):
    """A match that is open in this browser forbids looking words up: of which game, at which table."""

    game: str
    table: str
    refused: Literal["dictionary_closed"] = "dictionary_closed"


@dataclass(frozen=True, slots=True)
class IdUsed(Refusal):
    """An ask under the id of another one that was granted before."""

    refused: Literal["id_used"] = "id_used"


@dataclass(frozen=True, slots=True)
class MatchTooLong(Refusal):
    """A match that goes on for ever: the house brings it to its end, every turn as if time were up."""

    events: int
    refused: Literal["match_too_long"] = "match_too_long"


@dataclass(frozen=True, slots=True)
class TooManyMoves(Refusal):
    """A seat that fills a match by itself: the house plays for it as if its time were up, and the others play on."""

    events: int
    refused: Literal["too_many_moves"] = "too_many_moves"


PLAY_REFUSALS: tuple[type[Refusal], ...] = (
    Stale,
    DictionaryClosed,
    IdUsed,
    MatchTooLong,
    TooManyMoves,
)
