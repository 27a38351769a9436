"""A hint: which monster can be captured, with which potion to begin, and the product; or which card to lay."""

from random import Random

from tablee.core.game import Hint, HintStep
from tablee.games.multiplipotion.engine.master import after_drawing, imagined
from tablee.games.multiplipotion.rules.actions import Draw, EndTurn, Lay
from tablee.games.multiplipotion.rules.captures import Possible, captures
from tablee.games.multiplipotion.rules.cards import Card
from tablee.games.multiplipotion.rules.eyes import (
    capture,
    denounce,
    overlooked,
    own_zone,
    possible,
    seat_of,
    their_zone,
)
from tablee.games.multiplipotion.rules.view import View

WORLDS = 128
"""What cannot be seen is imagined so often."""


def hint(view: View, rng: Random) -> Hint | None:
    """What to do in this phase."""
    match view.phase:
        case "draw":
            seen = overlooked(view)
            if seen:
                return Hint(_product("overlooked", seen[0]), denounce(view, seen[0]))
            return Hint((HintStep("draw" if view.may_denounce else "draw_first"),), Draw(seat_of(view)))
        case "lay":
            return _lay(view, rng)
        case "capture" | "amend":
            found = possible(view)
            if found:
                return Hint(_product("capture", found[0]), capture(view, found[0]))
            return Hint((HintStep("end"),), EndTurn(seat_of(view)))
        case _:
            return None


def _lay(view: View, rng: Random) -> Hint:
    """The master's card: for a capture, or for what comes after."""
    ask = after_drawing(view, imagined(view, WORLDS, rng))
    assert isinstance(ask, Lay)
    card = next(card for card in view.hand if card.id == ask.card)
    last = HintStep("lay", {"potion": card.potion, "monster": card.monster}, things=(_name(card),))
    found = [one for one in captures((*own_zone(view), card), their_zone(view)) if card in one[:2]]
    if found:
        first, second, monster = found[0]
        other = first if second == card else second
        product = {"a": other.potion, "product": monster.monster}
        steps = (
            HintStep("lay_to_capture", product, things=(_name(monster),)),
            HintStep("lay_factor", product, things=(_name(monster), _name(other))),
        )
        return Hint((*steps, last), ask)
    others = [one for one in view.hand if one != card]
    if not others:
        return Hint((last,), ask)
    one, two = sorted((card, rng.choice(others)), key=lambda one: one.id)
    fields = {"a": one.potion, "first": one.monster, "b": two.potion, "second": two.monster}
    among = HintStep("lay_among", fields, things=(_name(one), _name(two)))
    return Hint((_why(view), among, last), ask)


def _why(view: View) -> HintStep:
    """What a card is for that captures nothing itself: the cards on the table may do without it."""
    found = captures(own_zone(view), their_zone(view))
    if not found:
        return HintStep("lay_ahead")
    monster = found[0][2]
    return HintStep("lay_first", {"product": monster.monster}, things=(_name(monster),))


def _product(name: str, one: Possible) -> tuple[HintStep, ...]:
    first, second, monster = one
    product = {"a": first.potion, "b": second.potion, "product": monster.monster}
    return (
        HintStep(name, product, things=(_name(monster),)),
        HintStep("factor", {"a": first.potion, "product": monster.monster}, things=(_name(first), _name(monster))),
        HintStep("product", product, things=(_name(first), _name(second), _name(monster))),
    )


def _name(card: Card) -> str:
    return f"card-{card.id}"
