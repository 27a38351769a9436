"""A table for tests: a picture, then asks one after the other, as people would make them."""

from random import Random

from tablee.core.actions import Action
from tablee.core.events import Event
from tablee.core.loop import Applied, apply
from tablee.core.refusal import Refusal
from tablee.games.multiplipotion import GAME
from tablee.games.multiplipotion.exam.scene import USUAL, scene
from tablee.games.multiplipotion.rules.actions import Capture, Denounce, Lay
from tablee.games.multiplipotion.rules.cards import Cards, deck
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.rules.state import Moment, Table
from tablee.games.multiplipotion.rules.view import View, view

NUMBERS = {f"{card.potion}/{card.monster}": card.id for card in deck("all")}


class AtTable:
    """The match that starts from a picture; remembers what happened last."""

    def __init__(self, picture: str, options: Options = USUAL) -> None:
        self.position: Moment = scene(picture, options)
        self.events: tuple[Event, ...] = ()

    @property
    def table(self) -> Table:
        return self.position.table

    def ask(self, action: Action) -> tuple[str, ...]:
        """The kinds of what happened; the ask must be granted."""
        outcome = apply(GAME, self.position, action, Random(1), 0.0)
        assert isinstance(outcome, Applied), outcome
        self.position, self.events = outcome.position, outcome.events
        return tuple(event.kind for event in outcome.events)  # type: ignore[attr-defined]  # every event has its kind

    def refused(self, action: Action) -> tuple[str, str]:
        """The name and the rule of the refusal; the ask must be refused."""
        outcome = apply(GAME, self.position, action, Random(1), 0.0)
        assert isinstance(outcome, Refusal), outcome
        return outcome.refused, outcome.rule  # type: ignore[attr-defined]  # every refusal has its name

    def seen_by(self, seat: int | None) -> View:
        return view(self.table, None if seat is None else self.position.hands[seat], seat)


def lay(seat: int, card: str) -> Lay:
    return Lay(seat, NUMBERS[card])


def capture(seat: int, first: str, second: str, monster: str) -> Capture:
    return Capture(seat, (NUMBERS[first], NUMBERS[second]), NUMBERS[monster])


def denounce(seat: int, first: str, second: str, monster: str) -> Denounce:
    return Denounce(seat, (NUMBERS[first], NUMBERS[second]), NUMBERS[monster])


def names(cards: Cards) -> str:
    return " ".join(f"{card.potion}/{card.monster}" for card in cards)
