"""The rules: what follows from an ask, or why it is refused."""

from collections.abc import Sequence
from functools import reduce
from random import Random
from typing import assert_never

from tablee.core.actions import Deal, TimeUp
from tablee.core.help import settled
from tablee.core.loop import Folded
from tablee.core.refusal import NotYourTurn, Refused
from tablee.crossword import events as always
from tablee.games.topword.rules import events as happens
from tablee.games.topword.rules import refusals as no
from tablee.games.topword.rules.actions import Ask, Challenge, Lay, Pass
from tablee.games.topword.rules.bag import draw_lots, shaken
from tablee.games.topword.rules.board import Tiles
from tablee.games.topword.rules.ending import match_ended, why_over
from tablee.games.topword.rules.events import Happening
from tablee.games.topword.rules.evolve import evolve
from tablee.games.topword.rules.lays.describing import describe
from tablee.games.topword.rules.lays.laying import judge, require_letter
from tablee.games.topword.rules.lays.words import bad_words, require_good_words
from tablee.games.topword.rules.letters import RACK_SIZE, letters
from tablee.games.topword.rules.state import Moment, to_play


def decide(position: Moment, action: Ask, rng: Random, now: float) -> Sequence[Happening]:
    """What happens; raises Refused."""
    match action:
        case Lay(seat, tiles):
            return with_ending(position, lay(position, seat, tiles))
        case Pass(seat, swap):
            return with_ending(position, pass_turn(position, seat, swap, rng))
        case Challenge(seat):
            return with_ending(position, challenge(position, seat, rng))
        case Deal(_, robots):
            return deal(position, robots, rng)
        case TimeUp(seat):
            return with_ending(position, (always.TimeRanOut(seat), *pass_turn(position, seat, None, rng)))  # R21
        case _:
            assert_never(action)


def deal(position: Moment, robots: Sequence[int], rng: Random) -> Sequence[Happening]:
    """R3, then R4; who sits there settles how much the house helps (R22)."""
    if position.table.phase != "deal":
        raise Refused(no.AlreadyDealt())
    seats = range(position.table.seats)
    lots, first = draw_lots(seats, rng)
    bag = shaken(letters(), rng)
    dealt = (happens.LettersDrawn(seat, bag[RACK_SIZE * seat :][:RACK_SIZE]) for seat in seats)
    began = always.Began(first, settled(position.table.options.help, len(seats), robots))
    return (*lots, happens.BagShaken(bag), *dealt, began)


def lay(position: Moment, seat: int, tiles: Tiles) -> Sequence[Happening]:
    """R4 to R14."""
    require_turn(position, seat)
    table, rack = position.table, position.hands[seat]
    if table.phase == "verdict":
        raise Refused(no.LastMoveWaits())
    tiles = tuple(sorted(tiles, key=lambda tile: tile.square))
    score = judge(table.stacks, rack, tiles, table.options)
    if table.options.referee == "arbiter":
        require_good_words(score.words)
    laid = happens.Laid(
        seat=seat,
        tiles=tiles,
        notation=describe(table.stacks, tiles),
        words=score.words,
        bonus=score.sum.bonus,
        all_seven=score.sum.all_seven,
        points=score.sum.points,
    )
    drawn = position.box.bag[: RACK_SIZE - len(rack) + len(tiles)]
    return (laid, happens.LettersDrawn(seat, drawn)) if drawn else (laid,)


def pass_turn(position: Moment, seat: int, swap: str | None, rng: Random) -> Sequence[Happening]:
    """R15; R16 when the last move waits for a verdict."""
    require_turn(position, seat)
    if position.table.phase == "verdict":
        return (happens.LetStand(seat),)
    if swap is None:
        return (always.Passed(seat),)
    require_letter(swap)
    if swap not in position.hands[seat]:
        raise Refused(no.NotOnRack(swap))
    bag = position.box.bag
    if not bag:
        raise Refused(no.BagEmpty(swap))
    return happens.Exchanged(seat, swap, bag[0]), happens.BagShaken(shaken(bag[1:] + swap, rng))


def challenge(position: Moment, seat: int, rng: Random) -> Sequence[Happening]:
    """R16: all words of the last move are looked up; a wrong challenge costs nothing."""
    table, box = position.table, position.box
    if table.options.referee == "arbiter":
        raise Refused(no.ArbiterWatches())
    if not table.contestable:
        raise Refused(no.NothingToChallenge())
    last = table.standing[-1]
    if last.seat == seat:
        raise Refused(no.OwnMove())
    bad = bad_words(last.words)
    if not bad:
        return happens.Challenged(seat), happens.Upheld(last.seat, tuple(word.text for word in last.words))
    back = happens.Challenged(seat), happens.TakenBack(last.seat, bad)
    return (*back, happens.BagShaken(shaken(box.bag + box.drawn, rng))) if box.drawn else back


def with_ending(position: Moment, events: Sequence[Happening]) -> Sequence[Happening]:
    """R17: what was decided, and the end of the match if it follows."""
    after = reduce(evolve, events, position)
    reason = why_over(after.table)
    if not reason:
        return Folded(events, after)
    end = match_ended(after, reason)
    return Folded((*events, end), evolve(after, end))


def require_turn(position: Moment, seat: int) -> None:
    if seat not in to_play(position.table):
        raise Refused(NotYourTurn(to_play(position.table)))
