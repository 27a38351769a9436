"""What an answer is worth: mistakes are explained, and cost something, but one may go on."""

from collections.abc import Callable, Sequence

from tablee.core.game import Problem, Verdict
from tablee.games.multiplipotion.problems.going_on import Step, possible, steps
from tablee.games.multiplipotion.problems.judging_lays import judge_lay
from tablee.games.multiplipotion.problems.rush import CAPTURES
from tablee.games.multiplipotion.problems.sayings import Said, slip, sum_of, written
from tablee.games.multiplipotion.problems.verdicts import FULL, SILENT, is_right, over, shown_by, so_far
from tablee.games.multiplipotion.rules.actions import Ask

ENOUGH = 8
"""A rush is solved with so many of its ten captures found at once: as at school, one or two slips are forgiven."""
SHOWN = 3
"""So many products are told at its end to be learnt again."""


def judge(problem: Problem, asks: Sequence[Ask]) -> Verdict:
    """The verdict on the asks so far."""
    return JUDGES[problem.theme](problem, list(steps(problem, asks)))


def judge_spot(problem: Problem, walked: Sequence[Step]) -> Verdict:
    """A capture (or one that the other has overlooked) is shown, or it is said that there is none."""
    slips, said = 0, SILENT
    for position, ask in walked:
        seat = position.table.turn
        there = possible(position, 1 - seat if problem.theme == "vigilance" else seat)
        shown = shown_by(ask)
        if shown is None:
            return over(0, FULL, sum_of("overlooked", there[0])) if there else over(FULL - slips, FULL, ("nothing", {}))
        if is_right(shown):
            return over(FULL - slips, FULL, sum_of("found", shown))
        slips, said = slips + 1, slip(*shown)
        if slips == FULL:
            return over(0, FULL, said)
    return so_far(FULL - slips, FULL, said)


def judge_every(problem: Problem, walked: Sequence[Step]) -> Verdict:
    """A point for each monster, one less for each mistake; to end the turn is to have found no more."""
    many, found, slips, said = int(problem.answer), 0, 0, SILENT
    for position, ask in walked:
        shown = shown_by(ask)
        if shown is None:
            left = possible(position, position.table.turn)
            return over(min(found - slips, many - 1), many, sum_of("overlooked", left[0]))
        if is_right(shown):
            found += 1
            said = "more", {"count": many - found}
        else:
            slips += 1
            said = slip(*shown)
    return over(many - slips, many, ("all", {"count": many})) if found == many else so_far(found - slips, many, said)


def judge_rush(problem: Problem, walked: Sequence[Step]) -> Verdict:
    """A point for each table whose capture was found at once; what was overlooked is told, and the next one comes."""
    points, tables, clean, said, again = 0, 0, True, SILENT, list[Said]()
    for position, ask in walked:
        shown = shown_by(ask)
        if shown and not is_right(shown):
            clean, said = False, slip(*shown)
            again.append(said)
            continue
        said = sum_of("found", shown) if shown else sum_of("overlooked", possible(position, position.table.turn)[0])
        if not shown and clean:
            again.append(said)
        points += clean and shown is not None
        tables, clean = tables + 1, True
    return so_far(points, CAPTURES, said) if tables < CAPTURES else rushed(points, again)


def rushed(points: int, again: Sequence[Said]) -> Verdict:
    """The end of a rush: nearly all at once is solved too, and what was not known is shown, to be learnt again."""
    name = "rushed_all" if points == CAPTURES else "rushed_well" if points >= ENOUGH else "rushed"
    sums = tuple(dict.fromkeys(map(written, again)))[:SHOWN]
    return over(points, CAPTURES, (name, {"count": points, "again": sums}), enough=ENOUGH)


JUDGES: dict[str, Callable[[Problem, Sequence[Step]], Verdict]] = {
    "spot": judge_spot,
    "vigilance": judge_spot,
    "every": judge_every,
    "lay": judge_lay,
    "wise": judge_lay,
    "rush": judge_rush,
}
