"""Refusals of records and replays: not finished, not readable here, or not what was played."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class NoAnalysis(Refusal):
    """A game that has nothing to say about how it was played."""

    game: str
    refused: Literal["no_analysis"] = "no_analysis"


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
class TooManyReplays(Refusal):
    """The records of this address that are still to be read fill its share of the queue."""

    refused: Literal["too_many_replays"] = "too_many_replays"


@dataclass(frozen=True, slots=True)
class TooDear(Refusal):
    """Stepping through this record would take more time or room than any match we know of."""

    refused: Literal["too_dear"] = "too_dear"


@dataclass(frozen=True, slots=True)
class AnalysisFailed(Refusal):
    """Our fault: thinking a match over broke off; it is tried again when somebody asks again."""

    refused: Literal["analysis_failed"] = "analysis_failed"


@dataclass(frozen=True, slots=True)
class AnalysisTooLong(Refusal):
    """Thinking a match over was given up: the machine has too much else to do."""

    minutes: int
    refused: Literal["analysis_too_long"] = "analysis_too_long"


@dataclass(frozen=True, slots=True)
class MatchDamaged(Refusal):
    """What the disk holds of this match is not what was played; nobody is shown something else instead."""

    refused: Literal["match_damaged"] = "match_damaged"


@dataclass(frozen=True, slots=True)
class NotOurFile(Refusal):
    """A file that is not the matches of a browser, or not as they were written."""

    refused: Literal["not_our_file"] = "not_our_file"


RECORD_REFUSALS: tuple[type[Refusal], ...] = (
    NoAnalysis,
    NotFinished,
    NewerRules,
    TooManyReplays,
    TooDear,
    AnalysisFailed,
    AnalysisTooLong,
    MatchDamaged,
    NotOurFile,
)
