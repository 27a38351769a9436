"""The loop of every match, with the toy: cards are laid in turn, the highest takes all."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Literal

import pytest

from tablee.core.actions import HOUSE, Action, Deal, TimeUp
from tablee.core.events import Event
from tablee.core.loop import Applied, Folded, apply, evolve_all, replay, view_for
from tablee.core.position import AnyPosition, fingerprint
from tablee.core.refusal import MatchOver, NotYourTurn, Refusal, Unreadable
from tablee.core.seats import Result
from tests.exam.otherwise import otherwise
from tests.exam.toy import GAME
from tests.exam.toy.rules.actions import Lay
from tests.exam.toy.rules.events import Laid
from tests.exam.toy.rules.options import Options
from tests.exam.toy.rules.refusals import CardMissing


@dataclass(frozen=True, slots=True)
class Shout(Action):
    """Needs no turn."""

    kind: Literal["shout"] = "shout"
    any_time: ClassVar[bool] = True


def heard(position: Any, action: Action, rng: Random, now: float) -> Sequence[Event]:
    return [] if isinstance(action, Shout) else GAME.rules.decide(position, action, rng, now)


LOUD = otherwise(GAME, rules={"decide": heard})


def ask(position: AnyPosition, action: Action) -> Applied | Refusal:
    return apply(LOUD, position, action, Random(1), 0.0)


@pytest.fixture
def dealt() -> AnyPosition:
    outcome = ask(GAME.rules.start(Options(), 2), Deal())
    assert isinstance(outcome, Applied)
    return outcome.position


def test_a_granted_ask_gives_what_happened_and_where_it_led(dealt: AnyPosition) -> None:
    card = dealt.hands[0][0]
    outcome = ask(dealt, Lay(0, card))
    assert isinstance(outcome, Applied)
    assert outcome.events == (Laid(0, card),)
    assert outcome.position.table.laid == (card,)


def test_what_the_rules_have_folded_is_not_folded_again(dealt: AnyPosition) -> None:
    def folding(position: Any, action: Action, rng: Random, now: float) -> Sequence[Event]:
        events = GAME.rules.decide(position, action, rng, now)
        return Folded(events, evolve_all(GAME, position, events))

    def never(position: AnyPosition, event: Event) -> AnyPosition:
        raise AssertionError(f"{event} is folded a second time")

    lay = Lay(0, dealt.hands[0][0])
    assert apply(otherwise(GAME, rules={"decide": folding, "evolve": never}), dealt, lay, Random(1), 0.0) == ask(
        dealt, lay
    )


def test_the_position_asked_stays_as_it_was(dealt: AnyPosition) -> None:
    before = fingerprint(dealt)
    ask(dealt, Lay(0, dealt.hands[0][0]))
    assert fingerprint(dealt) == before


def test_a_refusal_of_the_rules_comes_back_as_data(dealt: AnyPosition) -> None:
    assert ask(dealt, Lay(0, 99)) == CardMissing(99)


def test_who_is_not_to_play_is_told_who_is(dealt: AnyPosition) -> None:
    assert ask(dealt, Lay(1, dealt.hands[1][0])) == NotYourTurn((0,))


def test_nobody_plays_before_the_deal() -> None:
    assert ask(GAME.rules.start(Options(), 2), Lay(0, 1)) == NotYourTurn(())


def test_some_asks_need_no_turn_but_a_seat(dealt: AnyPosition) -> None:
    assert isinstance(ask(dealt, Shout(1)), Applied)
    for nobody in (HOUSE, 2, -2, 10**9):
        assert ask(dealt, Shout(nobody)) == NotYourTurn((0,))


def test_no_player_can_ask_as_the_house(dealt: AnyPosition) -> None:
    assert ask(dealt, Lay(HOUSE, dealt.hands[-1][0])) == NotYourTurn((0,))


def test_the_house_acts_for_a_seat_whose_turn_it_is_and_for_no_other(dealt: AnyPosition) -> None:
    assert isinstance(ask(dealt, TimeUp(0)), Applied)
    assert ask(dealt, TimeUp(1)) == NotYourTurn((0,))


@pytest.mark.parametrize("action", [Lay(0, 1), TimeUp(0), Deal(), Shout(0)])
def test_when_it_is_over_it_is_over(dealt: AnyPosition, action: Action) -> None:
    over = replace(dealt, table=replace(dealt.table, result=Result((0,), (2, 0), "most_cards")))
    assert ask(over, action) == MatchOver()


def test_an_error_in_the_rules_is_not_taken_for_a_refusal(dealt: AnyPosition) -> None:
    def broken(*_: object) -> Sequence[Event]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        apply(otherwise(GAME, rules={"decide": broken}), dealt, Lay(0, 1), Random(1), 0.0)


def test_the_log_alone_gives_the_position(dealt: AnyPosition) -> None:
    opened = ask(GAME.rules.start(Options(), 2), Deal())
    assert isinstance(opened, Applied)
    laid = ask(opened.position, Lay(0, opened.position.hands[0][1]))
    assert isinstance(laid, Applied)
    assert replay(GAME, Options(), 2, (*opened.events, *laid.events)) == laid.position


def test_a_seat_sees_its_own_hand_and_a_spectator_none(dealt: AnyPosition) -> None:
    assert view_for(GAME, dealt, 1).hand == dealt.hands[1]
    assert view_for(GAME, dealt, None).hand == ()


def test_refusals_compare_by_what_they_say() -> None:
    assert Unreadable("x") == Unreadable("x")
    assert Unreadable("x") != Unreadable("y")
