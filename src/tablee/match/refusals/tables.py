"""Refusals at a table: who sits where, who may do what, and whether it may begin."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal


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
class PersonsPlay(Refusal):
    """Robots may hurry only while no person is to play."""

    refused: Literal["persons_play"] = "persons_play"


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


TABLE_REFUSALS: tuple[type[Refusal], ...] = (
    NoSuchTable,
    NoSuchGame,
    NoSuchSeat,
    NoSuchLevel,
    WrongSeatCount,
    BadName,
    NotYourSeat,
    SeatTaken,
    TableFull,
    NotHost,
    NotAtTable,
    NotAPerson,
    PersonsPlay,
    StillHere,
    TooEarly,
    ChairsOpen,
    AlreadyStarted,
    NotStarted,
    NoMatchOfTheDay,
    NoSuchDay,
    OnceADay,
)
