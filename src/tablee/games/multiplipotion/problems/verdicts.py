"""What all judgements share: what an ask has shown, whether it was right, and how a verdict is put."""

from tablee.core.game import Verdict
from tablee.games.multiplipotion.problems.sayings import Said
from tablee.games.multiplipotion.rules.actions import Ask, Capture, Denounce
from tablee.games.multiplipotion.rules.captures import Possible
from tablee.games.multiplipotion.rules.cards import cards_by_id

FULL = 2
"""Points of an answer without a mistake; one is lost by a mistake, and a second one ends it."""
SILENT: Said = ("", {})


def shown_by(ask: Ask) -> Possible | None:
    """The two potions and the monster that were shown, if any were."""
    if not isinstance(ask, (Capture, Denounce)):
        return None
    known = cards_by_id()
    return known[ask.potions[0]], known[ask.potions[1]], known[ask.monster]


def is_right(shown: Possible) -> bool:
    """Whether the product is the monster's value."""
    first, second, monster = shown
    return first.potion * second.potion == monster.monster


def so_far(points: int, most: int, said: Said) -> Verdict:
    """Something is left to be answered."""
    return Verdict(done=False, right=False, points=max(0, points), most=most, said=said[0], fields=said[1])


def over(points: int, most: int, said: Said, *, enough: int | None = None) -> Verdict:
    """Nothing is left; right is who made no mistake, or has points enough."""
    right = points >= (most if enough is None else enough)
    return Verdict(done=True, right=right, points=max(0, points), most=most, said=said[0], fields=said[1])
