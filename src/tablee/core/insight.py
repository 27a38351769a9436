"""What an engine has to say: of a position that somebody set up, and of a match that is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece of a move: the square it is laid on, and the piece as it is noted."""

    row: int
    col: int
    piece: str


@dataclass(frozen=True, slots=True)
class Choice:
    """A move: as it is noted, its words, its points, and what it is worth, in points, with what it leads to."""

    move: str
    words: tuple[str, ...]
    points: int
    worth: float
    placed: tuple[Placed, ...] = ()
    """What it lays on the board, so that it can be drawn there."""
    kept: tuple[Any, ...] = ()
    """What stays in the hand, as the game's sentences write it."""
    hand: float = 0.0
    """How much of its worth lies in that."""


@dataclass(frozen=True, slots=True)
class Solution:
    """A position: what the player to move sees, how many moves there are, and the best of them, the best first."""

    view: Any
    count: int
    best: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """A turn of a match: who had what to play with, what was played, and what else there was."""

    seat: int
    holding: str
    played: Choice
    most: Choice
    """The move that earned most points."""
    wisest: Choice
    """The move that was worth most."""
    given_away: int
    """How many points more the best would have earned at once."""
    scores: tuple[int, ...]
    """Everybody's score after the turn."""
    at: int = 0
    """How many events of the match that count came before it."""
    learn: str = ""
    """A word that escaped the player and that people know, if there is one."""
    unadmitted: tuple[str, ...] = ()
    """The words for which it was taken back, if it was."""


@dataclass(frozen=True, slots=True)
class Summary:
    """How well one seat played."""

    points: int
    """What its turns earned."""
    possible: int
    """What they would have earned, had it played for points alone."""
    given_away: int
    perfect: int
    """In how many turns nothing was given away."""
    missed: int | None
    """The turn, counted from 0, in which most was given away, if anything was."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A match: its turns in their order, a summary for each seat, and the scores it ended with."""

    turns: tuple[Judged, ...]
    seats: tuple[Summary, ...]
    scores: tuple[int, ...]


def summed_up(turns: tuple[Judged, ...], scores: tuple[int, ...]) -> Analysis:
    """An analysis of turns that have been judged."""
    return Analysis(turns, tuple(_summary(turns, seat) for seat in range(len(scores))), scores)


def _summary(turns: tuple[Judged, ...], seat: int) -> Summary:
    own = [(number, turn) for number, turn in enumerate(turns) if turn.seat == seat]
    worst = max(own, key=lambda one: one[1].given_away, default=None)
    return Summary(
        points=sum(turn.played.points for _, turn in own),
        possible=sum(turn.most.points for _, turn in own),
        given_away=sum(turn.given_away for _, turn in own),
        perfect=sum(turn.given_away == 0 for _, turn in own),
        missed=worst[0] if worst and worst[1].given_away else None,
    )
