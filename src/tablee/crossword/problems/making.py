"""Problems out of robots' matches: positions that look as if one move were clearly best, and proofs that it is.

A position is looked at quickly first: the move that seems best must lead by far as it seems, and people must know its
words. Then it is tried out twice in the champion's way, with its whole budget and other luck each time, and becomes a
problem if the same move leads by the margin both times (see `trial`).
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from tablee.core.game import Problem
from tablee.crossword.problems.familiar import may_be_asked, rarest
from tablee.crossword.problems.hardness import Find, level
from tablee.crossword.problems.proof import HUNDRED, Lead, Proof, summed_up, write_proof
from tablee.crossword.problems.trial import Heat, Trial, clear_leader

ViewT = TypeVar("ViewT")

KNOWN = 60_000
"""So many words people may know."""
SHOWN = 6
"""So many other moves are kept with what they lose."""
TIMES = 2
LONGER = 4
"""So many budgets may be used to try a proof again."""

Kinds = list[Hashable]


class Seen(NamedTuple):
    """What there is to say of a move."""

    text: str
    words: tuple[str, ...]
    points: int
    laid: int
    turns: int
    """See `hardness`."""


class Workshop(NamedTuple, Generic[ViewT]):
    """What a game brings along to make problems."""

    positions: Callable[[int], Iterator[ViewT]]
    """(seed) → what whoever is to play sees, turn by turn, in one match of robots."""
    line: Callable[[ViewT], str]
    reread: Callable[[str], ViewT]
    suits: Callable[[ViewT], bool]
    """Whether such positions are taken at all."""
    trial: Callable[[ViewT, int], Trial[Any]]
    """(view, luck) → the moves to try."""
    seen: Callable[[ViewT, Any], Seen]
    theme: Callable[[ViewT, Any, Trial[Any]], str]
    margin: int
    """By how much the best move leads, in hundredths of a point."""
    promising: Callable[[ViewT], int]
    """By how much it must seem to lead before it is tried."""
    least: int
    """What it earns at least, in points."""
    budget: int
    kernels: tuple[str, ...]
    """The modules of kernels that are to be compiled before."""


def problems_of(seed: int, shop: Workshop[ViewT]) -> Iterator[Problem]:
    """The problems of one match."""
    for number, met in enumerate(shop.positions(seed)):
        if shop.suits(met):
            line = shop.line(met)
            problem = _problem(f"{seed}-{number}", line, shop.reread(line), shop)
            if problem:
                yield problem


def holds(problem: Problem, seed: int, shop: Workshop[ViewT]) -> bool:
    """Whether the answer is found best once more, by half the margin at least: it may lead a little less by chance.

    What is not decided within the champion's budget is tried on: only then is there something to say against it.
    """
    view = shop.reread(problem.position)
    trial = shop.trial(view, _luck(problem.id, f"again {seed}"))
    moves = [shop.seen(view, move) for move in trial.moves]
    if len(moves) < 2:
        return False
    leader = clear_leader(Heat(trial.deal, _kinds(moves)), shop.margin // 2, LONGER * shop.budget)
    answer = next((number for number, one in enumerate(moves) if one.text == problem.answer), None)
    return None not in (leader, answer) and _kinds(moves)[leader or 0] == _kinds(moves)[answer or 0]


def _problem(name: str, line: str, view: ViewT, shop: Workshop[ViewT]) -> Problem | None:
    tried = shop.trial(view, _luck(name, "0"))
    moves = [shop.seen(view, move) for move in tried.moves[:1]]
    if not moves or moves[0].points < shop.least or not may_be_asked(moves[0].words, KNOWN):
        return None
    moves += (shop.seen(view, move) for move in tried.moves[1:])
    if not _stands_out(tried, _kinds(moves), shop.promising(view)):
        return None
    heats = []
    for time in range(TIMES):
        heats.append(Heat(shop.trial(view, _luck(name, str(time))).deal, _kinds(moves)))
        if not _first_leads(heats[-1], shop):
            return None
    proof, best = _proof(heats, moves), moves[0]
    lead = HUNDRED * summed_up(proof.leads) / shop.margin
    less = max(0, tried.most - best.points)
    find = Find(rarest(best.words), tried.many, best.laid, len(best.words), best.turns, less, lead)
    theme = shop.theme(view, tried.moves[0], tried)
    return Problem(name, theme, level(find), line, best.text, write_proof(proof))


def _first_leads(heat: Heat, shop: Workshop[ViewT]) -> bool:
    leader = clear_leader(heat, shop.margin, shop.budget)
    return leader is not None and heat.kinds[leader] == heat.kinds[0]


def _stands_out(trial: Trial[Any], kinds: Kinds, promising: int) -> bool:
    """Whether the move of highest equity seems to lead by so much that it is worth trying."""
    rivals = [worth for worth, kind in zip(trial.worth, kinds, strict=True) if kind != kinds[0]]
    return bool(rivals) and trial.worth[0] - max(rivals) >= promising


def _kinds(moves: Sequence[Seen]) -> Kinds:
    """Moves that form the same words for the same points come to the same."""
    return [(*sorted(move.words), move.points) for move in moves]


def _proof(heats: Sequence[Heat], moves: Sequence[Seen]) -> Proof:
    """What all heats together have shown of the first move and the others."""
    behind: dict[int, float] = {}
    for number in range(1, len(moves)):
        found = [(heat.behind(number, 0).value, len(heat.outcomes[number])) for heat in heats]
        behind[number] = sum(value * deals for value, deals in found) / sum(deals for _, deals in found)
    same = {number for number in behind if _kinds(moves)[number] == _kinds(moves)[0]}
    nearest = sorted(behind.keys() - same, key=lambda number: (behind[number], number))[:SHOWN]
    return Proof(
        tuple(_lead(heat) for heat in heats),
        tuple(moves[number].text for number in sorted(same)),
        {moves[number].text: behind[number] / HUNDRED for number in nearest},
    )


def _lead(heat: Heat) -> Lead:
    """Over the nearest rival."""
    rivals = heat.rivals(0, range(len(heat.kinds)))
    nearest = min((heat.behind(number, 0) for number in rivals), key=lambda one: one.value)
    return Lead(nearest.value, nearest.error, heat.deals)


def _luck(name: str, time: str) -> int:
    return Random(f"{name} {time}").getrandbits(62)
