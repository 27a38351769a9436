"""Playing as people do: one captures what one knows and happens to see, and lays what one thinks of."""

from random import Random

from tablee.games.multiplipotion.engine.skills import Skill
from tablee.games.multiplipotion.engine.weighing import exposed_after, worth_laying
from tablee.games.multiplipotion.rules.actions import Ask, Draw, EndTurn, Lay
from tablee.games.multiplipotion.rules.captures import captures
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


def choose(view: View, skill: Skill, rng: Random) -> Ask:
    """What somebody with that skill asks."""
    seat = seat_of(view)
    match view.phase:
        case "draw":
            seen = [one for one in overlooked(view) if skill.knows(one)]
            return denounce(view, seen[0]) if seen and rng.random() < skill.vigilant else Draw(seat)
        case "lay":
            return Lay(seat, _card(view, skill, rng).id)
        case "amend":
            return capture(view, possible(view)[0])
        case _:
            found = [one for one in possible(view) if skill.knows(one) and rng.random() < skill.sees]
            if not found:
                return EndTurn(seat)
            weighs = rng.random() < skill.weighs
            return capture(view, min(found, key=lambda one: exposed_after(view, one)) if weighs else found[0])


def _card(view: View, skill: Skill, rng: Random) -> Card:
    """The card that is worth most, one that captures at once, or simply a low one of a table that one knows."""
    if rng.random() < skill.weighs:
        return max(view.hand, key=lambda card: worth_laying(view, card))
    own, theirs = own_zone(view), their_zone(view)
    looks = rng.random() < skill.looks
    helping = [card for card in view.hand if any(map(skill.knows, captures((*own, card), theirs)))] if looks else []
    return min(helping or view.hand, key=lambda card: (card.potion not in skill.tables, card.potion, card.id))
