"""What was measured of a problem, on one line: how far its answer led each time, and how far others were behind it.

    5.5±0.6/200 6.1±0.9/154 | =F1 BRIS | F1 PICAS 5.5 | 3E RIRE 7.0

Twice the lead over the second with its standard error, in points, and in how many deals it was found; then moves that
come to the same as the answer, after an equals sign; then those that come next, and what they lose.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

BETWEEN = " | "
HUNDRED = 100


@dataclass(frozen=True, slots=True)
class Lead:
    """How far the best was ahead of the second, in hundredths of a point, its standard error, and the deals played."""

    value: float
    error: float
    deals: int


@dataclass(frozen=True, slots=True)
class Proof:
    """What `tablee problems check` measures again, and what answers are judged by."""

    leads: tuple[Lead, ...]
    equal: tuple[str, ...] = ()
    behind: Mapping[str, float] = field(default_factory=dict)
    """By how many points each of the moves that come next is behind, the nearest first."""


def write_proof(proof: Proof) -> str:
    leads = " ".join(f"{one.value / HUNDRED:.1f}±{one.error / HUNDRED:.1f}/{one.deals}" for one in proof.leads)
    equal = (f"={move}" for move in proof.equal)
    return BETWEEN.join([leads, *equal, *(f"{move} {points:.1f}" for move, points in proof.behind.items())])


def read_proof(text: str) -> Proof:
    leads, *moves = text.split(BETWEEN)
    parted = [move.rpartition(" ") for move in moves if not move.startswith("=")]
    return Proof(
        tuple(map(_lead, leads.split())),
        tuple(move[1:] for move in moves if move.startswith("=")),
        {move: float(points) for move, _, points in parted},
    )


def _lead(text: str) -> Lead:
    lead, deals = text.split("/")
    value, error = lead.split("±")
    return Lead(HUNDRED * float(value), HUNDRED * float(error), int(deals))


def summed_up(leads: Sequence[Lead]) -> float:
    """The lead over all deals, in points."""
    deals = sum(one.deals for one in leads)
    return sum(one.value * one.deals for one in leads) / deals / HUNDRED
