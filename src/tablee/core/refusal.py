"""Refusals: data first, words later."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeVar, cast

R = TypeVar("R", bound="Refusal")


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an ask was not granted; the sentence stands in the locales under `refused`."""

    rule: ClassVar[str] = ""
    """The number of the leaflet's rule (R1, R2…), empty for rules of the house."""


class Refused(Exception):
    """Carries a refusal out of `decide`; the engine turns it back into data."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


def resting_on(rule: str, kind: type[R]) -> type[R]:
    """A refusal that several games share, as the game gives it whose rule of that number says so."""
    own = {"rule": rule, "__slots__": (), "__doc__": kind.__doc__, "__module__": kind.__module__}
    return cast(type[R], type(kind.__name__, (kind,), own))


@dataclass(frozen=True, slots=True)
class AlreadyDealt(Refusal):
    """The house deals once; every game has its own rule and its own sentence for it."""

    refused: Literal["already_dealt"] = "already_dealt"


@dataclass(frozen=True, slots=True)
class NotYourTurn(Refusal):
    """The table waits for somebody else."""

    to_play: tuple[int, ...]
    refused: Literal["not_your_turn"] = "not_your_turn"


@dataclass(frozen=True, slots=True)
class MatchOver(Refusal):
    """The match has its result; nothing more is played."""

    refused: Literal["match_over"] = "match_over"


@dataclass(frozen=True, slots=True)
class OptionOutside(Refusal):
    """An option has a value that the game does not offer."""

    option: str
    value: str
    allowed: str
    refused: Literal["option_outside"] = "option_outside"


@dataclass(frozen=True, slots=True)
class Unreadable(Refusal):
    """A move typed as text that does not say anything in this game."""

    text: str
    refused: Literal["unreadable"] = "unreadable"


@dataclass(frozen=True, slots=True)
class BadRecord(Refusal):
    """A record file that cannot be read: where, and what is wrong."""

    line: int
    problem: str
    refused: Literal["bad_record"] = "bad_record"


@dataclass(frozen=True, slots=True)
class CannotRead(Refusal):
    """A file that is not there or not ours to read."""

    file: str
    refused: Literal["cannot_read"] = "cannot_read"


@dataclass(frozen=True, slots=True)
class NotInstalled(Refusal):
    """A package is missing, and the extra that brings it."""

    package: str
    extra: str
    refused: Literal["not_installed"] = "not_installed"

    def __str__(self) -> str:
        """For whoever imports: Python shows this and nothing else."""
        return f"{self.package} is not installed: pip install 'tablee[{self.extra}]'"


CORE_REFUSALS: tuple[type[Refusal], ...] = (
    NotYourTurn,
    MatchOver,
    OptionOutside,
    Unreadable,
    BadRecord,
    CannotRead,
    NotInstalled,
)
