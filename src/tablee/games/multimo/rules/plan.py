"""How many squares, neutral squares and letters a match has, by its options."""

from functools import cache

from tablee.games.multimo.rules.letters import rows_of
from tablee.games.multimo.rules.options import Options

SPARE = 6
"""The letters that stay unused in the variant of six letters more (R19)."""


def size(options: Options) -> int:
    """The number of squares (R2)."""
    return options.width * options.height


@cache
def neutral_squares(options: Options) -> int:
    """R3: the leaflet's table, but never more than a third of the squares, which concerns grids of less than 24."""
    row = next(row for row in rows_of("difficulty.csv") if int(row["stars"]) == options.stars)
    limit = min(int(name) for name in row if name != "stars" and int(name) >= size(options))
    return min(int(row[str(limit)]), size(options) // 3)


def spare(options: Options) -> int:
    """R19: how many letters stay unused."""
    return SPARE if options.six_more else 0


def letters_to_name(options: Options) -> int:
    """R9: with the neutral squares and the starting word, the letters fill the grid."""
    given = options.width if options.start_word else 0
    return size(options) - neutral_squares(options) - given + spare(options)
