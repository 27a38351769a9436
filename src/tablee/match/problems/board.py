"""A problem on the board: asks are put to the rules, which may refuse them, and what was granted is judged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from tablee.core.actions import Action
from tablee.core.events import Event, told_to
from tablee.core.game import Game, Problem, Verdict
from tablee.core.loop import Applied, apply, evolve_all, view_for
from tablee.core.position import AnyPosition
from tablee.core.refusal import Refused
from tablee.match import codec
from tablee.match.play.foresight import told_ahead
from tablee.match.problems.rows import problems_of
from tablee.match.problems.shapes import BestFrame, ProblemBoard, Why
from tablee.match.refusals.problems import TooManyAsks
from tablee.match.shapes import GameEvent

Ask = dict[str, Any]
"""An ask without its seat, as it is kept in notes."""

MOST_ASKS = 300
"""Of one answer, many times what any needs: all of them are kept, and put to the rules again with the next."""


@dataclass(frozen=True, slots=True)
class Stand:
    """A problem as far as it has been answered."""

    game: Game
    problem: Problem
    seat: int
    position: AnyPosition
    asks: tuple[Action, ...]
    verdict: Verdict
    events: tuple[Event, ...]
    """What the last ask brought."""

    def kept(self) -> tuple[Ask, ...]:
        """The asks as they are written down."""
        return tuple(map(_without_seat, self.asks))

    def told(self, events: Sequence[Event]) -> tuple[GameEvent, ...]:
        """Events as the seat that answers is told of them."""
        seen = (told_to(event, self.seat) for event in events)
        return tuple(cast(GameEvent, codec.plain(one)) for one in seen if one is not None)

    def why(self, number: int, ask: Ask) -> Why:
        """Why nothing happens: this was asked before, as the ask of that number, or the board stands otherwise."""
        action = codec.action_from(self.game, self.seat, ask)
        return "again" if 0 <= number < len(self.asks) and self.asks[number] == action else "stale"


def laid_out(game: Game, problem: Problem, asks: Sequence[Ask] = ()) -> Stand:
    """The problem after these asks; Refused if the rules do not grant one of them."""
    scene = problems_of(game).scene(problem)
    seat = game.rules.to_play(scene.position.table)[0] if scene.seat is None else scene.seat
    made = [codec.action_from(game, seat, ask) for ask in asks]
    *_, last = Applied((), scene.position), *_steps(game, problem, scene.position, made)
    verdict = problems_of(game).judge(problem, made)
    position = last.position if verdict.done or not made else _onward(game, problem, made, last.position)
    return Stand(game, problem, seat, position, tuple(made), verdict, last.events)


def answered(stand: Stand, ask: Ask) -> Stand:
    """The problem after one more ask; Refused if the rules do not grant it, or if it never ends."""
    if len(stand.asks) >= MOST_ASKS:
        raise Refused(TooManyAsks(MOST_ASKS))
    return laid_out(stand.game, stand.problem, (*stand.kept(), ask))


def previewed(stand: Stand, ask: Ask) -> dict[str, Any]:
    """What an ask would bring, from nothing but what its seat sees."""
    view = view_for(stand.game, stand.position, stand.seat)
    return told_ahead(stand.game, view, codec.action_from(stand.game, stand.seat, ask))


def shown(stand: Stand, *, over: bool = False) -> ProblemBoard:
    """What is told of it; the best answer only when it is done, or over because somebody gave up."""
    problem, known = stand.problem, problems_of(stand.game)
    return ProblemBoard(
        theme=problem.theme,
        level=problem.level,
        task=dict(known.task(problem)),
        seat=stand.seat,
        view=codec.plain(view_for(stand.game, stand.position, stand.seat)),
        asked=len(stand.asks),
        verdict=stand.verdict,
        best=tuple(_best(stand)) if over or stand.verdict.done else (),
    )


def _best(stand: Stand) -> Iterator[BestFrame]:
    game, scene = stand.game, problems_of(stand.game).scene(stand.problem)
    yield BestFrame((), codec.plain(view_for(game, scene.position, stand.seat)))
    for applied in _steps(game, stand.problem, scene.position, scene.asks):
        yield BestFrame(stand.told(applied.events), codec.plain(view_for(game, applied.position, stand.seat)))


def _steps(game: Game, problem: Problem, position: AnyPosition, asks: Sequence[Action]) -> Iterator[Applied]:
    """What each ask brings, at the table to which the one before it has led on."""
    luck = Random(problem.id)
    for number, ask in enumerate(asks):
        applied = apply(game, position, ask, luck, float(number + 1))
        if not isinstance(applied, Applied):
            raise Refused(applied)
        applied = _bare(game, position, applied)
        yield applied
        if number + 1 < len(asks):
            position = _onward(game, problem, asks[: number + 1], applied.position)


def _bare(game: Game, position: AnyPosition, applied: Applied) -> Applied:
    """An answer without its aftermath."""
    aftermath = problems_of(game).aftermath
    events = tuple(event for event in applied.events if not isinstance(event, aftermath))
    return applied if events == applied.events else Applied(events, evolve_all(game, position, events))


def _onward(game: Game, problem: Problem, asks: Sequence[Action], position: AnyPosition) -> AnyPosition:
    return problems_of(game).onward(problem, asks, position)


def _without_seat(action: Action) -> Ask:
    made: Ask = codec.plain(action)
    return {name: value for name, value in made.items() if name != "seat"}
