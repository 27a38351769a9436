"""A match looked back upon: the best grid that the house finds of the same letters, beside everybody's own."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random

from tablee.core.events import Event
from tablee.core.extras import at_hand
from tablee.core.text.sentences import Say
from tablee.games.multimo.engine import plain
from tablee.games.multimo.rules.evolve import evolve
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, Square, at, name_of, squares, tiles_on
from tablee.games.multimo.rules.letters import values
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.plan import neutral_squares
from tablee.games.multimo.rules.scoring import GridSheet, Word, good_words, sheet_of, worth
from tablee.games.multimo.rules.state import Table, start
from tablee.games.multimo.text.diagram import picture_of

STEPS = 24_000_000
"""Some four seconds of building."""
PLAIN_STEPS = 150_000
"""Without kernels: some seconds, enough for a small grid."""
TOLD = 5
"""How many letters are named at which points were left."""


@dataclass(frozen=True, slots=True)
class Left:
    """A letter that does not count both across and down, and the points that are left there."""

    square: Square
    letter: str
    times: int
    """How often it counts."""
    points: int


@dataclass(frozen=True, slots=True)
class Analysis:
    """What was laid, and what there was."""

    sheets: tuple[GridSheet, ...]
    """Everybody's grid as it was counted."""
    left: tuple[tuple[Left, ...], ...]
    """Where points were left in each of them, the most first."""
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
    return Analysis(sheets, tuple(map(left_on, sheets)), found, bound_of(options, table))


def left_on(sheet: GridSheet) -> tuple[Left, ...]:
    """The letters of a grid that could count once more, or twice, the dearest first."""
    counted = Counter(square for word in sheet.words if word.flaw is None for square in squares_of(word))
    letters = ((square, at(sheet.grid, square)) for square in squares(sheet.grid))
    laid = [(square, letter) for square, letter in letters if letter not in (EMPTY, NEUTRAL)]
    left = (Left(one, letter, counted[one], (2 - counted[one]) * worth(letter)) for one, letter in laid)
    return tuple(sorted((one for one in left if one.points), key=lambda one: -one.points))


def squares_of(word: Word) -> Iterator[Square]:
    """Where a word lies."""
    return ((word.row, word.col + n) if word.across else (word.row + n, word.col) for n in range(len(word.text)))


def best_grid(table: Table, steps: int) -> tuple[str, ...]:
    """A full grid by the rules of the match, in so many steps."""
    letters = "".join(one.letter for one in table.named)
    neutrals = neutral_squares(table.options) - tiles_on(table.fixed).count(NEUTRAL)
    words = good_words(table.options.compounds).graph
    if not at_hand("engine"):
        return plain.build(table.fixed, letters, neutrals, words, PLAIN_STEPS, Random(0))
    from tablee.games.multimo.engine.kernels import mosaic  # not above: numba comes with it

    task = mosaic.Task(table.fixed, letters, neutrals)
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
        if left := analysis.left[seat]:
            lines.append(_left(left, say))
    return "\n".join(lines)


def _left(left: Sequence[Left], say: Say) -> str:
    """The letters at which most points were left, each with its square and its points."""
    letters = tuple(f"{one.letter} {name_of(one.square)} (+{one.points})" for one in left[:TOLD])
    return say("terminal.left", letters=letters, count=sum(one.points for one in left))


def told(sheet: GridSheet, say: Say) -> list[str]:
    """A grid, its words with their points across and down, and those that are void."""
    lines = picture_of(sheet.grid)
    for across, key in ((True, "terminal.across"), (False, "terminal.down")):
        words = (f"{word.text} {word.points}" for word in sheet.words if word.flaw is None and word.across is across)
        lines.append(say(key, words=", ".join(words) or "–"))
    void = tuple(dict.fromkeys(chain(word.text for word in sheet.words if word.flaw is not None)))
    return [*lines, say("terminal.void", words=", ".join(void))] if void else lines
