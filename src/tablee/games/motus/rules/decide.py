"""The rules: what follows from an ask, or why it is refused."""

from collections.abc import Sequence
from functools import reduce
from random import Random
from typing import assert_never

from tablee.core.actions import Deal, TimeUp
from tablee.core.loop import Folded
from tablee.core.refusal import NotYourTurn, Refused
from tablee.games.motus.rules import refusals as no
from tablee.games.motus.rules.actions import Ask, Draw, Guess, SetWord
from tablee.games.motus.rules.events import Happening
from tablee.games.motus.rules.evolve import evolve
from tablee.games.motus.rules.rounds.drawing import draw_ball, grid_for
from tablee.games.motus.rules.rounds.guessing import guess, helping, out_of_time
from tablee.games.motus.rules.rounds.next_round import after_round
from tablee.games.motus.rules.rounds.round_events import SeriesBegan, StockDealt
from tablee.games.motus.rules.rounds.setting import opening, set_by_house, set_word, stock
from tablee.games.motus.rules.state import Moment, to_play
from tablee.games.motus.rules.view import demands


def decide(position: Moment, action: Ask, rng: Random, now: float) -> Sequence[Happening]:
    """What happens; raises Refused."""
    return with_consequences(position, _deed(position, action, rng, now), now)


def _deed(position: Moment, action: Ask, rng: Random, now: float) -> Sequence[Happening]:
    match action:
        case SetWord():
            return set_word(position, action)
        case Guess():
            return guess(position, action, now)
        case Draw(seat):
            return draw_ball(position, seat, rng)
        case Deal(_, robots):
            return deal(position, robots, rng, now)
        case TimeUp(seat):
            return time_up(position, seat, rng, now)
        case _:
            assert_never(action)


def deal(position: Moment, robots: tuple[int, ...], rng: Random, now: float) -> Sequence[Happening]:
    """R4, R10, R19: the house has words ready and deals the grids; then the first series begins."""
    table = position.table
    if table.phase != "deal":
        raise Refused(no.AlreadyDealt())
    if robots and table.free_words:
        raise Refused(no.FreeWordsNeedPersons())
    words = StockDealt(stock(table.options, len(table.sides), rng), robots)
    grids = (grid_for(side, table.options, rng) for side in range(len(table.grids)))
    return (words, *grids, SeriesBegan(1, now))


def time_up(position: Moment, seat: int, rng: Random, now: float) -> Sequence[Happening]:
    """R20: the house does what the seat was asked for, the oldest first."""
    wanted = demands(position.table, seat)
    if not wanted:
        raise Refused(NotYourTurn(to_play(position.table)))
    match wanted[0].what:
        case "set":
            return set_by_house(position, seat)
        case "draw":
            return draw_ball(position, seat, rng)
        case "guess":
            return out_of_time(position, seat, wanted[0].slate, now)


def with_consequences(position: Moment, events: Sequence[Happening], now: float) -> Folded[Happening]:
    """What was decided, and all that follows from it by itself."""
    after = reduce(evolve, events, position)
    more = _consequence(after, now)
    if not more:
        return Folded(events, after)
    rest = with_consequences(after, more, now)
    return Folded((*events, *rest), rest.position)


def _consequence(position: Moment, now: float) -> Sequence[Happening]:
    table = position.table
    match table.phase:
        case "setting":
            return opening(position, now)
        case "guessing":
            done = all(slate.over for slate in table.slates) and not table.owed
            return after_round(position, now) if done else helping(position, now)
        case _:
            return ()
