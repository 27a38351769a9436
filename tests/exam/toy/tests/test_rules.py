"""The rules of the toy."""

from random import Random

from tablee.core.actions import Action, Deal
from tablee.core.loop import Applied, apply
from tablee.core.position import AnyPosition
from tablee.core.refusal import Refusal
from tests.exam.toy import GAME
from tests.exam.toy.rules.actions import Lay, Swap
from tests.exam.toy.rules.options import Options
from tests.exam.toy.rules.refusals import AlreadyDealt, CardMissing, NoSwap


def asked(position: AnyPosition, *asks: Action) -> AnyPosition | Refusal:
    for ask in asks:
        outcome = apply(GAME, position, ask, Random(4), 0.0)
        if not isinstance(outcome, Applied):
            return outcome
        position = outcome.position
    return position


def dealt() -> AnyPosition:
    position = asked(GAME.rules.start(Options(), 2), Deal())
    assert not isinstance(position, Refusal)
    return position


def test_R1_cards_are_dealt_once() -> None:
    assert [len(hand) for hand in dealt().hands] == [3, 3]
    assert asked(dealt(), Deal()) == AlreadyDealt()


def test_R2_one_lays_what_one_has() -> None:
    assert asked(dealt(), Lay(0, 99)) == CardMissing(99)


def test_R3_one_swaps_once() -> None:
    low, *_ = dealt().hands[0]
    swapped = asked(dealt(), Swap(0, low))
    assert not isinstance(swapped, Refusal)
    assert low in swapped.box
    assert asked(swapped, Swap(0, swapped.hands[0][0])) == NoSwap()


def test_R4_most_cards_win() -> None:
    end = dealt()
    for _ in range(6):
        seat = end.table.turn
        laid = asked(end, Lay(seat, end.hands[seat][0]))
        assert not isinstance(laid, Refusal)
        end = laid
    assert end.table.result.scores in {(6, 0), (4, 2), (2, 4), (0, 6)}
