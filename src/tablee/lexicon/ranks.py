"""Ranks: how common a word is, rounded up to bands that people can read and a byte can hold."""

from bisect import bisect_left

BANDS: tuple[int, ...] = (
    *range(100, 1_000, 100),
    *range(1_000, 10_000, 500),
    *range(10_000, 50_000, 2_500),
    *range(50_000, 100_000, 10_000),
    *range(100_000, 300_001, 25_000),
)
"""A word in band 3,000 is among the 3,000 most frequent and not among the 2,500."""

UNKNOWN = 0x7F
"""The band of words that the source's corpus has not counted."""

CRUDE = 0x80
"""A flag beside the band: the house neither asks for such a word nor lets its bots lay it."""


def band_of(rank: int) -> int:
    """The number of the band that holds the rank; ranks past the last band are unknown."""
    band = bisect_left(BANDS, rank)
    return band if band < len(BANDS) else UNKNOWN


def rank_of(mark: int) -> int | None:
    """The rank that a word's mark tells: the upper end of its band, or None."""
    band = mark & ~CRUDE
    return None if band == UNKNOWN else BANDS[band]


def most_marks(rank: int) -> int:
    """How many bands lie wholly within a rank: marks below this number are of words that frequent."""
    return bisect_left(BANDS, rank + 1)
