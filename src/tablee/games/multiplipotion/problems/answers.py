"""The best answer to a problem, as it is stepped through afterwards."""

from tablee.core.game import Problem
from tablee.games.multiplipotion.problems.going_on import after, onward, possible
from tablee.games.multiplipotion.rules.actions import Ask, Capture, Denounce, Draw, EndTurn, Lay
from tablee.games.multiplipotion.rules.state import Moment


def best(problem: Problem, position: Moment) -> tuple[Ask, ...]:
    """What should have been asked."""
    seat = position.table.turn
    match problem.theme:
        case "every" | "rush":
            return one_after_the_other(problem, position)
        case "lay" | "wise":
            return _laid(problem, position)
        case "vigilance":
            seen = possible(position, 1 - seat)
            return (Denounce(seat, (seen[0][0].id, seen[0][1].id), seen[0][2].id) if seen else Draw(seat),)
        case _:
            return (captured(position) or EndTurn(seat),)


def one_after_the_other(problem: Problem, position: Moment) -> tuple[Ask, ...]:
    """The first capture of each table, as many as are wanted."""
    asks: list[Ask] = []
    while len(asks) < int(problem.answer) and (capture := captured(position)):
        asks.append(capture)
        position = onward(problem, asks, after(position, capture))
    return tuple(asks)


def captured(position: Moment) -> Capture | None:
    """The first capture on a table."""
    for first, second, monster in possible(position, position.table.turn):
        return Capture(position.table.turn, (first.id, second.id), monster.id)
    return None


def _laid(problem: Problem, position: Moment) -> tuple[Ask, ...]:
    seat = position.table.turn
    card = next(card for card in position.hands[seat] if f"{card.potion}/{card.monster}" == problem.answer)
    lay = Lay(seat, card.id)
    capture = captured(after(position, lay))
    return (lay, capture) if capture else (lay,)
