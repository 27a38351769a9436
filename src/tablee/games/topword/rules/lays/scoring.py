"""The words a lay forms and what they are worth (R11 to R14)."""

from dataclasses import dataclass
from typing import NamedTuple

from tablee.core.quick import quick
from tablee.crossword.lays import Formed, new_lines
from tablee.crossword.squares import Line
from tablee.games.topword.rules.board import (
    Stacks,
    Tiles,
    laid,
    stack_at,
    text_of,
)
from tablee.games.topword.rules.letters import RACK_SIZE, bonuses

ALL_SEVEN = 10


@quick
@dataclass(frozen=True, slots=True)
class Word(Formed):
    """A new word: how many letters its stacks hold, and whether it lies flat and counts double."""

    squares: int
    letters: int
    doubled: bool
    points: int


@dataclass(frozen=True, slots=True)
class Sum:
    """The bonus letters among those laid and what they earn, the bonus for seven, the total."""

    bonus_letters: str
    bonus: int
    all_seven: int
    points: int


class Score(NamedTuple):
    """What a lay brings: its words (that of its own line first), and what it comes to."""

    words: tuple[Word, ...]
    sum: Sum


def score(stacks: Stacks, tiles: Tiles) -> Score:
    """The score of letters that lie in one line and on the board; whether the words are good is not asked here."""
    words = new_words(laid(stacks, tiles), tiles)
    bonus_letters = "".join(tile.letter for tile in tiles if tile.letter in bonuses())
    bonus = sum(bonuses()[letter] for letter in bonus_letters)
    all_seven = ALL_SEVEN if len(tiles) == RACK_SIZE else 0
    points = sum(word.points for word in words) + bonus + all_seven
    return Score(words, Sum(bonus_letters, bonus, all_seven, points))


def new_words(after: Stacks, tiles: Tiles) -> tuple[Word, ...]:
    """Every run of two or more squares that a laid letter is part of: it has changed or grown, so it is new (R11)."""
    lines = new_lines(tiles, lambda square: stack_at(after, square))
    return tuple(_word(after, line, across) for line, across in lines)


def _word(after: Stacks, run: Line, across: bool) -> Word:
    """R13: a point for each letter of each stack, doubled for a word with a single level."""
    letters = sum(len(stack_at(after, square)) for square in run)
    flat = letters == len(run)
    points = 2 * letters if flat else letters
    return Word(text_of(after, run), *run[0], across, len(run), letters, flat, points)
