"""The board as the move finder reads it: line by line, with anchors, and with what the crossing lines demand."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tablee.crossword.moves import mask_of
from tablee.crossword.squares import Square
from tablee.games.topword.rules.board import HIGHEST, Stacks, centre, is_empty
from tablee.games.topword.rules.letters import spelled
from tablee.lexicon.graph import Graph

Line = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """A square of a line."""

    stack: str
    anchor: bool
    """A stack, or an empty square beside one; on an empty board a square in the middle. Every move holds an anchor."""
    cross_set: int
    """The letters of the rack that may be laid here, as bits: not the same, not on five, the crossing word is good."""
    crossing: int
    """What the crossing word earns when a letter is laid here; 0 where none crosses."""


@dataclass(frozen=True, slots=True)
class Lane:
    """A row or a column."""

    number: int
    across: bool
    spots: tuple[Spot, ...]


def lanes(stacks: Stacks, rack: str, graph: Graph) -> Iterator[Lane]:
    """All rows, then all columns."""
    kinds = frozenset(rack)
    turned: Stacks = tuple(zip(*stacks, strict=True))
    first_anchors = centre(len(stacks)) if is_empty(stacks) else ()
    for across, lines, crossing_lines in ((True, stacks, turned), (False, turned, stacks)):
        for number, line in enumerate(lines):
            spots = [_spot(line, crossing, (number, at), kinds, graph) for at, crossing in enumerate(crossing_lines)]
            for at in (at for row, at in first_anchors if row == number):
                spots[at] = replace(spots[at], anchor=True)
            yield Lane(number, across, tuple(spots))


def _spot(line: Line, crossing_line: Line, square: Square, kinds: frozenset[str], graph: Graph) -> Spot:
    number, at = square
    stack = line[at]
    before, behind = _arms(crossing_line, number)
    fitting = kinds - {stack[-1:]} if len(stack) < HIGHEST else frozenset[str]()
    if not (before or behind):
        return Spot(stack, any(line[max(at - 1, 0) : at + 2]), mask_of(fitting), 0)
    start, end = spelled(one[-1] for one in before), spelled(one[-1] for one in behind)
    cross_set = mask_of(letter for letter in fitting if start + spelled(letter) + end in graph)
    letters = sum(map(len, (*before, stack, *behind))) + 1
    flat = letters == len(before) + 1 + len(behind)
    return Spot(stack, True, cross_set, 2 * letters if flat else letters)


def _arms(line: Line, at: int) -> tuple[Line, Line]:
    """The unbroken stacks before and behind a square of a line."""
    first, last = at, at + 1
    while first > 0 and line[first - 1]:
        first -= 1
    while last < len(line) and line[last]:
        last += 1
    return line[first:at], line[at + 1 : last]
