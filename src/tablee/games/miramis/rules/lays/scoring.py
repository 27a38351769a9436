"""What a lay is worth: matches between letters and squares, runs of one colour, MIRAMIS, all eight (R13 to R17)."""

from collections.abc import Iterator
from functools import cache
from itertools import groupby

from tablee.crossword.lays import new_lines
from tablee.crossword.squares import Line
from tablee.games.miramis.rules.box.board import (
    MIRAMIS_SIGNS,
    TWO_COLOURED_SIGNS,
    Ground,
    Stone,
    Stones,
    Tile,
    Tiles,
    laid,
    stone_at,
    text_of,
)
from tablee.games.miramis.rules.box.letters import RACK_SIZE, Colour, Print, rows_of
from tablee.games.miramis.rules.lays.sheet import ColourMatch, Run, Score, Sort, Word
from tablee.lexicon import lexicon

MIRAMIS = "MIRAMIS"
MATCHING: dict[Colour, str] = {"red": "rR*M", "blue": "bB*M"}
"""The squares that an ordinary letter of a colour matches."""
SIGN_OF: dict[Print, str] = {"red": "R", "blue": "B", "both": "M"}
"""The MIRAMIS square of a pawn's own colour."""


def score(ground: Ground, stones: Stones, tiles: Tiles, *, blind: bool = False) -> Score:
    """The score of letters that lie in one line on free squares; whether the words are good is not asked here.

    Blind, the dictionary is not asked at all: every lengthened word counts as one with an entry of its own (R14).
    """
    after = laid(stones, tiles)
    lines = new_lines(tiles, lambda square: stone_at(after, square))
    words = tuple(_word(stones, after, line, across, blind) for line, across in lines)
    earning = [line for (line, _), word in zip(lines, words, strict=True) if not word.lengthens]
    matches = tuple(found for tile in tiles if (found := _match(ground, tile, earning)))
    match = sum(one.points * one.times for one in matches)
    run = sum(one.points for word in words for one in word.runs)
    bonus = _bonus(tiles)
    factor = points_for("times_miramis") if any(word.text == MIRAMIS for word in words) else 1
    return Score(words, matches, match, run, bonus, factor, (match + run + bonus) * factor)


def sort_of(stone: Stone, sign: str) -> Sort | None:
    """R15: why a letter matches the square it lies on, or None if it does not."""
    letter = stone.letter
    if letter.is_pawn and sign in MIRAMIS_SIGNS:
        return "pawn_same" if sign == SIGN_OF[letter.colour] else "pawn_other"
    if letter.colour == "both" and sign in TWO_COLOURED_SIGNS:
        return "pawn_two_coloured" if letter.is_pawn else "two_coloured"
    return stone.colour if sign in MATCHING[stone.colour] else None


def run_points(colour: Colour, length: int) -> int:
    """R13: what so many letters of one colour in a row earn."""
    table, more = _run_table(colour)
    longest = max(table)
    return table.get(length, 0) if length <= longest else table[longest] + (length - longest) * more


@cache
def points_for(what: str) -> int:
    """A figure of the table printed on the board."""
    return next(int(row["points"]) for row in rows_of("points.csv") if row["what"] == what)


@cache
def _run_table(colour: Colour) -> tuple[dict[int, int], int]:
    """Points by length, and those for each further letter."""
    rows = {row["length"]: int(row[colour]) for row in rows_of("runs.csv")}
    more = rows.pop("more")
    return {int(length): points for length, points in rows.items()}, more


def lengthens_any(before: Stones, tiles: Tiles) -> bool:
    """Whether a new word holds a word of the board, so that the dictionary decides whether it earns (R14)."""
    after = laid(before, tiles)
    lines = new_lines(tiles, lambda square: stone_at(after, square))
    return any(True for line, _ in lines for _ in _old_words(before, line))


def _word(before: Stones, after: Stones, line: Line, across: bool, blind: bool) -> Word:
    text = text_of(after, line)
    olds = () if blind else _old_words(before, line)
    lengthens = next((old for old in olds if lexicon.filed_with(text, old)), "")  # R14
    return Word(text, *line[0], across, lengthens, () if lengthens else tuple(_runs(before, after, line)))


def _old_words(before: Stones, line: Line) -> Iterator[str]:
    """The words of the board that the line holds: its unbroken pieces of two or more letters that lay there already."""
    for old, piece in groupby(line, key=lambda square: stone_at(before, square) is not None):
        text = text_of(before, piece)
        if old and len(text) > 1:
            yield text


def _runs(before: Stones, after: Stones, line: Line) -> Iterator[Run]:
    """R13: the longest runs of one colour; without a new letter they earn nothing again."""
    placed = [(at, square, stone) for at, square in enumerate(line) if (stone := stone_at(after, square))]
    for colour, group in groupby(placed, key=lambda one: one[2].colour):
        run = list(group)
        if len(run) > 1 and any(stone_at(before, square) is None for _, square, _ in run):
            yield Run("".join(stone.reads for _, _, stone in run), run[0][0], colour, run_points(colour, len(run)))


def _match(ground: Ground, tile: Tile, earning: list[Line]) -> ColourMatch | None:
    """R14, R15: a match counts in every word that earns, and once even if none does."""
    stone = tile.stone
    sort = sort_of(stone, ground[tile.row][tile.col])
    if sort is None:
        return None
    times = max(1, sum(tile.square in line for line in earning))
    return ColourMatch(tile.row, tile.col, stone.reads, sort, points_for(sort), times)


def _bonus(tiles: Tiles) -> int:
    """R17, by the colours as they are declared."""
    if len(tiles) < RACK_SIZE:
        return 0
    colours = {tile.stone.colour for tile in tiles}
    return points_for(f"eight_{colours.pop()}" if len(colours) == 1 else "eight_mixed")
