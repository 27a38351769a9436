"""Refusals of the house itself: messages, seats and tables rather than rules of a game."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal
from tablee.match.refusals_crowd import CROWD_REFUSALS
from tablee.match.refusals_identity import IDENTITY_REFUSALS
from tablee.match.refusals_store import MatchDamaged


@dataclass(frozen=True, slots=True)
class Malformed(Refusal):
    """A message that is not what it should be."""

    problem: str
    refused: Literal["malformed"] = "malformed"


@dataclass(frozen=True, slots=True)
class UnknownKind(Refusal):
    """An ask of a kind this game does not have."""

    asked: str
    refused: Literal["unknown_kind"] = "unknown_kind"


@dataclass(frozen=True, slots=True)
class HouseOnly(Refusal):
    """An ask that only the house makes, sent by a player."""

    asked: str
    refused: Literal["house_only"] = "house_only"


@dataclass(frozen=True, slots=True)
class TooLarge(Refusal):
    """A message of more bytes than anything in the house needs."""

    limit: int
    refused: Literal["too_large"] = "too_large"


@dataclass(frozen=True, slots=True)
class TextOnly(Refusal):
    """A binary message; the house speaks text."""

    refused: Literal["text_only"] = "text_only"


@dataclass(frozen=True, slots=True)
class TooFast(Refusal):
    """More asks than a hand can make."""

    refused: Literal["too_fast"] = "too_fast"


@dataclass(frozen=True, slots=True)
class Stale(Refusal):
    """The match had gone on before the ask arrived; the asker is shown the table as it is."""

    seq: int
    refused: Literal["stale"] = "stale"


@dataclass(frozen=True, slots=True)
class NoSuchTable(Refusal):
    """A link to a table that does not exist."""

    refused: Literal["no_such_table"] = "no_such_table"


@dataclass(frozen=True, slots=True)
class NoSuchGame(Refusal):
    """A game that is not on the shelf."""

    game: str
    refused: Literal["no_such_game"] = "no_such_game"


@dataclass(frozen=True, slots=True)
class NoSuchPage(Refusal):
    """An address the house does not have, or does not offer in this way."""

    refused: Literal["no_such_page"] = "no_such_page"


@dataclass(frozen=True, slots=True)
class NoSuchSeat(Refusal):
    """A seat number beyond the table's chairs."""

    seat: int
    refused: Literal["no_such_seat"] = "no_such_seat"


@dataclass(frozen=True, slots=True)
class NoSuchLevel(Refusal):
    """A bot the game does not offer."""

    level: str
    allowed: str
    refused: Literal["no_such_level"] = "no_such_level"


@dataclass(frozen=True, slots=True)
class WrongSeatCount(Refusal):
    """More or fewer chairs than the game is played with."""

    count: int
    allowed: str
    refused: Literal["wrong_seat_count"] = "wrong_seat_count"


@dataclass(frozen=True, slots=True)
class BadName(Refusal):
    """A name that is empty, too long or not printable."""

    limit: int
    refused: Literal["bad_name"] = "bad_name"


@dataclass(frozen=True, slots=True)
class NotYourSeat(Refusal):
    """An ask for a seat that belongs to somebody else."""

    refused: Literal["not_your_seat"] = "not_your_seat"


@dataclass(frozen=True, slots=True)
class SeatTaken(Refusal):
    """Somebody sits in that chair."""

    refused: Literal["seat_taken"] = "seat_taken"


@dataclass(frozen=True, slots=True)
class TableFull(Refusal):
    """Every chair is taken."""

    refused: Literal["table_full"] = "table_full"


@dataclass(frozen=True, slots=True)
class NotHost(Refusal):
    """Only who made the table may do that."""

    refused: Literal["not_host"] = "not_host"


@dataclass(frozen=True, slots=True)
class NotAtTable(Refusal):
    """Only who sits at the table may do that."""

    refused: Literal["not_at_table"] = "not_at_table"


@dataclass(frozen=True, slots=True)
class NotAPerson(Refusal):
    """There is nobody on that seat whom a robot could stand in for."""

    refused: Literal["not_a_person"] = "not_a_person"


@dataclass(frozen=True, slots=True)
class StillHere(Refusal):
    """Nobody is sent away from a table they look at."""

    name: str
    refused: Literal["still_here"] = "still_here"


@dataclass(frozen=True, slots=True)
class TooEarly(Refusal):
    """Who has just gone may come back; so many seconds to go."""

    name: str
    seconds: int
    refused: Literal["too_early"] = "too_early"


@dataclass(frozen=True, slots=True)
class ChairsOpen(Refusal):
    """The match cannot start while a chair waits for somebody."""

    refused: Literal["chairs_open"] = "chairs_open"


@dataclass(frozen=True, slots=True)
class AlreadyStarted(Refusal):
    """The chairs can no longer be changed in this way."""

    refused: Literal["already_started"] = "already_started"


@dataclass(frozen=True, slots=True)
class NotStarted(Refusal):
    """Nothing can be played yet."""

    refused: Literal["not_started"] = "not_started"


@dataclass(frozen=True, slots=True)
class NotFinished(Refusal):
    """Records and replays would give hands away before the end."""

    refused: Literal["not_finished"] = "not_finished"


@dataclass(frozen=True, slots=True)
class NewerRules(Refusal):
    """A record played by rules this house does not know yet."""

    version: int
    known: int
    refused: Literal["newer_rules"] = "newer_rules"


@dataclass(frozen=True, slots=True)
class TooManyTables(Refusal):
    """One browser may have only so many unfinished tables."""

    limit: int
    refused: Literal["too_many_tables"] = "too_many_tables"


@dataclass(frozen=True, slots=True)
class DictionaryClosed(Refusal):
    """A match that is open in this browser forbids looking words up: of which game, at which table."""

    game: str
    table: str
    refused: Literal["dictionary_closed"] = "dictionary_closed"


@dataclass(frozen=True, slots=True)
class NoMatchOfTheDay(Refusal):
    """A game that has none."""

    game: str
    refused: Literal["no_match_of_the_day"] = "no_match_of_the_day"


@dataclass(frozen=True, slots=True)
class NoSuchDay(Refusal):
    """No date, one that has not come yet, or one before the first."""

    day: str
    first: str
    last: str
    refused: Literal["no_such_day"] = "no_such_day"


@dataclass(frozen=True, slots=True)
class OnceADay(Refusal):
    """A match of the day is played once."""

    refused: Literal["once_a_day"] = "once_a_day"


@dataclass(frozen=True, slots=True)
class TooManySockets(Refusal):
    """One browser may have only so many windows open."""

    limit: int
    refused: Literal["too_many_sockets"] = "too_many_sockets"


@dataclass(frozen=True, slots=True)
class ForeignOrigin(Refusal):
    """The ask came from a page of another site."""

    refused: Literal["foreign_origin"] = "foreign_origin"


@dataclass(frozen=True, slots=True)
class HouseTrouble(Refusal):
    """Our fault: something broke, nothing was changed."""

    refused: Literal["house_trouble"] = "house_trouble"


HOUSE_REFUSALS: tuple[type[Refusal], ...] = (
    *(Malformed, UnknownKind, HouseOnly, TooLarge, TextOnly, TooFast, Stale),
    *(NoSuchTable, NoSuchGame, NoSuchPage, NoSuchSeat, NoSuchLevel, WrongSeatCount, BadName),
    *(NotYourSeat, SeatTaken, TableFull, NotHost, NotAtTable, ChairsOpen, AlreadyStarted, NotStarted, NotFinished),
    *(NotAPerson, StillHere, TooEarly),
    *(NoMatchOfTheDay, NoSuchDay, OnceADay),
    *(NewerRules, TooManyTables, DictionaryClosed, TooManySockets, ForeignOrigin, HouseTrouble, MatchDamaged),
    *IDENTITY_REFUSALS,
    *CROWD_REFUSALS,
)
