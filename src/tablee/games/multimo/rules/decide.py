"""The rules: what follows from an ask, or why it is refused; each phase has a room of its own."""

from collections.abc import Sequence
from functools import reduce
from random import Random
from typing import assert_never

from tablee.core.actions import Deal, TimeUp
from tablee.core.loop import Folded
from tablee.core.refusal import NotYourTurn, Refused
from tablee.games.multimo.rules.actions import (
    Accept,
    Arrange,
    Ask,
    Content,
    Draw,
    Finish,
    Lift,
    Move,
    Name,
    Object,
    PlaceNeutral,
    PlaceTile,
    Resume,
    Swap,
)
from tablee.games.multimo.rules.events import Happening, TimeRanOut
from tablee.games.multimo.rules.evolve import evolve
from tablee.games.multimo.rules.phases.arranging import arrange
from tablee.games.multimo.rules.phases.finishing import finish, resume, stop
from tablee.games.multimo.rules.phases.naming import draw_letters, drawn, name_letter
from tablee.games.multimo.rules.phases.opening import deal, place_neutral, placeable
from tablee.games.multimo.rules.phases.revealing import (
    accept,
    is_over,
    lapsed,
    match_ended,
    now_accepted,
    object_to,
    revealed,
    say_content,
    time_up,
)
from tablee.games.multimo.rules.state import Moment, Table, to_play


def decide(position: Moment, action: Ask, rng: Random, now: float) -> Sequence[Happening]:
    """What happens; raises Refused."""
    match action:
        case Deal(_, robots):
            return deal(position, robots, rng, now)
        case PlaceTile() | Move() | Swap() | Lift() | Arrange():
            return (arrange(position, action),)
        case PlaceNeutral(seat, square):
            return place_neutral(waiting_for(position, seat), seat, square, now)
        case Name(seat, letter):
            return name_letter(waiting_for(position, seat), seat, letter, now)
        case Draw(seat, count):
            return draw_letters(waiting_for(position, seat), seat, count, rng, now)
        case TimeUp(seat):
            return with_consequences(position, act_for(waiting_for(position, seat), seat, rng, now), now)
        case Finish() | Resume() | Accept() | Object() | Content():
            return with_consequences(position, declare(position, action, now), now)
        case _:
            assert_never(action)


def declare(position: Moment, action: Finish | Resume | Accept | Object | Content, now: float) -> Sequence[Happening]:
    """What is said about grids and words, R11 and R16."""
    table = position.table
    match action:
        case Finish(seat):
            return finish(position, seat)
        case Resume(seat):
            return resume(table, seat)
        case Accept(seat, word):
            return accept(table, seat, word, now)
        case Object(seat, word):
            return object_to(table, seat, word)
        case Content(seat):
            return say_content(waiting_for(position, seat), seat)
        case _:
            assert_never(action)


def act_for(table: Table, seat: int, rng: Random, now: float) -> Sequence[Happening]:
    """What the house does when a seat's time is up: R7, R13, R16, R20."""
    match table.phase:
        case "neutrals":
            square = rng.choice(list(placeable(table.fixed)))
            return TimeRanOut(seat), *place_neutral(table, seat, square, now)
        case "letters":
            return TimeRanOut(seat), *drawn(table, seat, 1, rng, now)
        case "finish":
            return stop(table, seat, now)
        case "reveal":
            return time_up(table, seat, now)
        case "deal" | "over":
            raise Refused(NotYourTurn(()))


def with_consequences(position: Moment, events: Sequence[Happening], now: float) -> Sequence[Happening]:
    """When nobody builds any more the grids are shown; words that all persons want count; then the match is over."""
    after = reduce(evolve, events, position)
    more: list[Happening] = []
    if after.table.phase == "finish" and not to_play(after.table):
        more.append(revealed(after, now))
    if after.table.phase == "reveal":
        more += now_accepted(after.table)
    after = reduce(evolve, more, after)
    end: tuple[Happening, ...] = ()
    if is_over(after.table):
        end = (*lapsed(after.table), match_ended(after.table))
    return Folded((*events, *more, *end), reduce(evolve, end, after))


def waiting_for(position: Moment, seat: int) -> Table:
    """The table, if it waits for this seat."""
    if seat not in to_play(position.table):
        raise Refused(NotYourTurn(to_play(position.table)))
    return position.table
