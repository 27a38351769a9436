"""One match between bots, decided by its seed alone: the deal, the luck of the rules and the luck of each bot."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from tablee.arena.foreign import Forfeit, asked, begun, dismissed, is_foreign
from tablee.core.actions import Action, Deal
from tablee.core.game import Game
from tablee.core.game.form import luck_of
from tablee.core.loop import Applied, apply, view_for
from tablee.core.options import chosen
from tablee.core.position import AnyPosition
from tablee.core.refusal import Refused
from tablee.core.seats import Result

LONGEST = 20_000
"""Asks after which a match is given up as endless."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """Who meets whom at what: A on one seat, B on all others."""

    game: str
    options: dict[str, Any]
    seats: int
    a: str
    b: str
    seed: int
    deals: int
    swap: bool

    @property
    def rounds(self) -> int:
        """How often each deal is played: once, or once for every seat that A can have."""
        return self.seats if self.swap else 1

    @property
    def matches(self) -> int:
        return self.deals * self.rounds


@dataclass(frozen=True, slots=True)
class Bout:
    """A deal, and the seat A has in it."""

    deal: int
    a_seat: int


@dataclass(frozen=True, slots=True)
class BoutScore:
    """How a bout ended for A, and after how many asks."""

    a_seat: int
    ended: int
    """1: A won, -1: A lost, 0: a draw."""
    asks: int
    fault: str = ""
    """Why an engine of somebody else lost it, if it did not play on."""
    lead: int = 0
    """The points that A has more than the best of the others, or fewer."""


class Misplayed(Exception):
    """A bot asked for what the rules refuse, or a match would not end: a mistake in the game, to be reported."""


def bouts(contest: Contest) -> Iterator[Bout]:
    """All bouts of a contest, the same deal with every seat of A in a row."""
    for deal in range(contest.deals):
        for a_seat in range(contest.rounds):
            yield Bout(deal, a_seat)


def fought(game: Game, contest: Contest, bout: Bout) -> BoutScore:
    """Play one bout; the same contest and bout always give the same score."""
    luck = f"{contest.seed} {bout.deal}"
    levels = [contest.a if seat == bout.a_seat else contest.b for seat in range(contest.seats)]
    position = game.rules.start(chosen(game.rules.options, contest.options), contest.seats)
    ask: Action = Deal(robots=tuple(range(contest.seats)))
    begun(game, levels)
    for number in range(LONGEST):
        outcome = apply(game, position, ask, Random(f"{luck} {number}"), float(number))
        if not isinstance(outcome, Applied):
            if isinstance(ask, Deal):
                raise Refused(outcome)  # what was chosen does not suit robots
            if is_foreign(levels[ask.seat]):
                dismissed(game, levels[ask.seat])
                return _forfeited(bout, ask.seat, number, f"illegal move {game.text.write(ask)!r}")
            raise Misplayed(f"seed {contest.seed}, deal {bout.deal}, ask {number}: {ask} was refused: {outcome}")
        position = outcome.position
        result = game.rules.result(position.table)
        if result is not None:
            return BoutScore(bout.a_seat, _ended(result, bout.a_seat), number, lead=_lead(result, bout.a_seat))
        try:
            ask = _next(game, position, levels, luck, number)
        except Forfeit as lost:
            dismissed(game, levels[lost.seat])
            return _forfeited(bout, lost.seat, number, lost.fault)
    raise Misplayed(f"seed {contest.seed}, deal {bout.deal}: no result after {LONGEST} asks")


def _next(game: Game, position: AnyPosition, levels: list[str], luck: str, number: int) -> Action:
    waiting = game.rules.to_play(position.table)
    due = None if waiting else game.rules.deadline(position)
    if due is not None:
        return due.action
    seat = waiting[0]
    if is_foreign(levels[seat]):
        return asked(game, levels[seat], view_for(game, position, seat), seat, f"{luck} {number}")
    return game.engine.choose(view_for(game, position, seat), levels[seat], luck_of(f"{luck} {seat}", str(number)))


def _forfeited(bout: Bout, seat: int, asks: int, fault: str) -> BoutScore:
    return BoutScore(bout.a_seat, -1 if seat == bout.a_seat else 1, asks, fault)


def _ended(result: Result, a_seat: int) -> int:
    if not result.winners or len(result.winners) == len(result.scores):
        return 0
    return 1 if a_seat in result.winners else -1


def _lead(result: Result, a_seat: int) -> int:
    others = (score for seat, score in enumerate(result.scores) if seat != a_seat)
    return result.scores[a_seat] - max(others, default=0)
