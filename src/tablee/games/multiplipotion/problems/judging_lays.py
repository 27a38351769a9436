"""What it is worth to have laid a card: the right one, and then the capture that it makes possible."""

from collections.abc import Sequence

from tablee.core.game import Problem, Verdict
from tablee.games.multiplipotion.problems.going_on import Step, possible, prepared, zones
from tablee.games.multiplipotion.problems.sayings import Said, card_of, slip, sum_of
from tablee.games.multiplipotion.problems.verdicts import FULL, SILENT, is_right, over, shown_by, so_far
from tablee.games.multiplipotion.rules.actions import Lay
from tablee.games.multiplipotion.rules.captures import captures
from tablee.games.multiplipotion.rules.cards import Card
from tablee.games.multiplipotion.rules.state import Moment


def judge_lay(problem: Problem, walked: Sequence[Step]) -> Verdict:
    """Another card than the right one is told why; where a capture follows, it is to be made."""
    slips, said = 0, SILENT
    for position, ask in walked:
        seat = position.table.turn
        if isinstance(ask, Lay):
            card = next(card for card in position.hands[seat] if card.id == ask.card)
            if _name(card) not in problem.answer.split():
                return over(0, FULL, _why_not(problem, position, card))
            if problem.theme == "wise":
                return over(FULL, FULL, ("good_card", {}))
            said = "now_capture", {}
            continue
        shown = shown_by(ask)
        if shown is None:
            return over(1 - slips, FULL, sum_of("overlooked", possible(position, seat)[0]))
        if is_right(shown):
            return over(FULL - slips, FULL, sum_of("found", shown))
        slips, said = slips + 1, slip(*shown)
        if slips == FULL:
            return over(0, FULL, said)
    return so_far(FULL - slips, FULL, said)


def _why_not(problem: Problem, position: Moment, laid: Card) -> Said:
    """What the right card would have brought, or what this one gives away."""
    seat = position.table.turn
    own, theirs = zones(position, seat)
    best = next(card for card in position.hands[seat] if _name(card) in problem.answer.split())
    if missed := captures((*own, best), theirs):
        return sum_of("other_card", missed[0])
    if taken := captures(theirs, (laid,)):
        return sum_of("exposed", taken[0])
    if soon := prepared(own, theirs, position.hands[seat], best):
        return sum_of("prepares", soon[0])
    return card_of("safer", best)


def _name(card: Card) -> str:
    return f"{card.potion}/{card.monster}"
