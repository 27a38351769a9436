"""Plans for a turn, and which of them promises most in a number of imagined worlds."""

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.games.multiplipotion.engine.sketch import Sketch

Worlds = Sequence[Sketch]

TURNS_AHEAD = 6
TRIALS = 512
"""How many times all plans together are tried, so that a rich table takes no longer to think about than a poor one."""
WIN = 5
"""What winning the match is worth, in trophies."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The card to lay (none: it is laid already) and the capture to make then, if there is one."""

    card: int | None
    capture: tuple[int, int, int] | None


def plans(sketch: Sketch, seat: int, laying: bool) -> list[Plan]:
    """Everything a seat can do with the rest of its turn, as long as it does not leave a capture undone."""
    found = []
    for card in sketch.hands[seat] if laying else [None]:
        after = sketch
        if card is not None:
            after = sketch.copy()
            after.lay(seat, card)
        possible = after.possible(seat)
        found += [Plan(card, capture) for capture in possible] if possible else [Plan(card, None)]
    return found


def best_plan(seat: int, choices: Sequence[Plan], worlds: Worlds) -> Plan:
    """The plan with the best sum over the worlds; all plans are tried in the same worlds, so luck favours none."""
    if len(choices) == 1:
        return choices[0]
    tried = worlds[: max(1, TRIALS // len(choices))]
    return max(choices, key=lambda plan: sum(promise(world, seat, plan) for world in tried))


def promise(world: Sketch, seat: int, plan: Plan) -> int:
    """The trophies gained less those lost, when both play on sensibly for a few turns."""
    ahead = world.copy()
    if plan.card is not None:
        ahead.lay(seat, plan.card)
    if plan.capture is not None:
        ahead.capture(seat, *plan.capture)
    mover = 1 - seat
    for _ in range(TURNS_AHEAD):
        if ahead.is_won():
            return WIN if ahead.trophies[seat] > ahead.trophies[1 - seat] else -WIN
        ahead.play_turn(mover)
        mover = 1 - mover
    return ahead.trophies[seat] - ahead.trophies[1 - seat]
