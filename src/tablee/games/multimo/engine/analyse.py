"""A match looked back upon: the best grid that the house finds of the same letters, beside everybody's own."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from tablee.core.events import Event
from tablee.core.text.sentences import Say
from tablee.games.multimo.rules.evolve import evolve
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, tiles_on
from tablee.games.multimo.rules.letters import values
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.plan import neutral_squares
from tablee.games.multimo.rules.scoring import GridSheet, good_words, sheet_of, worth
from tablee.games.multimo.rules.state import Table, start
from tablee.games.multimo.text.diagram import picture_of

STEPS = 24_000_000
"""Some four seconds of building."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """What was laid, and what there was."""

    sheets: tuple[GridSheet, ...]
    """Everybody's grid as it was counted."""
    best: GridSheet
    """The best grid found of the same letters and neutral squares; to somebody who played alone, the par."""
    bound: int
    """What no grid can exceed: every letter counted across and down."""


def analyse(options: Options, seats: int, events: Sequence[Event], steps: int = STEPS) -> Analysis:
    """Build a grid of the letters of a finished match; the same every time."""
    position = start(options, seats)
    for event in events:
        position = evolve(position, event)  # type: ignore[arg-type]  # the events of this game
    table = position.table
    best = sheet_of(best_grid(table, steps), accepted(table), compounds=options.compounds)
    sheets = table.sheets
    found = max((best, *sheets), key=lambda sheet: sheet.points)  # whoever beat the house has shown what there was
    return Analysis(sheets, found, bound_of(options, table))


def best_grid(table: Table, steps: int) -> tuple[str, ...]:
    """A full grid by the rules of the match, in so many steps."""
    from tablee.games.multimo.engine.kernels import mosaic  # not above: numba comes with it

    letters = "".join(one.letter for one in table.named)
    neutrals = neutral_squares(table.options) - tiles_on(table.fixed).count(NEUTRAL)
    task = mosaic.Task(table.fixed, letters, neutrals)
    words = good_words(table.options.compounds).graph
    return mosaic.build(task, words, values(), steps).grid


def bound_of(options: Options, table: Table) -> int:
    """Every letter that can be laid counts twice; of those that may stay unused the cheapest do."""
    standing = tiles_on(table.fixed).replace(NEUTRAL, "")
    room = "".join(table.fixed).count(EMPTY) - (0 if options.placed_neutrals else neutral_squares(options))
    named = sorted((worth(one.letter) for one in table.named), reverse=True)
    return 2 * (worth(standing) + sum(named[:room]))


def accepted(table: Table) -> tuple[str, ...]:
    """Words that the table let count."""
    return tuple(one.word for one in table.proposals if one.standing == "accepted")


def retell(analysis: Analysis, say: Say) -> str:
    """The analysis as text: the best grid, then everybody's, each with its words."""
    best = analysis.best
    lines = [say("terminal.best_grid", count=best.points, bound=analysis.bound), *told(best, say)]
    for seat, sheet in enumerate(analysis.sheets):
        part = round(100 * sheet.points / max(1, best.points))
        lines += ["", say("terminal.own_grid", seat=seat, count=sheet.points, share=part), *told(sheet, say)]
    return "\n".join(lines)


def told(sheet: GridSheet, say: Say) -> list[str]:
    """A grid, its words with their points across and down, and those that are void."""
    lines = picture_of(sheet.grid)
    for across, key in ((True, "terminal.across"), (False, "terminal.down")):
        words = (f"{word.text} {word.points}" for word in sheet.words if word.flaw is None and word.across is across)
        lines.append(say(key, words=", ".join(words) or "–"))
    void = tuple(dict.fromkeys(chain(word.text for word in sheet.words if word.flaw is not None)))
    return [*lines, say("terminal.void", words=", ".join(void))] if void else lines
