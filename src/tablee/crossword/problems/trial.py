"""Moves tried against each other in the same deals, until it is clear that one of them leads, or that none does.

A heat is a sequential test: after more and more deals, moves that are surely behind by more than the margin drop
out, and a heat in which two are surely nearer than that is given up. What is left undecided when the budget is used
up counts only if the lead is wide in comparison with its error. Values are hundredths of a point.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Generic, NamedTuple, TypeVar

MoveT = TypeVar("MoveT")

FEWEST, ENOUGH = 16, 64
"""No move is dropped before so many deals, and no lead over the nearest rival is sure before so many."""
GROWTH = 1.3
"""The next look at the figures comes when there are so many times as many deals."""
SURE, DOUBTFUL = 2.5, 1.5
"""So many standard errors of the difference: for dropping a move that is behind; for giving a heat up."""

Deal = Callable[[Sequence[int]], tuple[list[int], int]]
"""(numbers of moves) → what comes of each in one more deal, the same for all, and what it cost in moves looked at."""


class Trial(NamedTuple, Generic[MoveT]):
    """What an engine lays open of its thinking: the moves that it likes best, and what comes of them by playing on."""

    moves: tuple[MoveT, ...]
    worth: tuple[int, ...]
    """What each of them seems to be worth before anything is tried."""
    many: int
    """How many moves there are in all."""
    most: int
    """The points of the one that earns most."""
    deal: Deal


class Behind(NamedTuple):
    """How far a move is behind the leader on average, and the standard error of that."""

    value: float
    error: float

    def surely_over(self, margin: int) -> bool:
        return self.value - SURE * self.error >= margin

    def surely_under(self, margin: int) -> bool:
        return self.value + DOUBTFUL * self.error < margin


@dataclass(slots=True)
class Heat:
    """What has come of each move so far; all that are still in it have seen the same deals, from the first on."""

    deal: Deal
    kinds: Sequence[Hashable]
    """For each move: which others come to the same, so that they are no rivals."""
    outcomes: list[list[int]] = field(init=False)
    alive: list[int] = field(init=False)
    cost: int = 0

    def __post_init__(self) -> None:
        self.alive = list(range(len(self.kinds)))
        self.outcomes = [[] for _ in self.kinds]

    @property
    def deals(self) -> int:
        return max(map(len, self.outcomes))

    @property
    def leader(self) -> int:
        return max(self.alive, key=lambda number: sum(self.outcomes[number]))

    def rivals(self, leader: int, among: Sequence[int]) -> list[int]:
        return [number for number in among if self.kinds[number] != self.kinds[leader]]

    def behind(self, number: int, leader: int) -> Behind:
        """Over the deals that both have seen."""
        pairs = zip(self.outcomes[leader], self.outcomes[number], strict=False)
        differences = [one - other for one, other in pairs]
        many = len(differences)
        mean = sum(differences) / many
        spread = sum((one - mean) ** 2 for one in differences) / max(1, many - 1)
        return Behind(mean, sqrt(spread / many))

    def play(self, deals: int, budget: int) -> None:
        """Go on until there are so many deals, or the budget is used up."""
        while self.deals < deals and self.cost < budget:
            results, cost = self.deal(self.alive)
            self.cost += cost
            for number, result in zip(self.alive, results, strict=True):
                self.outcomes[number].append(result)


def clear_leader(heat: Heat, margin: int, budget: int) -> int | None:
    """The number of the move that leads all rivals by the margin, or None."""
    deals = float(FEWEST)
    while True:
        heat.play(int(deals), budget)
        leader = heat.leader
        behind = {number: heat.behind(number, leader) for number in heat.rivals(leader, heat.alive)}
        if any(one.surely_under(margin) for one in behind.values()):
            return None
        nearest = min(behind, key=lambda number: behind[number].value, default=leader)
        beaten = {number for number, one in behind.items() if one.surely_over(margin)}
        if beaten == behind.keys() and heat.deals >= ENOUGH:
            return leader
        if heat.cost >= budget:
            wide = all(one.value >= max(margin, SURE * one.error) for one in behind.values())
            return leader if wide else None
        heat.alive = [number for number in heat.alive if number not in beaten - {nearest}]
        deals *= GROWTH
